import { cleanText } from '@spmb/shared/sync/stream/clean-text.ts';

/** A JSON answer; undefined: it is none. */
export function parseJawaban(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Longest text of a channel that is kept. */
const wordMax = 200;

/** A text, number or yes of an answer as a text that every database stores; '' for anything else. */
export const kataJawaban = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? cleanText(String(value).slice(0, wordMax))
    : '';
