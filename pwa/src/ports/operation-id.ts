import { browserRandomness } from './browser-randomness.ts';

/** A new id for an act, so that a repeat of it changes nothing. */
export const newOperationId = (): string =>
  Array.from(browserRandomness.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
