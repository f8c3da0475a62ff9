import type { Limit, LoginDelay } from '../../../http/door/login-delay.ts';

/** Once a count is full, one more guess every so often. */
const everyMs = 15_000;
const hourMs = 3_600_000;
/** Of one account at one network, whatever its devices call themselves: such a name is soon drawn anew. */
const atNetwork: Limit = { free: 20, everyMs };
/** Weak passwords of cards, at one network and at all of them: a card password is looked at before anybody waits. */
const hourlyAtNetwork: Limit = { free: 100, everyMs: hourMs / 100 };
const hourly: Limit = { free: 300, everyMs: hourMs / 300 };

interface GuessFrom {
  /** Id of the account, or the made-up name that was typed. */
  owner: string;
  perangkat: string;
  network: string;
  /** Of the proof that the device was signed in before; undefined: it shows none. */
  nonce: string | undefined;
}
type Count = readonly [key: string, limit: Limit];

/**
 * One attempt to log in against what failed before it. Whoever proves his device is counted by himself; a proof whose
 * own guesses have to wait counts as none. `free`: failures on one device that cost nothing.
 */
export class LoginGuess {
  /** Other people's failures do not concern it. */
  readonly isProven: boolean;
  /** Milliseconds to wait after failures on this device or at this network. */
  readonly nearMs: number;
  /** Milliseconds to wait after failures of the last hour, from wherever. */
  readonly hourlyMs: number;
  readonly #delay: LoginDelay;
  readonly #owner: string;
  readonly #nowMs: number;
  readonly #own: Count;
  readonly #near: Count[];
  readonly #hour: Count[];
  readonly #counted: Count[] = [];

  constructor(
    delay: LoginDelay,
    { owner, perangkat, network, nonce }: GuessFrom,
    free: number,
    nowMs: number,
  ) {
    [this.#delay, this.#owner, this.#nowMs] = [delay, owner, nowMs];
    const ofProof: Count = [`bukti ${nonce}`, { free, everyMs }];
    this.isProven = nonce !== undefined && this.#waitMs([ofProof]) === 0;
    this.#own = this.isProven ? ofProof : [`perangkat ${perangkat}`, { free, everyMs }];
    this.#near = this.isProven ? [this.#own] : [this.#own, [`jaringan ${network}`, atNetwork]];
    this.#hour = this.isProven
      ? []
      : [
          [`jam ${network}`, hourlyAtNetwork],
          ['jam', hourly],
        ];
    this.nearMs = this.#waitMs(this.#near);
    this.hourlyMs = this.#waitMs(this.#hour);
  }

  /** Counted before the password is checked: many at once are no more than one after the other. */
  countNear(): void {
    this.#count(this.#near);
  }

  countHourly(): void {
    this.#count(this.#hour);
  }

  /** The password was right: the device is forgiven, and what others have guessed stays counted. */
  forgive(): void {
    for (const [key, limit] of this.#counted) this.#delay.undo(this.#owner, key, limit);
    this.#delay.forget(this.#owner, this.#own[0]);
  }

  #count(counts: readonly Count[]): void {
    for (const [key, limit] of counts)
      if (this.#delay.failed(this.#owner, key, limit, this.#nowMs)) this.#counted.push([key, limit]);
  }

  #waitMs(counts: readonly Count[]): number {
    return Math.max(
      0,
      ...counts.map(([key, limit]) => this.#delay.waitMs(this.#owner, key, limit, this.#nowMs)),
    );
  }
}
