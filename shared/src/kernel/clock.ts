/** The only source of time. Instants are integer milliseconds since 1970 (UTC). */
export interface Clock {
  /** Wall clock; may be wrong and may jump. */
  nowMs(): number;
  /** Milliseconds from an arbitrary start; never falls and ignores changes of the wall clock. */
  monotonicMs(): number;
}
