/** A text as a QR code (ISO/IEC 18004): bytes, level M, versions 1 to 10. Drawn in the browser where the text is a
 *  secret that must not stand in an address the server is asked for. */

/** By version: words of error correction a block, blocks, words in all, where the small squares lie. */
const VERSIONS: [correction: number, blocks: number, words: number, align: number[]][] = [
  [10, 1, 26, []],
  [16, 1, 44, [6, 18]],
  [26, 1, 70, [6, 22]],
  [18, 2, 100, [6, 26]],
  [24, 2, 134, [6, 30]],
  [16, 4, 172, [6, 34]],
  [18, 4, 196, [6, 22, 38]],
  [22, 4, 242, [6, 24, 42]],
  [22, 5, 292, [6, 26, 46]],
  [26, 5, 346, [6, 28, 50]],
];

/** Rows of dark and light squares, without the margin; null if the text is too long. */
export function qrSquares(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(([correction, blocks, words], i) => bytes.length + (i < 9 ? 2 : 3) <= words - correction * blocks);
  const shape = VERSIONS[index];
  if (!shape) return null;
  const grid = new Grid(index + 1, shape[3]);
  grid.fill(interleaved(bytes, index + 1, shape));
  return grid.dark;
}

// -- words

function interleaved(bytes: Uint8Array, version: number, [correction, blocks, words]: (typeof VERSIONS)[number]): number[] {
  const room = words - correction * blocks;
  let bits = "0100" + binary(bytes.length, version < 10 ? 8 : 16) + Array.from(bytes, (byte) => binary(byte, 8)).join("");
  bits += "0000";
  bits = bits.slice(0, room * 8).padEnd(Math.ceil(Math.min(bits.length, room * 8) / 8) * 8, "0");
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);

  const short = Math.floor(room / blocks);
  const long = room % blocks; // so many blocks, the last ones, have a word more
  const parts = Array.from({ length: blocks }, (_, i) => {
    const from = i * short + Math.max(0, i - (blocks - long));
    return data.slice(from, from + short + (i >= blocks - long ? 1 : 0));
  });
  const divisor = divisorOf(correction);
  const checks = parts.map((part) => remainder(part, divisor));
  const across = (rows: number[][], length: number): number[] =>
    Array.from({ length }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...across(parts, short + 1), ...across(checks, correction)];
}

const binary = (n: number, digits: number): string => n.toString(2).padStart(digits, "0");

/** In the field of 256 elements. */
function product(x: number, y: number): number {
  let z = 0;
  for (let i = 7; i >= 0; i--) {
    z = (z << 1) ^ ((z >>> 7) * 0x11d);
    z ^= ((y >>> i) & 1) * x;
  }
  return z;
}

function divisorOf(degree: number): number[] {
  const found: number[] = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) found[j] = product(found[j] ?? 0, root) ^ (found[j + 1] ?? 0);
    root = product(root, 2);
  }
  return found;
}

function remainder(data: number[], divisor: number[]): number[] {
  const rest: number[] = Array<number>(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((each, i) => (rest[i] = (rest[i] ?? 0) ^ product(each, factor)));
  }
  return rest;
}

// -- squares

class Grid {
  readonly dark: boolean[][];
  private readonly taken: boolean[][];
  private readonly size: number;

  constructor(version: number, align: number[]) {
    const size = (this.size = version * 4 + 17);
    this.dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.taken = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    for (let i = 0; i < size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) this.rings(x, y, 4, (far) => far !== 2 && far !== 4);
    const last = align.length - 1;
    align.forEach((x, i) =>
      align.forEach((y, j) => {
        const corner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
        if (!corner) this.rings(x, y, 2, (far) => far !== 1);
      }),
    );
    this.format();
    if (version >= 7) this.version(version);
  }

  /** The words in their order, under the mask of a chessboard. */
  fill(words: number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      const upwards = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const y = upwards ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.taken[y]?.[x]) continue;
          const on = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
          bit += 1;
          this.set(x, y, on !== ((x + y) % 2 === 0));
        }
      }
    }
  }

  private set(x: number, y: number, on: boolean): void {
    const [row, taken] = [this.dark[y], this.taken[y]];
    if (!row || !taken || x < 0 || x >= this.size) return;
    row[x] = on;
    taken[x] = true;
  }

  private rings(x: number, y: number, reach: number, on: (far: number) => boolean): void {
    for (let dx = -reach; dx <= reach; dx++) {
      for (let dy = -reach; dy <= reach; dy++) this.set(x + dx, y + dy, on(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }

  /** Level M (00) and mask 0, twice: the same bits for every code. */
  private format(): void {
    const bits = 0x5412;
    const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
    const far = this.size - 1;
    for (let i = 0; i < 15; i++) {
      const line = i < 6 ? i : i < 8 ? i + 1 : far - (14 - i); // down the left finder, then beside the lower one
      this.set(8, line, bit(i));
      this.set(i < 8 ? far - i : i === 8 ? 7 : 14 - i, 8, bit(i));
    }
    this.set(8, this.size - 8, true);
  }

  private version(version: number): void {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const on = ((bits >>> i) & 1) === 1;
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(a, b, on);
      this.set(b, a, on);
    }
  }
}
