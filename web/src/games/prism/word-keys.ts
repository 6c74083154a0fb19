// Generated from words/en.ftl by scripts/game_types.py: change that, not this.
export interface Words {
  "tagline": never;
  "option-target": never;
  "option-deck": never;
}
