import { entryInWords } from '@spmb/shared/audit/entry-in-words.ts';
import type { Audit } from '@spmb/shared/kernel/audit.schema.ts';
import { findFieldNames } from '../db/field-names.ts';
import { blankIsi } from '../db/chain/entry-hash.ts';
import type { Reader } from '../db/store.ts';

/**
 * Entries of the audit trail as people read them: with what their ids and codes stand for today. Where the values of an
 * entry were deleted, its account says who acted, as it is called today.
 */
export async function entriesInWords(read: Reader, entries: readonly Audit[]): Promise<Audit[]> {
  const nameOf = await findFieldNames(read, entries.flatMap(idsOf));
  const actorOf = ({ nama, akun_id }: Audit) =>
    nama === blankIsi.nama && akun_id !== null ? (nameOf('akun_id', akun_id) ?? nama) : nama;
  return entries.map((entry) => ({ ...entryInWords(entry, nameOf), nama: actorOf(entry) }));
}

const idsOf = ({ nama, akun_id, sebelum, sesudah }: Audit) =>
  [nama === blankIsi.nama ? { akun_id } : null, sebelum, sesudah].flatMap((side) =>
    Object.entries(side ?? {}).flatMap(([field, value]) =>
      [value]
        .flat()
        .filter((one): one is string => typeof one === 'string')
        .map((one) => [field, one] as const),
    ),
  );
