import { fstatSync, readSync } from 'node:fs';
import { endianness } from 'node:os';
import { withFile } from './sqlite-header.ts';

/** What a write-ahead log holds, up to its last sound commit (https://sqlite.org/fileformat2.html#walformat). */
export interface Wal {
  /** Frames up to the last sound commit. */
  frames: number;
  /** Rises by one whenever the log is begun anew, from a random number where the file is made. */
  salt: number;
  /** Pages of the database after the last commit. */
  pages: number;
  /** Pages that it holds. */
  held: ReadonlySet<number>;
  /** What the first page says in it; undefined where it does not hold that page. */
  userVersion: number | undefined;
  /** A frame before the end of a commit that was synced is wrong, or the end is missing. */
  isDamaged: boolean;
}

const headBytes = 32;
const frameHeadBytes = 24;
/** A log begun anew this often is another one: terabytes lie between. */
const sameLogMax = 2 ** 20;

type Sum = readonly [number, number];

function addSum([first, second]: Sum, bytes: Buffer, isBig: boolean): Sum {
  let a = first;
  let b = second;
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0;
    b = (b + (isBig ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0;
  }
  return [a, b];
}
const sumAt = (bytes: Buffer, at: number): Sum => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
const isSame = (one: Sum, other: Sum) => one[0] === other[0] && one[1] === other[1];

/** How often the log was begun anew between two salts; undefined where they are not of one log. */
export function timesAnew(earlier: number, later: number): number | undefined {
  const times = (later - earlier) >>> 0;
  return times < sameLogMax ? times : undefined;
}

/** The salt of the log as it was begun, without opening its index, which holds the locks; undefined as in readWal. */
export const readWalSalt = (path: string, pageSize: number): number | undefined =>
  withFile(`${path}-wal`, (file) => readHead(file, pageSize)?.salts[0]);

interface WalHead {
  isBig: boolean;
  headSum: Sum;
  salts: Sum;
}

function readHead(file: number, pageSize: number): WalHead | undefined {
  const head = Buffer.alloc(headBytes);
  if (readSync(file, head, 0, headBytes, 0) < headBytes) return undefined;
  const isBig = (head.readUInt32BE(0) & 1) === 1;
  const headSum = addSum([0, 0], head.subarray(0, 24), isBig);
  const isHead = head.readUInt32BE(0) >>> 1 === 0x377f0682 >>> 1 && head.readUInt32BE(8) === pageSize;
  return isHead && isSame(headSum, sumAt(head, 24)) ? { isBig, headSum, salts: sumAt(head, 16) } : undefined;
}

/**
 * Reads the log beside a database that nobody has open, and the index of it that a crash leaves behind. undefined where there is none, or
 * none with a sound head: nothing was committed to such a one.
 */
export function readWal(path: string, pageSize: number): Wal | undefined {
  return withFile(`${path}-wal`, (file) => {
    const head = readHead(file, pageSize);
    if (!head) return undefined;
    const { isBig, headSum, salts } = head;
    const frameBytes = frameHeadBytes + pageSize;
    const count = Math.floor((fstatSync(file).size - headBytes) / frameBytes);
    const held = new Set<number>();
    const wal = { frames: 0, salt: salts[0], pages: 0, userVersion: undefined as number | undefined };
    let isDamaged = false;
    let isSound = true;
    let before: Sum = headSum;
    let wasCommit = false;
    let pending: { page: number; version: number | undefined }[] = [];
    const frame = Buffer.alloc(frameBytes);
    for (let at = 1; at <= count && !isDamaged; at++) {
      readSync(file, frame, 0, frameBytes, headBytes + (at - 1) * frameBytes);
      const stored = sumAt(frame, 16);
      const sum = addSum(addSum(before, frame.subarray(0, 8), isBig), frame.subarray(frameHeadBytes), isBig);
      const isOfThis = isSame(sumAt(frame, 8), salts);
      const isRight = isOfThis && isSame(sum, stored);
      // Behind a commit nothing is written before it is synced: what is wrong before it was right once.
      if (!isSound) isDamaged = isRight && wasCommit;
      isSound &&= isRight;
      const pages = frame.readUInt32BE(4);
      before = stored;
      wasCommit = isOfThis && pages > 0;
      if (!isSound) continue;
      const page = frame.readUInt32BE(0);
      pending.push({ page, version: page === 1 ? frame.readInt32BE(frameHeadBytes + 60) : undefined });
      if (pages === 0) continue;
      for (const one of pending) {
        held.add(one.page);
        wal.userVersion = one.version ?? wal.userVersion;
      }
      pending = [];
      Object.assign(wal, { frames: at, pages });
    }
    return { ...wal, held, isDamaged: isDamaged || isCut(`${path}-shm`, wal) };
  });
}

/**
 * Whether the index tells of more commits than the log holds. It names a commit only after its sync; that it was not
 * written itself, or is older than the log, says nothing.
 */
function isCut(path: string, { salt, frames }: { salt: number; frames: number }): boolean {
  const isCutOff = withFile(path, (file) => {
    const bytes = Buffer.alloc(48);
    if (readSync(file, bytes, 0, 48, 0) < 48) return false;
    const isBig = endianness() === 'BE';
    const read = (at: number) => (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
    const sum = addSum([0, 0], bytes.subarray(0, 40), isBig);
    if (read(0) !== 3_007_000 || bytes[12] !== 1 || !isSame(sum, [read(40), read(44)])) return false;
    const told = read(16);
    const times = timesAnew(salt, bytes.readUInt32BE(32));
    return told > 0 && times !== undefined && (times > 0 || told > frames);
  });
  return isCutOff ?? false;
}
