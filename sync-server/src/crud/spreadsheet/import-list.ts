import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import {
  permintaanImporContract,
  type LaporanImpor,
  type TemuanImpor,
} from '@spmb/shared/kernel/laporan-impor.schema.ts';
import { importLabelsOf } from '@spmb/shared/kernel/resource.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted, workbook } from '../../http/answers.ts';
import { checked } from '../../http/read-body.ts';
import { requireRoom } from '../../http/require-room.ts';
import type { Route } from '../../http/route.ts';
import { readForm } from '../../media/read-form.ts';
import { takeTurns } from '../../server/take-turns.ts';
import { buildImportTemplate } from './build-import-template.ts';
import type { CrudDefinition, Place, StoredRow } from '../crud-definition.ts';
import { listingOf } from '../list/listing-of.ts';
import { actorOf, placeOf } from '../place.ts';
import { buildImportPlanner, type PlannedRow } from './plan-import.ts';
import { readImport, type FileRow } from './read-import.ts';
import { fileNameOf, readImportFile } from './read-import-file.ts';
import { readRows } from '../list/read-rows.ts';
import { rowsOf } from '../save/save-row.ts';
import { describeImport, summarizeImport } from './summarize-import.ts';
import { writeImport } from './write-import.ts';

const rowsPerTurn = 100;

/** `POST {path}-impor` and its template, for a resource that knows its records again by a key. */
export function importRoutes<Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
): Route[] {
  const { resource, parent } = definition;
  const key = resource.importKey;
  const calls = callsOf(resource);
  if (key === undefined) return [];
  const { read, tx } = context.store;
  // Two imports at once would each take the other's new records for unknown.
  const inTurn = takeTurns();

  async function readStored(place: Place): Promise<StoredRow[]> {
    const all = { words: [], sort: undefined, filters: {} };
    const portions = readRows(read, listingOf(definition), all, rowsOf(definition).within(place));
    const stored: StoredRow[] = [];
    for await (const portion of portions) stored.push(...portion);
    return stored;
  }

  async function importRows(
    place: Place,
    rows: readonly FileRow[],
    mode: LaporanImpor['mode'],
    nama_berkas: string,
  ): Promise<LaporanImpor> {
    const plan = buildImportPlanner(
      definition,
      String(key),
      await readStored(place),
      await definition.fileWords?.(read),
    );
    const planned: PlannedRow<Values>[] = [];
    const temuan: TemuanImpor[] = [];
    for (const [at, row] of rows.entries()) {
      if (at % rowsPerTurn === 0) await setImmediate();
      const one = plan(row);
      if (Array.isArray(one)) temuan.push(...one);
      else planned.push(one);
    }
    const isChange = ({ before, perubahan }: PlannedRow<Values>) => !before || perubahan.length > 0;
    const how = { mode, alasan: `Impor ${nama_berkas}` };
    const { refused, sekali } = await writeImport(context, definition, place, planned.filter(isChange), how);
    const laporan = {
      ...summarizeImport(resource.label, mode, rows, planned, [...temuan, ...refused]),
      ...(sekali.length > 0 && { sekali }),
    };
    const { dibaca, baru, diubah, tetap, ditolak } = laporan;
    if (mode === 'periksa') return laporan;
    if (ditolak === dibaca) {
      const message =
        'Tidak ada data yang dapat diimpor dari berkas ini. Lihat temuannya, perbaiki, lalu impor lagi.';
      throw new Refusal(message, 200, { data: laporan });
    }
    const sesudah = { nama_berkas, dibaca, baru, diubah, tetap, ditolak };
    await tx(actorOf(place.akun), (transaction) =>
      writeAudit(transaction, context.clock.nowMs(), {
        tindakan: 'impor',
        tabel: resource.name,
        baris_id: place.parent,
        sesudah,
      }),
    );
    return laporan;
  }

  const imported = answerCall(calls.imported, undefined, async ({ call }) => {
    await requireRoom(context);
    const place = placeOf(context, call);
    await parent?.open(read, place.akun, place.parent, false);
    const form = await readForm(call);
    const { mode } = checked(permintaanImporContract, { mode: form.text('mode') });
    const file = form.file('file_excel');
    const rows = await readImportFile(file, (bytes) => readImport(bytes, importLabelsOf(resource), key));
    const work = () => importRows(place, rows, mode, fileNameOf(file));
    const data = await (mode === 'impor' ? inTurn(work) : work());
    return acted(describeImport(data), { data });
  });
  const template = answerCall(calls.template, undefined, async ({ call }) => {
    const given = resource.fixed ? await readStored(placeOf(context, call)) : [];
    const bytes = await buildImportTemplate(resource, key, given);
    return workbook(call, bytes, `Templat ${resource.label}.xlsx`);
  });
  return [imported, template];
}
