import * as calls from '@spmb/shared/olah-nilai/calls.ts';
import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { nilaiExportContract } from '@spmb/shared/olah-nilai/nilai.schema.ts';
import type { Context } from '../../../context.ts';
import { answerExport } from '../../../crud/spreadsheet/answer-export.ts';
import { readImportFile } from '../../../crud/spreadsheet/read-import-file.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route, type SignedIn } from '../../../http/route.ts';
import { readForm } from '../../../media/read-form.ts';
import { yangKurang } from './lihat-nilai.ts';
import { bacaIsian, cellsNilai, headsNilai } from './file-nilai.ts';

interface Opened {
  program: calls.ProgramNilai;
  rows: Nilai[];
}

/** Scores of a programme as a sheet, and what was filled in there. `open` gives what the account may see, or refuses (404). */
export const fileNilaiRoutes = (
  context: Context,
  open: (akun: SignedIn, jurusanId: string) => Promise<Opened>,
): Route[] => [
  answerCall(calls.nilaiExport, nilaiExportContract, async ({ call, input: { id, kurang } }) => {
    const { program, rows } = await open(accountOf(call), id);
    return answerExport(context, call, {
      label: `Nilai ${program.name}`,
      tabel: 'nilai_peserta',
      baris_id: id,
      heads: headsNilai,
      portions: [cellsNilai(yangKurang(rows, kurang))],
    });
  }),
  answerCall(calls.bacaNilai, undefined, async ({ call, at: { jurusan_id } }) => {
    const { rows } = await open(accountOf(call), jurusan_id);
    const form = await readForm(call);
    const data = await readImportFile(form.file('file_excel'), (bytes) => bacaIsian(bytes, rows));
    return acted(`${data.rows.length} baris terbaca. Periksa, lalu simpan.`, { data });
  }),
];
