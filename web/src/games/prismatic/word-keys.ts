// Generated from words/en.ftl by scripts/game_types.py: change that, not this.
export interface Words {
  "tagline": never;
  "option-goal": never;
  "option-auction": never;
  "option-round_limit": never;
  "option-cards": never;
  "option-board": never;
}
