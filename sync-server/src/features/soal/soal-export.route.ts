import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { exportSoal } from '@spmb/shared/soal/calls.ts';
import { permintaanExportSoalContract } from '@spmb/shared/soal/export-soal.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { answerCall } from '../../http/answer-call.ts';
import { workbook, xmlFile } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { writeWorkbook } from '../../spreadsheet/write/template.ts';
import { loadGambarExport } from './export/gambar-export.ts';
import { writeMoodleXml } from './export/moodle-xml.ts';
import { soalWorkbook } from './export/soal-workbook.ts';
import { getMasterSoal } from './bank/master-soal.queries.ts';
import { listSoal } from './bank/soal.queries.ts';

/** A bank as a file, key included: that it left the house is on record before it does. */
export const soalExportRoute = (context: Context): Route =>
  answerCall(exportSoal, undefined, ({ call, at }) => handleExport(context, call, at.id));

async function handleExport(context: Context, call: Call, bankId: string): Promise<Response> {
  const akun = accountOf(call);
  const { read, tx } = context.store;
  const bank = await getMasterSoal(read, akun, bankId);
  const { format } = await readBody(call, permintaanExportSoalContract);
  const soal = await listSoal(read, bank.id);
  if (soal.length === 0)
    throw new Refusal('Bank soal ini belum berisi soal. Impor atau tulis soalnya dahulu.');
  const images = await loadGambarExport(context, soal);
  const bytes =
    format === 'xlsx'
      ? await writeWorkbook(soalWorkbook(soal, images))
      : await writeMoodleXml(bank.mapel, soal, images);
  await tx(actorOf(akun), (transaction) =>
    writeAudit(transaction, context.clock.nowMs(), {
      tindakan: 'ekspor',
      tabel: 'master_soal',
      baris_id: bank.id,
      sesudah: { format, jumlah: soal.length, versi: bank.versi },
    }),
  );
  return format === 'xlsx' ? workbook(call, bytes, 'soal.xlsx') : xmlFile(call, bytes, 'soal.xml');
}
