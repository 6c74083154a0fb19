/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    manifest: true,
    // gallery.html is not named here: it is for those who draw boards, and never shipped.
    rolldownOptions: { input: "index.html" },
    target: "es2022",
    modulePreload: { polyfill: false },
    // A strict content policy allows no data: addresses in styles.
    assetsInlineLimit: 0,
  },
  server: {
    // The words of the games lie beside their rules.
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
  // Tests mount components as a browser would.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/i18n/setup.ts"] },
}));
