import {
  sifatOf,
  type JadwalPeserta,
  type TanggalSesi,
} from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { Context } from '../../../context.ts';
import { answerExport } from '../../../crud/spreadsheet/answer-export.ts';
import type { Call } from '../../../http/route.ts';
import type { SheetCell } from '../../../spreadsheet/write/template.ts';

const rowsPerPortion = 500;

const columns: readonly (readonly [head: string, cell: (row: JadwalPeserta) => SheetCell])[] = [
  ['No. registrasi', ({ noreg }) => noreg],
  ['Nomor peserta', ({ nomor_peserta }) => nomor_peserta],
  ['Nama', ({ nama }) => nama],
  ['Program keahlian', ({ jurusan }) => jurusan],
  ['Jadwal', ({ jadwal }) => jadwal],
  ['Sifat', ({ wajib }) => sifatOf(wajib)],
  ['Tanggal', ({ tanggal }) => tanggal],
  ['Sesi', ({ sesi }) => sesi],
  ['Ruang', ({ ruang }) => ruang],
  ['Kursi', ({ kursi }) => kursi],
  ['Pesan', ({ status_pesan }) => (status_pesan ? 'Dikirim' : null)],
  ['Status', ({ status }) => status],
];

/** The rows of a date and session as a workbook, in the order of the list. */
export async function exportJadwalPeserta(context: Context, call: Call, at: TanggalSesi): Promise<Response> {
  const rows = await context.ahead.listJadwalPeserta(context.store.read, at);
  function* portions(): Generator<SheetCell[][]> {
    for (let start = 0; start < rows.length; start += rowsPerPortion) {
      yield rows.slice(start, start + rowsPerPortion).map((row) => columns.map(([, cell]) => cell(row)));
    }
  }
  return answerExport(context, call, {
    label: 'Jadwal peserta',
    tabel: 'jadwal_ujian_peserta',
    baris_id: `${at.tanggal}/${at.jadwal_ujian_sesi_id}`,
    heads: columns.map(([head]) => head),
    portions: portions(),
  });
}
