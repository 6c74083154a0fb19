// Generated from words/en.ftl by scripts/game_types.py: change that, not this.
export interface Words {
  "seat": "seat";
  "seat-unnamed": "seat";
  "clock": never;
  "refused-over": "reason";
  "refused-turn": "seat" | "turn";
  "result": "count" | "reason" | "winners";
}
