import { hasCapability, type Capability } from '@spmb/shared/kernel/capability.ts';
import { beranda, cari } from '@spmb/shared/kerangka/calls.ts';
import { tugasContract } from '@spmb/shared/kerangka/beranda.schema.ts';
import { maxCariHits, minCariLength, type HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { answerCall } from '../../http/answer-call.ts';
import { Forbidden } from '../../http/errors.ts';
import type { Feature, Search } from '../../feature.ts';
import { accountOf, type Call, type Route, type SignedIn } from '../../http/route.ts';
import { isPresent, listOn } from '../../settings/behind-saklar.ts';

/** What is due today comes first, what is only worth knowing last. */
const order = tugasContract.shape.sifat.options;

/** What every feature adds to the search and to the start page. */
export function kerangkaRoutes({ clock, store, zona }: Context, features: readonly Feature[]): Route[] {
  return [
    answerCall(cari, undefined, async ({ call }) => {
      const akun = staffOf(call);
      const { words } = readListQuery(call);
      if (words.join(' ').length < minCariLength) return [];
      const present = features.filter(isPresent(await listOn(store.read)));
      const searches = present.flatMap((feature) => feature.searches ?? []).filter(openTo(akun));
      return findInTurn(searches, ({ find }) => find(akun, words, maxCariHits));
    }),
    answerCall(beranda, undefined, async ({ call }) => {
      const akun = staffOf(call);
      const nowMs = clock.nowMs();
      const here = await zona();
      const now = { nowMs, zona: here, today: localDate(nowMs, here) };
      const present = features.filter(isPresent(await listOn(store.read)));
      const tasks = present.flatMap((feature) => feature.tasks ?? []);
      const mine = tasks.filter(openTo(akun));
      const all = (await Promise.all(mine.map(({ list }) => list(akun, now)))).flat();
      return all.sort((a, b) => order.indexOf(a.sifat) - order.indexOf(b.sifat));
    }),
  ];
}

/**
 * What all searches find, in their order. Two at a time, so that one of them is read from PostgreSQL while another is asked; each
 * gives way to exams behind it, since it may look through many thousand rows.
 */
async function findInTurn(
  searches: readonly Search[],
  find: (search: Search) => Promise<HasilCari[]>,
): Promise<HasilCari[]> {
  const hits: HasilCari[][] = [];
  const waiting = searches.entries();
  const findNext = async (): Promise<void> => {
    for (const [place, search] of waiting) {
      hits[place] = await find(search);
      await setImmediate();
    }
  };
  await Promise.all([findNext(), findNext()]);
  return hits.flat();
}

const openTo =
  ({ authent }: SignedIn) =>
  ({ capability }: { capability: Capability }): boolean =>
    hasCapability(authent, capability);

/** The signed-in account, unless it is a participant's: all other roles are staff. */
function staffOf(call: Call): SignedIn {
  const akun = accountOf(call);
  if (akun.authent === 'peserta') throw new Forbidden(403);
  return akun;
}
