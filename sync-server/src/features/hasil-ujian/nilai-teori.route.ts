import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { answerExport } from '../../crud/spreadsheet/answer-export.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { listNilaiTeori } from './nilai-teori.queries.ts';
import { findLines, pageOfLines } from '../../crud/list/page-lines.ts';

const heads = [
  ...['No', 'Nomor peserta', 'Nama', 'Pilihan 1', 'N.T', 'N.T bila yang kurang dihitung 0'],
  'Ujian wajib yang belum bernilai',
];

/** N.T: the theory score of every participant, out of all his exams. */
export const nilaiTeoriRoutes = (context: Context): Route[] => [
  {
    method: 'GET',
    path: '/api/nilai-teori',
    capability: 'kelolaNilai',
    async handle(call) {
      const lines = await listNilaiTeori(context.store.read, accountOf(call));
      return call.json(pageOfLines(lines, readListQuery(call)));
    },
  },
  {
    method: 'GET',
    path: '/api/nilai-teori-export',
    capability: 'kelolaNilai',
    async handle(call) {
      const lines = await listNilaiTeori(context.store.read, accountOf(call));
      const cells = findLines(lines, readListQuery(call)).map((line, index) => [
        ...[index + 1, line.nomor_peserta, line.nama, line.jurusan],
        ...[line.nilai, line.nilai_dengan_nol, line.kurang],
      ]);
      const file = { label: 'Nilai tes teori', tabel: 'peserta', baris_id: '' };
      return answerExport(context, call, { ...file, heads, portions: [cells] });
    },
  },
];
