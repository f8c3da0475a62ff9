import { entryInWords } from '@spmb/shared/audit/entry-in-words.ts';
import type { Audit } from '@spmb/shared/kernel/audit.ts';
import { findFieldNames } from '../db/field-names.ts';
import type { Reader } from '../db/store.ts';

/** Entries of the audit trail as people read them: with what their ids and codes stand for today. */
export async function entriesInWords(read: Reader, entries: readonly Audit[]): Promise<Audit[]> {
  const nameOf = await findFieldNames(read, entries.flatMap(idsOf));
  return entries.map((entry) => entryInWords(entry, nameOf));
}

const idsOf = ({ sebelum, sesudah }: Audit) =>
  [sebelum, sesudah].flatMap((side) =>
    Object.entries(side ?? {}).flatMap(([field, value]) =>
      [value]
        .flat()
        .filter((one): one is string => typeof one === 'string')
        .map((one) => [field, one] as const),
    ),
  );
