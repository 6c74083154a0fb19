// A table is two players on two websockets: one class for each server, one base for what is the
// same on both. All times are of this process, so sender and opponent share a clock.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import WebSocket from 'ws';

const SEATS = [0, 1];
const ANSWER_MS = 20_000;

async function post(address, body) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok) throw new Error(`${answer.status} from ${new URL(address).pathname}`);
  return answer.json();
}

/** `promise`, but not for longer than a person would wait. */
function soon(promise, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer: ${what}`)), ANSWER_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

class Table {
  /**
   * `meter` is told of moves and errors. An `eager` table moves as soon as it may; another one
   * moves once each time `nudge` is called.
   */
  constructor(url, chance, meter, eager) {
    Object.assign(this, { url, chance, meter, eager });
    this.nudged = false;
    this.records = []; // of every match at this table: what the server has acknowledged
    this.clear();
  }

  clear() {
    this.playing = false;
    this.turn = null; // the seat that has seen that it is its turn
    this.waiting = []; // moves that sender or opponent have not seen yet
    this.sockets = [];
  }

  start() {
    this.playing = true;
    this.wake();
  }

  nudge() {
    this.nudged = true;
    this.wake();
  }

  wake() {
    if (!this.playing || this.turn === null || !(this.eager || this.nudged)) return;
    const move = { seat: this.turn, at: performance.now(), acknowledged: false, took: null };
    this.turn = null;
    this.nudged = false;
    this.waiting.push(move);
    this.send(move);
  }

  /** A message came to `seat`; `shows(move)` tells whether a move is contained in it. */
  arrived(seat, shows) {
    for (const move of this.waiting.filter(shows)) {
      if (move.seat !== seat) {
        move.took ??= performance.now() - move.at;
      } else if (!move.acknowledged) {
        move.acknowledged = true;
        this.acknowledge(move);
      }
      if (move.acknowledged && move.took !== null) {
        this.waiting.splice(this.waiting.indexOf(move), 1);
        this.meter.moved(this, move.took);
      }
    }
  }

  /** `seat` is to move, as it was told; it has to wait for the answer to an earlier move. */
  mayMove(seat) {
    if (this.waiting.some((move) => move.seat === seat && !move.acknowledged)) return;
    this.turn = seat;
    this.wake();
  }

  /** A number from 0 to `count` - 1. */
  pick(count) {
    return Math.floor(this.chance() * count);
  }
}

/** A table at bench/table/boardgame.mjs. */
export class BoardgameTable extends Table {
  async open() {
    this.clear();
    this.versions = [0, 0]; // the state that each player was told last
    const lobby = `${this.url}/games/squares`;
    const { matchID } = await post(`${lobby}/create`, { numPlayers: 2 });
    this.record = { match: matchID, credentials: [], version: 0 };
    this.records.push(this.record);
    for (const seat of SEATS) {
      const joining = { playerID: String(seat), playerName: `player ${seat}` };
      const { playerCredentials } = await post(`${lobby}/${matchID}/join`, joining);
      this.record.credentials[seat] = playerCredentials;
    }
    for (const seat of SEATS) {
      const socket = connect(this.url);
      this.sockets[seat] = socket;
      socket.on('disconnect', () => this.meter.closed(this));
      socket.on('update', (_match, state) => this.told(seat, state));
      const { state } = await soon(sync(socket, this.record, seat), 'sync');
      this.told(seat, state);
    }
  }

  told(seat, state) {
    this.versions[seat] = state._stateID;
    this.arrived(seat, (move) => state._stateID > move.version);
    if (state.ctx.currentPlayer === String(seat)) this.mayMove(seat);
  }

  send(move) {
    move.version = this.versions[move.seat];
    const payload = {
      type: 'take',
      args: [this.pick(64)],
      playerID: String(move.seat),
      credentials: this.record.credentials[move.seat],
    };
    const which = [move.version, this.record.match, payload.playerID];
    this.sockets[move.seat].emit('update', { type: 'MAKE_MOVE', payload }, ...which);
  }

  acknowledge(move) {
    this.record.version = Math.max(this.record.version, move.version + 1);
  }

  close() {
    for (const socket of this.sockets) socket.off('disconnect').disconnect();
  }

  /** What a restarted server still has of a match; throws when it does not tell. */
  static async check(url, record, storage) {
    // The server itself would end at a file that is no JSON, and with it the whole check.
    if (await garbled(record.match, storage)) return 'garbled';
    const socket = connect(url);
    try {
      const { state, log } = await soon(sync(socket, record, 0), 'sync');
      const logged = new Set((log ?? []).map((entry) => entry._stateID));
      const acknowledged = Array.from({ length: record.version }, (_, version) => version);
      const kept = state._stateID >= record.version && acknowledged.every((v) => logged.has(v));
      return kept ? 'kept' : 'lost';
    } finally {
      socket.disconnect();
    }
  }
}

function connect(url) {
  return io(`${url}/squares`, { transports: ['websocket'], forceNew: true, reconnection: false });
}

function sync(socket, record, seat) {
  return new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('disconnect', () => reject(new Error('closed')));
    socket.once('sync', (_match, told) => resolve(told));
    socket.emit('sync', record.match, String(seat), record.credentials[seat], 2);
  });
}

/** FlatFile keeps each value in a file of its own, named by the MD5 of its key. */
async function garbled(match, storage) {
  for (const key of [match, `${match}:initial`, `${match}:metadata`, `${match}:log`]) {
    const file = join(storage, createHash('md5').update(key).digest('hex'));
    try {
      JSON.parse(await readFile(file, 'utf8'));
    } catch (error) {
      if (error.code !== 'ENOENT') return true;
    }
  }
  return false;
}

/** A table at our own server (src/pentaprism/server/wire.py). */
export class PentaprismTable extends Table {
  async open() {
    this.clear();
    this.seats = SEATS.map(() => ({ moves: 0 })); // what each browser knows
    const matches = `${this.url}/api/matches`;
    const wishes = { game: 'prizmik', seats: [{ kind: 'me', name: 'player 0' }, { kind: 'open' }] };
    const first = await post(matches, wishes);
    this.record = { match: first.match, token: first.token, moves: new Map() };
    this.records.push(this.record);
    await this.sit(0, first.token);
    const second = await post(`${matches}/${first.match}/seats`, { name: 'player 1' });
    await this.sit(1, second.token);
  }

  /** Resolves as soon as the seat's browser has been told the table. */
  sit(seat, token) {
    const socket = new WebSocket(socketOf(this.url, this.record.match));
    this.sockets[seat] = socket;
    this.seats[seat].token = token;
    socket.on('open', () => this.hello(seat));
    const told = new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => {
        this.meter.closed(this);
        reject(new Error('closed'));
      });
      socket.on('message', (text) => {
        const message = JSON.parse(text);
        this.told(seat, message);
        if (message.is === 'table') resolve();
      });
    });
    return soon(told, 'hello');
  }

  hello(seat) {
    this.sockets[seat].send(JSON.stringify({ do: 'hello', token: this.seats[seat].token }));
  }

  told(seat, message) {
    if (message.is === 'refused') return this.refused(seat, message);
    if (message.is !== 'table' && message.is !== 'update') return;
    const known = this.seats[seat];
    if (message.is === 'update' && message.since !== known.version) {
      this.meter.failed('gap');
      return this.hello(seat);
    }
    known.version = message.version;
    known.phase = message.phase ?? known.phase;
    known.view = message.views?.[seat] ?? known.view;
    known.moves = message.log.at(-1)?.moves ?? known.moves;
    this.arrived(seat, (move) => message.log.some((line) => isOf(line, move)));
    if (known.phase === 'over') this.finish();
    else if (known.phase === 'playing' && known.view.to_act.includes(seat)) this.mayMove(seat);
  }

  refused(seat, { reply_to: id, code }) {
    this.meter.failed(`refused: ${code}`);
    this.waiting = this.waiting.filter((move) => move.id !== id);
    this.hello(seat);
  }

  send(move) {
    const { version, view, moves } = this.seats[move.seat];
    move.number = moves + 1;
    move.id = `m${move.number}`;
    const legal = view.legal[move.seat];
    move.text = legal[this.pick(legal.length)];
    const play = { do: 'play', id: move.id, seat: move.seat, version, moves: [move.text] };
    this.sockets[move.seat].send(JSON.stringify(play));
  }

  acknowledge(move) {
    this.record.moves.set(move.number, move.text);
  }

  /** Both players know that the game is over: on with another one. */
  finish() {
    if (!this.seats.every(({ phase }) => phase === 'over') || !this.playing) return;
    this.playing = false;
    this.close();
    this.meter.finished(this);
  }

  close() {
    for (const socket of this.sockets) {
      socket.removeAllListeners('close');
      socket.close();
    }
  }

  /** What a restarted server still has of a match; throws when it does not tell. */
  static async check(url, record) {
    const socket = new WebSocket(socketOf(url, record.match));
    const told = new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('closed')));
      socket.on('open', () => socket.send(JSON.stringify({ do: 'hello', token: record.token })));
      socket.on('message', (text) => {
        const message = JSON.parse(text);
        if (message.is === 'table') resolve(message);
        if (message.is === 'refused') reject(new Error(message.code));
      });
    });
    try {
      const { log } = await soon(told, 'hello');
      const moves = log.filter((line) => line.move);
      const stored = new Map(moves.map((line) => [line.moves, line.move]));
      const kept = [...record.moves].every(([number, text]) => stored.get(number) === text);
      return kept ? 'kept' : 'lost';
    } finally {
      socket.terminate();
    }
  }
}

function socketOf(url, match) {
  return `${url.replace('http', 'ws')}/api/matches/${match}/socket`;
}

function isOf(line, move) {
  return line.moves === move.number && line.seat === move.seat && line.move === move.text;
}
