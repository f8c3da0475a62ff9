import { z } from 'zod';
import { tanggalSesi } from '../jadwal-ujian/jadwal-peserta.schema.ts';
import { hasCapability } from '../kernel/capability.ts';
import { prosesIdContract } from '../kernel/proses.schema.ts';
import type { Holder } from '../kernel/role.ts';
import { zones, type Zone } from '../kernel/zone.ts';

/** The papers of a room in the order in which they are printed. */
export const jenisKertas = [
  'kartu',
  'token_darurat',
  'daftar_pintu',
  'label_meja',
  'daftar_hadir',
  'poster',
  'kartu_ruang',
  'blangko_berita_acara',
  'berita_acara',
  'bapu',
] as const;
export type JenisKertas = (typeof jenisKertas)[number];

export const labelKertas: Readonly<Record<JenisKertas, { nama: string; isi: string }>> = {
  kartu: { nama: 'Kartu peserta', isi: 'Foto, masuk dengan QR, kata sandi; sepuluh per halaman' },
  token_darurat: {
    nama: 'Token darurat',
    isi: 'Untuk amplop tersegel: mulai ujian bila server tidak terjangkau',
  },
  daftar_pintu: { nama: 'Daftar di pintu', isi: 'Nama dan kursi, Wi-Fi, alamat dan QR' },
  label_meja: { nama: 'Label meja', isi: 'Kursi, nama dan nomor; sepuluh per halaman' },
  daftar_hadir: { nama: 'Daftar hadir', isi: 'Kolom tanda tangan peserta dan pengawas' },
  poster: { nama: 'Poster ruang', isi: 'Waktu, Wi-Fi, alamat dan QR, tata tertib' },
  kartu_ruang: {
    nama: 'Kartu ruang',
    isi: 'Untuk pengawas: QR dan kode yang membuka layar ruang tanpa akun',
  },
  blangko_berita_acara: { nama: 'Blangko berita acara', isi: 'Diisi dengan tangan sesudah ujian' },
  berita_acara: { nama: 'Berita acara terisi', isi: 'Sesudah ujian, dari catatan server dan isian pengawas' },
  bapu: { nama: 'Berita acara pelanggaran', isi: 'Satu lembar tiap peserta yang pelanggarannya dicatat' },
};

/** What is printed before every exam: not what happened in it, and not what goes into a sealed envelope by itself. */
export const isSebelumUjian = (jenis: JenisKertas): boolean =>
  !['token_darurat', 'berita_acara', 'bapu'].includes(jenis);

/** What an account may print: cards and envelopes carry secrets, so whoever only watches an exam does not print them. */
export const kertasOf = (role: Holder): JenisKertas[] =>
  jenisKertas.filter(
    (jenis) => !['kartu', 'token_darurat'].includes(jenis) || hasCapability(role, 'kelolaPeserta'),
  );

export const formatKertas = ['pdf', 'docx'] as const;
export type FormatKertas = (typeof formatKertas)[number];

/** Name of a room on papers; '' for those who have none. */
export const namaRuang = (ruang: string): string => (ruang === '' ? 'Tanpa ruang' : `Ruang ${ruang}`);

/** What is printed for which rooms of a date and session ('' : participants without a room). */
export const printKertasContract = tanggalSesi.extend({
  ...prosesIdContract.shape,
  ruang: z.array(z.string().max(50)).min(1, 'Pilih paling sedikit satu ruang.').max(500),
  kertas: z.array(z.enum(jenisKertas)).min(1, 'Pilih paling sedikit satu kertas.'),
  format: z.enum(formatKertas, 'Pilih PDF atau Word.').default('pdf'),
  /** All rooms in one document, rather than a document for each. */
  satu_berkas: z.boolean().default(false),
});
export type PrintKertasInput = z.output<typeof printKertasContract>;

/** A session of a date with the rooms that can be printed for. */
export const sesiKertasContract = z.object({
  sesi: z.string(),
  /** HH:MM */
  jam_mulai: z.string(),
  jam_selesai: z.string(),
  zona: z.enum(Object.keys(zones) as [Zone, ...Zone[]]),
  /** `belum_selesai`: participants whose exam is not over. */
  ruang: z.array(z.object({ ruang: z.string(), peserta: z.int(), belum_selesai: z.int() })),
  /** What the account may print. */
  kertas: z.array(z.enum(jenisKertas)),
});
export type SesiKertas = z.output<typeof sesiKertasContract>;
