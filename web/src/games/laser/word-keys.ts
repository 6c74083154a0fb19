// Generated from words/en.ftl by scripts/game_types.py: change that, not this.
export interface Words {
  "tagline": never;
  "option-mode": never;
  "option-cards": never;
  "option-target": never;
  "option-learning": never;
  "option-untimed": never;
  "option-round_limit": never;
  "option-marks": never;
  "choice-mode-team": never;
  "choice-mode-competitive": never;
  "choice-marks-wipe": never;
  "choice-marks-stay": never;
}
