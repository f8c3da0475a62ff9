import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import type { Randomness } from '@spmb/shared/kernel/randomness.ts';
import { get, set } from 'idb-keyval';
import { patienceFor } from '../../../http/http-client.ts';
import { readAnswer } from '../../../http/read-answer.ts';
import type { SiteServices } from '../../../shell/site.tsx';

export type PublicCall<Answer> = PlacedCall<undefined, Answer>;

/** What the server has answered, and when by its own clock: a visitor's may be wrong by years. */
export interface Kept<Answer> {
  answer: Answer;
  atMs: number;
}

const answerTimeoutMs = 15_000;

/**
 * Answers of the public site. Each is also kept in the browser's database, where it lies for a visit without network: on
 * plain http there is no service worker that could. A browser that keeps nothing costs only that.
 */
export function createPublicData({
  http,
  clock,
  randomness,
}: Pick<SiteServices, 'http' | 'clock'> & { randomness: Randomness }) {
  const seen = new Map<string, Kept<unknown>>();
  let aheadMs = 0;
  return {
    /** What this visit has had. */
    seen: <Answer>({ path }: PublicCall<Answer>) => seen.get(path) as Kept<Answer> | undefined,
    /** What an earlier one has had. */
    kept: <Answer>({ path }: PublicCall<Answer>) => get<Kept<Answer>>(path).catch(() => undefined),
    /** Rejects with CallError. */
    async fetch<Answer>(call: PublicCall<Answer>): Promise<Kept<Answer>> {
      const response = await http.send(call, undefined, patienceFor(call, answerTimeoutMs));
      const answer = (await readAnswer(call.path, response)) as Answer;
      const saidMs = Date.parse(response.headers.get('date') ?? '');
      const atMs = Number.isNaN(saidMs) ? clock.nowMs() : saidMs;
      aheadMs = atMs - clock.nowMs();
      const kept = { answer, atMs };
      seen.set(call.path, kept);
      void set(call.path, kept).catch(() => undefined);
      return kept;
    },
    /** The time by the server's clock, as far as it is known. */
    nowMs: () => clock.nowMs() + aheadMs,
    /** A wait below `withinMs`, another for each visitor: thousands who wait for one instant do not ask in the same. */
    spread: (withinMs: number): number => {
      const [high = 0, low = 0] = randomness.bytes(2);
      return Math.floor((withinMs * (high * 256 + low)) / 65_536);
    },
  };
}

export type PublicData = ReturnType<typeof createPublicData>;
