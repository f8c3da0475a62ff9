import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { LaporanImport, TemuanImport } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { CrudDefinition, Place, StoredRow } from '../definition/crud-definition.ts';
import { listingOf } from '../list/listing-of.ts';
import { readRows } from '../list/read-rows.ts';
import { actorOf } from '../definition/place.ts';
import { rowsOf } from '../save/save-row.ts';
import { buildImportPlanner, type PlannedRow } from './plan-import.ts';
import type { FileRow } from './read-import.ts';
import { summarizeImport } from './summarize-import.ts';
import { writeImport } from './write-import.ts';

const rowsPerTurn = 100;
const nothingUsable =
  'Tidak ada data yang dapat diimpor dari berkas ini. Lihat temuannya, perbaiki, lalu impor lagi.';

/** All rows that the account may know of, as they are stored. */
export async function readStored<Values extends object, Row extends { id: string }>(
  { store }: Context,
  definition: CrudDefinition<Values, Row>,
  place: Place,
): Promise<StoredRow[]> {
  const all = { words: [], sort: undefined, filters: {} };
  const portions = readRows(store.read, listingOf(definition), all, rowsOf(definition).within(place));
  const stored: StoredRow[] = [];
  for await (const portion of portions) stored.push(...portion);
  return stored;
}

interface ImportFile {
  rows: readonly FileRow[];
  mode: LaporanImport['mode'];
  nama_berkas: string;
}

/** Tries the rows of a file, and with mode `impor` writes them; refuses a file of which nothing can be written. */
export async function importRows<Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
  place: Place,
  { rows, mode, nama_berkas }: ImportFile,
): Promise<LaporanImport> {
  const { resource } = definition;
  const { planned, temuan } = await planRows(context, definition, place, rows);
  const isChange = ({ before, perubahan }: PlannedRow<Values>) => !before || perubahan.length > 0;
  const how = { mode, alasan: `Impor ${nama_berkas}` };
  const { refused, sekali } = await writeImport(context, definition, place, planned.filter(isChange), how);
  const laporan = {
    ...summarizeImport(resource.label, mode, rows, planned, [...temuan, ...refused]),
    ...(sekali.length > 0 && { sekali }),
  };
  const { dibaca, baru, diubah, tetap, ditolak } = laporan;
  if (mode === 'periksa') return laporan;
  if (ditolak === dibaca) throw new Refusal(nothingUsable, 200, { data: laporan });
  await context.store.tx(actorOf(place.akun), (tx) =>
    writeAudit(tx, context.clock.nowMs(), {
      tindakan: 'impor',
      tabel: resource.name,
      baris_id: place.parent,
      sesudah: { nama_berkas, dibaca, baru, diubah, tetap, ditolak },
    }),
  );
  return laporan;
}

/** What each row would do to the stored ones, and what is wrong with the others. */
async function planRows<Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
  place: Place,
  rows: readonly FileRow[],
): Promise<{ planned: PlannedRow<Values>[]; temuan: TemuanImport[] }> {
  const plan = buildImportPlanner(
    definition,
    String(definition.resource.importKey),
    await readStored(context, definition, place),
    await definition.fileWords?.(context.store.read),
  );
  const planned: PlannedRow<Values>[] = [];
  const temuan: TemuanImport[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsPerTurn === 0) await setImmediate();
    const one = plan(row);
    if (Array.isArray(one)) temuan.push(...one);
    else planned.push(one);
  }
  return { planned, temuan };
}
