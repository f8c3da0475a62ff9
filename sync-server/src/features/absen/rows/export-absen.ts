import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { statusLetters, type TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { Context } from '../../../context.ts';
import { answerExport } from '../../../crud/spreadsheet/answer-export.ts';
import { accountOf, type Call } from '../../../http/route.ts';
import type { SheetCell } from '../../../spreadsheet/write/template.ts';
import { absenRow, countBesides, listWatched } from './absen.queries.ts';

const rowsPerPortion = 500;

const columns: readonly (readonly [head: string, cell: (row: AbsenRow) => SheetCell])[] = [
  ['No. registrasi', ({ noreg }) => noreg],
  ['Nomor peserta', ({ nomor_peserta }) => nomor_peserta],
  ['Nama', ({ nama }) => nama],
  ['Program keahlian', ({ jurusan }) => jurusan],
  ['Jadwal', ({ jadwal }) => jadwal],
  ['Ruang', ({ ruang }) => ruang],
  ['Kursi', ({ kursi }) => kursi],
  ['Jam masuk', ({ jam_masuk }) => jam_masuk],
  ['Jam keluar', ({ jam_keluar }) => jam_keluar],
  ['Nilai', ({ nilai }) => nilai],
  ['Status', ({ status, direset }) => (direset ? 'hadir, direset' : statusLetters[status])],
  ['Terjawab', ({ terjawab }) => terjawab],
  ['Jumlah soal', ({ jumlah_soal }) => jumlah_soal],
  ['Belum terkirim', ({ belum_terkirim }) => belum_terkirim],
  ['Keluar halaman', ({ keluar }) => keluar],
  ['Pelanggaran', ({ pelanggaran }) => pelanggaran],
];

/** The attendance list of those whom the account watches, as a workbook in the order of rooms and seats. */
export async function exportAbsen(context: Context, call: Call, at: TanggalSesi): Promise<Response> {
  const { tanggal, jadwal_ujian_sesi_id } = at;
  const { read } = context.store;
  const zona = await context.zona();
  const counts = await countBesides(read, tanggal, jadwal_ujian_sesi_id);
  const sources = await listWatched(read, tanggal, jadwal_ujian_sesi_id, accountOf(call));
  function* portions(): Generator<SheetCell[][]> {
    for (let start = 0; start < sources.length; start += rowsPerPortion) {
      yield sources.slice(start, start + rowsPerPortion).map((source) => {
        const row = absenRow(source, zona, counts);
        return columns.map(([, cell]) => cell(row));
      });
    }
  }
  return answerExport(context, call, {
    label: 'Kehadiran ujian',
    tabel: 'jadwal_ujian_peserta',
    baris_id: `${tanggal}/${jadwal_ujian_sesi_id}`,
    heads: columns.map(([head]) => head),
    portions: portions(),
  });
}
