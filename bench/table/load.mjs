// Plays many matches at once against a table server and prints one line of JSON about it.
//
//   node load.mjs --server boardgame|pentaprism --url http://127.0.0.1:8000 --matches 500
//                 --opening 10 --moves 60
//   node load.mjs ... --rate MOVES_A_SECOND --warmup 3 --seconds 10
//   node load.mjs --crash --storage FOLDER ...
//
// A match is two websockets. A player who sees on its own socket that it is its turn sends a move;
// the move counts when its sender has the answer and its opponent the new state, and its latency
// is the time from sending to the opponent's having it.
//
// As fast as the server can, every server is given the same moves: it is measured from the time
// when the matches have `opening` moves on average until they have `moves`, or for `longest`
// seconds. At a given rate the matches take turns for some seconds.
//
// With --crash it first prints {"playing": N} and plays as fast as it can until the server is
// killed, waits for the server to come back and asks for every match: is each acknowledged move
// still there? A match that lacks one is lost, one that cannot be read is garbled.

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { BoardgameTable, PentaprismTable } from './tables.mjs';

const { values: asked } = parseArgs({
  options: {
    server: { type: 'string' },
    url: { type: 'string' },
    matches: { type: 'string', default: '500' },
    opening: { type: 'string', default: '10' },
    moves: { type: 'string', default: '60' },
    longest: { type: 'string', default: '80' },
    rate: { type: 'string', default: '' },
    warmup: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    limit: { type: 'string', default: '120' }, // seconds, whatever happens
    crash: { type: 'boolean', default: false },
    storage: { type: 'string', default: '' },
  },
});
const Table = { boardgame: BoardgameTable, pentaprism: PentaprismTable }[asked.server];
const AT_ONCE = 16; // matches that are being opened or checked at a time

/** Counts what happens between `begin` and `end`; errors count from the start. */
class Meter {
  constructor() {
    this.counting = false;
    this.made = 0; // moves since the start
    this.latencies = [];
    this.live = new Set(); // tables at which a move was made
    this.finishedGames = 0;
    this.open = 0; // sockets of matches that are being played
    this.ending = false; // no further game is begun
    this.crashing = false; // a socket may close, a match may fail to open
    this.cut = 0; // sockets that the server has closed
    this.late = 0; // milliseconds for which this process itself was held up at the most
    this.errors = {};
  }

  begin() {
    this.began = performance.now();
    this.processor = process.cpuUsage();
    this.counting = true;
  }

  end() {
    this.counting = false;
    this.seconds = (performance.now() - this.began) / 1000;
    const { user, system } = process.cpuUsage(this.processor);
    this.busy = (user + system) / 1e6 / this.seconds;
  }

  moved(table, milliseconds) {
    this.made += 1;
    if (!this.counting) return;
    this.latencies.push(milliseconds);
    this.live.add(table);
  }

  failed(what) {
    this.errors[what] = (this.errors[what] ?? 0) + 1;
  }

  closed(table) {
    this.cut += 1;
    if (table.playing) this.open -= 1;
    if (!this.crashing) this.failed('socket closed');
  }

  finished(table) {
    this.finishedGames += 1;
    this.open -= 2;
    if (!this.ending) open(table).then(() => table.start(), () => {});
  }

  report() {
    const sorted = Float64Array.from(this.latencies).sort();
    const share = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
    return {
      matches: this.live.size,
      moves: sorted.length,
      seconds: round(this.seconds),
      moves_per_second: round(sorted.length / this.seconds),
      p50: round(share(0.5)),
      p99: round(share(0.99)),
      max: round(sorted.at(-1)),
      late: round(this.late),
      finished: this.finishedGames,
      busy: round(this.busy), // the generator's own share of its core: near 1, it is the limit
      errors: this.errors,
    };
  }
}

const meter = new Meter();

function round(number) {
  return number === undefined ? null : Math.round(number * 100) / 100;
}

/** Numbers from 0 to 1 by a xorshift of 32 bits, so that every run plays the same way. */
function chanceFrom(seed) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function say(line) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

async function each(items, work) {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function open(table) {
  try {
    await table.open();
    meter.open += 2;
  } catch (error) {
    if (!meter.crashing) meter.failed(`not opened: ${error.message}`);
    throw error;
  }
}

async function openAll() {
  const eager = asked.rate === '';
  const tables = Array.from({ length: Number(asked.matches) }, (_, number) => {
    return new Table(asked.url, chanceFrom(Number(asked.seed) * 1_000_003 + number), meter, eager);
  });
  await each(tables, open);
  return tables;
}

/** Has the tables move one after the other, at `rate` moves a second in all. */
async function pace(tables, rate) {
  const began = performance.now();
  let made = 0;
  let before = began;
  while (!meter.ending) {
    const now = performance.now();
    if (meter.counting) meter.late = Math.max(meter.late, now - before);
    before = now;
    const due = ((now - began) / 1000) * rate;
    for (; made < due; made += 1) tables[made % tables.length].nudge();
    await sleep(1);
  }
}

/** Returns when the matches have so many moves on average, or the time is over. */
async function played(moves, seconds) {
  const end = performance.now() + seconds * 1000;
  while (meter.made < moves * Number(asked.matches) && performance.now() < end) await sleep(5);
}

async function measure() {
  const tables = await openAll();
  for (const table of tables) table.start();
  if (asked.rate) pace(tables, Number(asked.rate));
  await (asked.rate ? sleep(Number(asked.warmup) * 1000) : played(Number(asked.opening), 20));
  meter.begin();
  await (asked.rate
    ? sleep(Number(asked.seconds) * 1000)
    : played(Number(asked.moves), Number(asked.longest)));
  meter.end();
  meter.ending = true;
  say(meter.report());
}

async function crash() {
  const tables = await openAll();
  for (const table of tables) table.start();
  meter.begin();
  meter.crashing = true;
  say({ playing: tables.length });
  while (meter.cut === 0 || meter.open > 0) await sleep(50);
  meter.end();
  meter.ending = true;
  while (!(await answers())) await sleep(200);
  const records = tables.flatMap((table) => table.records);
  const found = { kept: 0, lost: 0, garbled: 0 };
  await each(records, async (record) => {
    found[await check(record)] += 1;
  });
  say({ matches: records.length, moves: meter.latencies.length, ...found, errors: meter.errors });
}

async function check(record) {
  try {
    return await Table.check(asked.url, record, asked.storage);
  } catch (error) {
    meter.failed(`not told: ${error.message}`);
    return 'garbled';
  }
}

async function answers() {
  return fetch(asked.url, { signal: AbortSignal.timeout(2000) }).then(() => true, () => false);
}

function giveUp(why) {
  meter.failed(why);
  say({ errors: meter.errors });
  process.exit(3);
}

setTimeout(giveUp, Number(asked.limit) * 1000, 'out of time');
await (asked.crash ? crash() : measure()).catch((error) => giveUp(error.message));
process.exit(0);
