import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { deleteUnggahan } from './unggahan.mutations.ts';
import { listOldUnggahan, listUnknownUnggahan } from './unggahan.queries.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'sistem' };
const atOnce = 500;

/** Forgets uploads whose time is over, and bytes that belong to none. Answers how many it forgot. */
export async function sweepUnggahan(context: Context): Promise<number> {
  const { store, uploads } = context;
  const old = await listOldUnggahan(store.read, context.clock.nowMs());
  // An upload is announced before its bytes are stored: what lies here unannounced is left over.
  const lying = await uploads.listIds();
  for (const ids of inParts(old)) await store.tx(system, (tx) => deleteUnggahan(tx, ids));
  for (const ids of inParts(lying)) {
    for (const id of await listUnknownUnggahan(store.read, ids)) await uploads.remove(id);
    await setImmediate();
  }
  return old.length;
}

function* inParts(ids: readonly string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += atOnce) yield ids.slice(start, start + atOnce);
}
