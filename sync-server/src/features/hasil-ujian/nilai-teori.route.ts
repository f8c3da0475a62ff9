import { nilaiTeori } from '@spmb/shared/hasil-ujian/calls.ts';
import { besideList } from '@spmb/shared/kernel/resource.ts';
import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { answerExport } from '../../crud/spreadsheet/answer-export.ts';
import { answerCall } from '../../http/answer-call.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { listNilaiTeori } from './nilai-teori.queries.ts';
import { findLines, pageOfLines } from '../../crud/list/page-lines.ts';

const heads = [
  'No',
  labelPeserta.nomor_peserta,
  labelPeserta.nama,
  labelPeserta.jurusan_id_1,
  'N.T',
  'N.T bila yang kurang dihitung 0',
  'Ujian wajib yang belum bernilai',
];

/** N.T: the theory score of every participant, out of all his exams. */
export const nilaiTeoriRoutes = (context: Context): Route[] => [
  answerCall(nilaiTeori, undefined, async ({ call }) => {
    const lines = await listNilaiTeori(context.store.read, accountOf(call));
    return pageOfLines(lines, readListQuery(call));
  }),
  {
    method: 'GET',
    path: besideList(nilaiTeori.path, 'export'),
    capability: nilaiTeori.capability,
    async handle(call) {
      const lines = await listNilaiTeori(context.store.read, accountOf(call));
      const cells = findLines(lines, readListQuery(call)).map((line, index) => [
        index + 1,
        line.nomor_peserta,
        line.nama,
        line.jurusan,
        line.nilai,
        line.nilai_dengan_nol,
        line.kurang,
      ]);
      const file = { label: 'Nilai tes teori', tabel: 'peserta', baris_id: '' };
      return answerExport(context, call, { ...file, heads, portions: [cells] });
    },
  },
];
