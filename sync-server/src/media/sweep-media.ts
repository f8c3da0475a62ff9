import type { Context } from '../context.ts';
import { schoolId } from '../db/school-id.ts';
import { deleteOldMedia } from './media.mutations.ts';
import { pageMedia } from './media.queries.ts';
import type { MediaReference } from './media-reference.ts';
import type { Held } from './media-references.queries.ts';
import type { Doctype } from './media.table.ts';

/** Who may still need a stored file. */
export interface MediaHolders {
  references: readonly MediaReference[];
  /** Names of any kind that are not to be forgotten. */
  names: readonly Held[];
  files: readonly Held[];
}

const system = { sekolah_id: schoolId, akun_id: null, nama: 'sistem' };
/** As long as a form may stand open between an upload and its save. */
const orphanForMs = 24 * 3_600_000;

/**
 * Forgets stored names that no record has named for a day, then removes files that nobody knows. A name whose file is
 * gone is told in the log: the file is to be uploaded again, or taken from a backup. Answers how many files were removed.
 */
export async function sweepMedia(context: Context, holders: MediaHolders): Promise<number> {
  await sweepNames(context, holders);
  return sweepFiles(context, holders.files);
}

async function sweepNames(context: Context, { references, names }: MediaHolders): Promise<void> {
  const { read } = context.store;
  const beforeMs = context.clock.nowMs() - orphanForMs;
  const named = new Map<Doctype, Set<string>>();
  for (const { doctype, list } of references)
    named.set(doctype, await addAll(named.get(doctype) ?? new Set(), list(read)));
  const kept = new Set<string>();
  for (const list of names) await addAll(kept, list(read));
  for await (const page of pageMedia(read)) {
    const orphans = page.filter(
      ({ id, doctype, dibuat_ms }) =>
        dibuat_ms < beforeMs && named.get(doctype)?.has(id) === false && !kept.has(id),
    );
    if (orphans.length === 0) continue;
    const ids = orphans.map(({ id }) => id);
    await context.store.tx(system, (tx) => deleteOldMedia(tx, beforeMs, ids));
  }
}

async function sweepFiles(context: Context, files: readonly Held[]): Promise<number> {
  const stored = await addAll(new Set(), context.media.list());
  const needed = new Set<string>();
  for (const list of files) await addAll(needed, list(context.store.read));
  const missing: string[] = [];
  for await (const page of pageMedia(context.store.read))
    for (const { id, sha256 } of page) {
      needed.add(sha256);
      if (!stored.has(sha256)) missing.push(id);
    }
  let removed = 0;
  for (const sha256 of stored)
    if (!needed.has(sha256) && (await context.media.removeOld(sha256, orphanForMs))) removed += 1;
  if (missing.length > 0)
    context.log.error({ missing: missing.length, first: missing.slice(0, 10) }, 'stored files are missing');
  return removed;
}

async function addAll(set: Set<string>, pages: AsyncIterable<readonly string[]>): Promise<Set<string>> {
  for await (const page of pages) for (const one of page) set.add(one);
  return set;
}
