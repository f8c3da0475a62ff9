/** A login: `type` and `token` stand in every call that follows. */
export interface TokenAnswer {
  token: string;
  type: string;
  /** Seconds. */
  expires_in: number;
}

/** The answer to a right password. */
export interface LoginAnswer extends TokenAnswer {
  /** Shows at the next login that this device was signed in before. */
  bukti_perangkat: string;
}
