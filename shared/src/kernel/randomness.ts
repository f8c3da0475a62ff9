/** The only source of randomness. */
export interface Randomness {
  /** `count` bytes fit for keys. */
  bytes(count: number): Uint8Array;
}
