import type { BarisNilai, KepalaHasil } from '@spmb/shared/hasil-ujian/daftar-nilai.schema.ts';
import { ketuntasanOf, pickNilai } from '@spmb/shared/hasil-ujian/nilai-berlaku.ts';
import type { PengaturanHasil } from '@spmb/shared/pengaturan/hasil.schema.ts';
import { dateInWords, withDot } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { listBarisHasil, listHasilJadwal, type BarisHasil } from './hasil-ujian.queries.ts';

export interface DaftarNilai {
  kepala: KepalaHasil;
  rows: BarisNilai[];
}

/** The scores of a schedule, one line a participant, by name. Throws NotFound where the account sees nobody of it. */
export async function listNilai(context: Context, akun: SignedIn, jadwalId: string): Promise<DaftarNilai> {
  const { read } = context.store;
  const aturan = await getPengaturan(read, 'hasil');
  const [jadwal] = await listHasilJadwal(read, akun, jadwalId);
  if (!jadwal)
    throw new NotFound('Jadwal ini belum mempunyai hasil. Kembali ke Hasil Ujian, lalu pilih lagi.');
  const baris = await listBarisHasil(read, akun, jadwalId);
  const kktp = jadwal.kktp ?? aturan.kktp;
  const now = context.clock.nowMs();
  const ofPeserta = Map.groupBy(baris, ({ peserta_id }) => peserta_id);
  const rows = [...ofPeserta.values()].map((all) => lineOf(all, kktp, aturan, now));
  rows.sort((a, b) => byName.compare(a.nama, b.nama) || (a.nis < b.nis ? -1 : 1));
  const namesOf = (field: 'kelas' | 'ruang') =>
    [...new Set(rows.map((row) => row[field]))].filter(Boolean).sort(byName.compare);
  const kepala = {
    ...jadwal,
    kktp,
    kktp_jadwal: jadwal.kktp,
    kelas: namesOf('kelas'),
    ruang: namesOf('ruang'),
  };
  return { kepala, rows };
}

const byName = new Intl.Collator('id', { numeric: true });

/** A score is shown once the participant's last moment has passed, and at the latest when it is final (S17). */
export const isShown = (
  { status, batas_akhir_ms }: Pick<BarisHasil, 'status' | 'batas_akhir_ms'>,
  nowMs: number,
): boolean => status === 'final' || (status === 'selesai' && (batas_akhir_ms ?? Infinity) < nowMs);

function lineOf(
  baris: readonly BarisHasil[],
  kktp: number,
  { nilai_remedial }: PengaturanHasil,
  nowMs: number,
): BarisNilai {
  const shown = baris.map((row) => ({ ...row, nilai: isShown(row, nowMs) ? row.nilai : null }));
  const { asli, remedial, nilai, utama } = pickNilai(shown, kktp, nilai_remedial);
  const row = utama ?? shown[0];
  if (!row) throw new Error('a participant without a row');
  return {
    id: row.id,
    peserta_id: row.peserta_id,
    nis: row.nomor_peserta,
    nama: row.nama,
    kelas: row.kelas ?? '',
    jurusan: row.jurusan ?? '',
    ruang: row.ruang ?? '',
    nilai,
    asli,
    remedial,
    kktp,
    ket: ketuntasanOf(nilai, kktp),
    sementara: nilai !== null && row.status !== 'final',
    catatan: noteOf(row, shown),
  };
}

const dijadwalkan = { jadwal: 'Ujian', susulan: 'Susulan', remedial: 'Remedial' } as const;
const waiting = { jadwal: 'Belum hadir', susulan: 'Belum hadir susulan', remedial: '' } as const;

/** What is still open: a make-up or remedial that is not sat yet, or why there is no score. */
function noteOf(row: BarisHasil, all: readonly BarisHasil[]): string {
  const open = all.filter(({ asal, status }) => asal !== 'jadwal' && status === null).at(-1);
  if (open) {
    const jam = open.jam_mulai === null ? '' : ` ${withDot(open.jam_mulai)}`;
    return `${dijadwalkan[open.asal]} ${dateInWords(open.tanggal)}${jam}`;
  }
  if (row.status === null) return waiting[row.asal];
  if (row.status === 'mengerjakan') return 'Sedang mengerjakan';
  if (row.status === 'menunggu_kiriman') return 'Menunggu kiriman jawaban';
  return row.status === 'selesai' && row.nilai === null ? 'Waktu ujiannya belum berakhir' : '';
}
