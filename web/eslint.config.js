import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // TypeScript looks after names that do not exist.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Maps and sets here are replaced as a whole or remember what was worked out; none is watched.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check knows which of these comments are needed.
      "svelte/no-unused-svelte-ignore": "off",
      // A space at the end of a line is kept only so.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // Shows our own rules pages, made into HTML by the server; they hold no markup of others.
    files: ["src/widgets/RulesText.svelte"],
    rules: {
      "svelte/no-at-html-tags": "off",
    },
  },
);
