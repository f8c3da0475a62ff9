import * as calls from '@spmb/shared/hasil-ujian/calls.ts';
import { pembagianRekap, type BarisNilai } from '@spmb/shared/hasil-ujian/daftar-nilai.schema.ts';
import { ketuntasanWords } from '@spmb/shared/hasil-ujian/nilai-berlaku.ts';
import { rekapNilai } from '@spmb/shared/hasil-ujian/rekap-nilai.ts';
import type { CallDefinition } from '@spmb/shared/kernel/call.ts';
import { besideList } from '@spmb/shared/kernel/resource.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { answerExport } from '../../crud/spreadsheet/answer-export.ts';
import { answerCall } from '../../http/answer-call.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import type { SheetCell } from '../../spreadsheet/write/template.ts';
import { listNilai } from './daftar-nilai.ts';
import { listHasilJadwal } from './hasil-ujian.queries.ts';
import { findLines, pageOfLines } from '../../crud/list/page-lines.ts';

const jadwalOf = (call: Call): string => call.req.param('jadwal_ujian_id') ?? '';

function menurutOf(call: Call) {
  const { success, data } = z.enum(pembagianRekap).default('ruang').safeParse(call.req.query('menurut'));
  if (!success) throw new NotFound();
  return data;
}

type Columns<Row> = readonly (readonly [head: string, cell: (row: Row, index: number) => SheetCell])[];
const headsOf = <Row>(columns: Columns<Row>) => columns.map(([head]) => head);
const cellsOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): SheetCell[][] =>
  rows.map((row, index) => columns.map(([, cell]) => cell(row, index)));

const nilaiColumns = (mapel: string): Columns<BarisNilai> => [
  ['No', (_, index) => index + 1],
  ['NIS', ({ nis }) => nis],
  ['Nama', ({ nama }) => nama],
  ['Kelas', ({ kelas }) => kelas],
  ['Program keahlian', ({ jurusan }) => jurusan],
  ['Mata pelajaran', () => mapel],
  ['Nilai', ({ nilai }) => nilai],
  ['KKTP', ({ kktp }) => kktp],
  ['Keterangan', ({ ket }) => ketuntasanWords[ket]],
  ['Nilai asli', ({ asli }) => asli],
  ['Nilai remedial', ({ remedial }) => remedial],
  ['Catatan', ({ catatan, sementara }) => [sementara && 'Sementara', catatan].filter(Boolean).join('; ')],
];

/** Scores of a schedule: per participant, and by room, programme or class. */
export const daftarNilaiRoutes = (context: Context): Route[] => {
  /** The file of a list stands beside it. */
  const file = (
    { path, capability }: Pick<CallDefinition, 'path' | 'capability'>,
    handle: (call: Call) => Promise<Response>,
  ): Route => ({ method: 'GET', path: besideList(path, 'export'), capability, handle });
  return [
    answerCall(calls.hasilUjian, undefined, async ({ call }) => {
      const rows = await listHasilJadwal(context.store.read, accountOf(call));
      return pageOfLines(rows, readListQuery(call));
    }),
    answerCall(calls.kepalaHasil, undefined, async ({ call, at }) => {
      const { kepala } = await listNilai(context, accountOf(call), at.jadwal_ujian_id);
      return kepala;
    }),
    answerCall(calls.daftarNilai, undefined, async ({ call, at }) => {
      const { rows } = await listNilai(context, accountOf(call), at.jadwal_ujian_id);
      return pageOfLines(rows, readListQuery(call));
    }),
    file(calls.daftarNilai, async (call) => {
      const { kepala, rows } = await listNilai(context, accountOf(call), jadwalOf(call));
      const columns = nilaiColumns(kepala.mapel);
      return answerExport(context, call, {
        label: 'Daftar nilai',
        tabel: 'jadwal_ujian',
        baris_id: kepala.id,
        heads: headsOf(columns),
        portions: [cellsOf(columns, findLines(rows, readListQuery(call)))],
      });
    }),
    answerCall(calls.rekapNilai, undefined, async ({ call, at }) => {
      const { rows } = await listNilai(context, accountOf(call), at.jadwal_ujian_id);
      return rekapNilai(rows, menurutOf(call));
    }),
    file(calls.rekapNilai, async (call) => {
      const menurut = menurutOf(call);
      const { kepala, rows } = await listNilai(context, accountOf(call), jadwalOf(call));
      const rekap = rekapNilai(rows, menurut);
      const heads = [{ ruang: 'Ruang', jurusan: 'Program keahlian', kelas: 'Kelas' }[menurut], ...rekapHeads];
      const cells = rekap.map(({ nama, peserta, bernilai, tuntas, rata_rata, tertinggi, terendah }) => [
        nama,
        peserta,
        bernilai,
        tuntas,
        rata_rata,
        tertinggi,
        terendah,
      ]);
      const about = { label: 'Rekap nilai', tabel: 'jadwal_ujian', baris_id: kepala.id };
      return answerExport(context, call, { ...about, heads, portions: [cells] });
    }),
  ];
};

const rekapHeads = ['Peserta', 'Bernilai', 'Tuntas', 'Rata-rata', 'Tertinggi', 'Terendah'];
