import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import type { Peserta } from '@spmb/shared/peserta/peserta.schema.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { answerExport } from '../../crud/spreadsheet/answer-export.ts';
import type { Call } from '../../http/route.ts';
import type { SheetCell } from '../../spreadsheet/write/template.ts';
import { readPeserta, type PesertaFilter } from './rows/list-peserta.queries.ts';

/** Columns under heads that the import of participants understands. A password is in none. */
const columns: readonly (readonly [head: string, cell: (row: Peserta) => SheetCell])[] = [
  [labelPeserta.nomor_peserta, (row) => row.nomor_peserta],
  [labelPeserta.nomor_register, (row) => row.nomor_register],
  [labelPeserta.nisn, (row) => row.nisn],
  [labelPeserta.nama, (row) => row.nama],
  [labelPeserta.jenis_kelamin, (row) => row.jenis_kelamin],
  [labelPeserta.tempat_lahir, (row) => row.tempat_lahir],
  [labelPeserta.tanggal_lahir, (row) => row.tanggal_lahir],
  [labelPeserta.agama, (row) => row.agama],
  [labelPeserta.kelas, (row) => row.kelas],
  [labelPeserta.nama_sekolah_asal, (row) => row.nama_sekolah_asal],
  [labelPeserta.jurusan_id_1, (row) => row.pil1],
  [labelPeserta.jurusan_id_2, (row) => row.pil2],
  [labelPeserta.nomor_hp, (row) => row.nomor_hp],
  [labelPeserta.ruang, (row) => row.ruang],
  [labelPeserta.kursi, (row) => row.kursi],
  [labelPeserta.sesi, (row) => row.sesi],
  [labelPeserta.status, (row) => statusBerkasText(row.status)],
  ['Punya akun', (row) => (row.akun_id === null ? 'Tidak' : 'Ya')],
];

/** `GET api/data-peserta-export`: the participants that the list's filters and words find, as a workbook. */
export function exportPeserta(context: Context, call: Call, filter: PesertaFilter): Promise<Response> {
  async function* cells(): AsyncGenerator<SheetCell[][]> {
    for await (const rows of readPeserta(context.store.read, filter, readListQuery(call)))
      yield rows.map((row) => columns.map(([, cell]) => cell(row)));
  }
  const heads = columns.map(([head]) => head);
  return answerExport(context, call, { label: 'Data peserta', tabel: 'peserta', heads, portions: cells() });
}
