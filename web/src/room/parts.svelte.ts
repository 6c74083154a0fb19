/** What a table of a game is shown with: loaded when it is known which game it is. */

import * as api from "../app/api";
import type { Board } from "../games/board";
import { loadDescribe, loadTell, type Describe, type Tell } from "../games/boards";
import type { GameInfo, Table } from "../table/wire";

export class Parts {
  Board = $state.raw<Board>();
  describe = $state.raw<Describe>(() => "");
  tell = $state.raw<Tell | null>(null);
  info = $state.raw<GameInfo | null>(null);
  data = $state.raw<unknown>();

  private wanted: Promise<Board> | null = null;

  /** This board, unless another one is asked for before it has come. */
  async take(board: Promise<Board>): Promise<void> {
    this.wanted = board;
    const found = await board;
    if (this.wanted === board) this.Board = found;
  }

  /** Everything but the board itself. A board without data shows what it can. */
  load({ game, options }: Pick<Table["settings"], "game" | "options">): void {
    const missing = (): undefined => undefined; // the network may be gone
    loadDescribe(game).then((found) => (this.describe = found), missing);
    loadTell(game).then((found) => (this.tell = found), missing);
    api.game(game).then((found) => (this.info = found), missing);
    api.gameData(game, options).then((found) => (this.data = found), missing);
  }
}
