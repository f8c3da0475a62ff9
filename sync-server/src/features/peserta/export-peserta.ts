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
  ['Nomor peserta', (row) => row.nomor_peserta],
  ['Nomor register', (row) => row.nomor_register],
  ['NISN', (row) => row.nisn],
  ['Nama', (row) => row.nama],
  ['Jenis kelamin', (row) => row.jenis_kelamin],
  ['Tempat lahir', (row) => row.tempat_lahir],
  ['Tanggal lahir', (row) => row.tanggal_lahir],
  ['Agama', (row) => row.agama],
  ['Kelas', (row) => row.kelas],
  ['Sekolah asal', (row) => row.nama_sekolah_asal],
  ['Pilihan 1', (row) => row.pil1],
  ['Pilihan 2', (row) => row.pil2],
  ['Nomor HP', (row) => row.nomor_hp],
  ['Ruang', (row) => row.ruang],
  ['Kursi', (row) => row.kursi],
  ['Sesi', (row) => row.sesi],
  ['Status berkas', (row) => statusBerkasText(row.status)],
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
