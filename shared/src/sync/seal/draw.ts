import { concatBytes, utf8 } from '../../kernel/text/bytes.ts';
import type { Digest } from './digest.ts';

/** Part of the stream's input, so that a later way of drawing cannot change drawn sheets. */
const algorithmVersion = 1;

export interface DrawInput {
  /** Secret of the schedule, 32 bytes. */
  secret: Uint8Array;
  paketHash: string;
  pesertaId: string;
  /** Rises only when staff ask for a new draw; a reset keeps it. */
  drawNumber: number;
}

export interface DrawPart {
  /** Question ids of one bank, by nomor. */
  butir: readonly string[];
  count: number;
  shuffled: boolean;
}

/** Question ids of an attempt in the order shown: each bank's part in turn. The same input gives the same sheet on every machine (S20). */
export function drawButir(digest: Digest, input: DrawInput, parts: readonly DrawPart[]): string[] {
  const random = uniform(digest, input, '');
  return parts.flatMap((part) =>
    (part.shuffled ? shuffle(part.butir, random) : part.butir).slice(0, part.count),
  );
}

/**
 * The letters of a question's options in the order in which this attempt shows them, "CADB". Drawn for each question by
 * itself, so that the order of questions does not enter; shown only, answers name the bank's letter (N52).
 */
export const drawOptions = (digest: Digest, input: DrawInput, butir: string, offered: string): string =>
  shuffle([...offered], uniform(digest, input, `opsi|${butir}|`)).join('');

/** Fisher–Yates. */
function shuffle(items: readonly string[], below: (limit: number) => number): string[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const held = order[last] as string;
    order[last] = order[other] as string;
    order[other] = held;
  }
  return order;
}

/** Uniform integers below a limit, by rejection, from HMAC-SHA-256 blocks; another `purpose` is another stream. */
function uniform(digest: Digest, input: DrawInput, purpose: string): (limit: number) => number {
  const { paketHash, pesertaId, drawNumber } = input;
  const label = utf8(`${algorithmVersion}|${paketHash}|${pesertaId}|${drawNumber}|${purpose}`);
  let block = new Uint8Array(0);
  let at = 0;
  let counter = 0;
  const nextWord = (): number => {
    if (at + 4 > block.length) {
      block = new Uint8Array(digest.hmacSha256(input.secret, concatBytes(label, utf8(String(counter++)))));
      at = 0;
    }
    const word = new DataView(block.buffer).getUint32(at);
    at += 4;
    return word;
  };
  return (limit) => {
    const usable = Math.floor(2 ** 32 / limit) * limit;
    for (;;) {
      const word = nextWord();
      if (word < usable) return word % limit;
    }
  };
}
