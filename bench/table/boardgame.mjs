// A boardgame.io server with one small game, to compare ours with.
//
//   node boardgame.mjs --port 8000 --storage memory|FOLDER
//
// Where boardgame.io leaves a choice, the faster one is taken: no undo, nothing secret.

import { parseArgs } from 'node:util';
import boardgame from 'boardgame.io/dist/cjs/server.js';

const { values: asked } = parseArgs({
  options: { port: { type: 'string' }, storage: { type: 'string' } },
});

/** Who moved onto a square last and at which ply: 64 of them are about 1 kB of JSON. */
const square = (player, ply) => `${player}:${String(ply).padStart(10, '0')}`;

/** Two players in turns, each turn one square, without an end. */
const game = {
  name: 'squares',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => ({ ply: 0, squares: Array.from({ length: 64 }, () => square('-', 0)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take({ G, playerID }, at) {
      G.ply += 1;
      G.squares[at] = square(playerID, G.ply);
    },
  },
};

const server = boardgame.Server({
  games: [game],
  origins: [boardgame.Origins.LOCALHOST],
  // Without a database of its own boardgame.io keeps matches in memory.
  db: asked.storage === 'memory' ? undefined : new boardgame.FlatFile({ dir: asked.storage }),
});
await server.run(Number(asked.port));
