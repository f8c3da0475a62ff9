import { subjectOfEntry } from '@spmb/shared/audit/subject-of-entry.ts';
import { ikutWords, type Ikut } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { byId } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import { newId } from '../../db/new-id.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { nativeDigest } from '../../server/secrets/native-digest.ts';
import { foresee } from '../delete/along.queries.ts';
import { deleteAlong, type Deleted } from '../delete/delete-along.mutations.ts';
import type { CrudDefinition, Place, StoredRow } from '../definition/crud-definition.ts';
import type { SaveOptions } from './read-values.ts';
import { rowRecorder } from './record-row.ts';
import { refusalOf } from '../definition/refuse-isian.ts';
import { rowAccess } from './row-access.ts';

/** Reads and writes of one row of a resource. Writes run in the caller's transaction, the audit trail with them. */
export function rowsOf<Values extends object, Row extends { id: string }>(
  definition: CrudDefinition<Values, Row>,
) {
  const { resource, table, parent } = definition;
  const { within, getRow, openRow } = rowAccess(definition);
  const record = rowRecorder(definition);

  return {
    within,
    getRow,

    /** Answers the new row's id. */
    async create(tx: Transaction, place: Place, values: Values, options: SaveOptions): Promise<string> {
      await parent?.open(tx, place.akun, place.parent, true);
      const id = idOfNew(resource, place, values, options);
      const [taken] = await tx.select().from(table).where(byId(table, id));
      if (taken && resource.coded) throw refusalOf({ id: codeTaken(taken as StoredRow) });
      if (taken) return id;
      const further = await definition.check?.(tx, values, undefined, { ...place, id });
      const under = parent?.column ? { [parent.column]: place.parent } : {};
      const sesudah = { ...values, ...further, ...under, id, versi: 1, diubah_ms: place.nowMs };
      await tx.insert(table).values({ ...sesudah, sekolah_id: schoolId });
      await record(tx, place, id, options, { tindakan: 'buat', sesudah });
      return id;
    },

    /** Replaces the fields of a row; refuses (409) a save from an older version. */
    async update(
      tx: Transaction,
      place: Place,
      id: string,
      values: Values,
      options: SaveOptions,
    ): Promise<void> {
      const sebelum = await openRow(tx, place, id, options);
      const further = await definition.check?.(tx, values, sebelum, place);
      const changes = { ...values, ...further, id, versi: sebelum.versi + 1, diubah_ms: place.nowMs };
      await tx.update(table).set(changes).where(byId(table, id));
      await record(tx, place, id, options, {
        tindakan: 'ubah',
        sebelum,
        sesudah: { ...sebelum, ...changes },
      });
    },

    /** What a deletion of a row would take along; refuses where it cannot be deleted. */
    async foresee(read: Reader, place: Place, id: string): Promise<Ikut[]> {
      const row = await getRow(read, place, id);
      await definition.clear?.(read, row, place);
      return foresee(read, table, [id]);
    },

    /** Deletes a row with what goes along; the audit trail keeps the one, the undo record all of it. */
    async remove(tx: Transaction, place: Place, id: string, options: SaveOptions): Promise<Deleted> {
      const sebelum = await openRow(tx, place, id, options);
      await definition.clear?.(tx, sebelum, place);
      const judul = subjectOfEntry({ sebelum, sesudah: null }) ?? judulOf(resource, sebelum);
      const doomed = { table, ids: [id], baris_id: id, judul, isRecorded: true };
      const deleted = await deleteAlong(tx, place.nowMs, doomed, options);
      await definition.cleared?.(tx, deleted.along);
      const beside = deleted.ikut.length > 0 ? { ikut_terhapus: ikutWords(deleted.ikut) } : {};
      await record(tx, place, id, options, { tindakan: 'hapus', sebelum, beside });
      return deleted;
    },

    /** Lets rows stay that came back, as the form would write them; refuses where it would not. */
    async comeBack(tx: Transaction, place: Place, back: readonly StoredRow[]): Promise<void> {
      const under = (row: StoredRow) => ({
        ...place,
        parent: parent?.column ? String(row[parent.column]) : '',
      });
      for (const row of back) {
        const at = under(row);
        await parent?.open(tx, place.akun, at.parent, true);
        await definition.check?.(tx, row as object as Values, row, at);
        await definition.comeBack?.(tx, row, at);
      }
      const last = back.at(-1);
      if (last) await definition.changed?.(tx, under(last));
    },
  };
}

/** A code that staff typed in, or an id of our own: a repeat with the same `operasi_id` finds the first one's row. */
function idOfNew(
  { name, coded }: { name: string; coded?: true },
  place: Place,
  values: object,
  { operasi_id }: SaveOptions,
): string {
  if (coded && 'id' in values) return String(values.id);
  return operasi_id ? idOfOperation(place.akun.akun_id, name, operasi_id) : newId(place.nowMs);
}

/** What a record without a name is called: 'Soal 12'. */
const judulOf = ({ label }: { label: string }, { nomor, id }: StoredRow): string =>
  `${label} ${typeof nomor === 'number' ? nomor : id}`;

const codeTaken = ({ id, name }: StoredRow) =>
  `Kode ${id} sudah dipakai${typeof name === 'string' ? ` ${name}` : ''}. Pakai kode lain.`;

/** The id that a repeat of an operation finds again; of the account, what is made, and the operation's own parts. */
export const idOfOperation = (...parts: string[]) =>
  Buffer.from(nativeDigest.sha256(utf8(parts.join('\n'))))
    .toString('hex')
    .slice(0, 26);
