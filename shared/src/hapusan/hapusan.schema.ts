import { z } from 'zod';

/** Days for which a deletion can be taken back. */
export const HARI_URUNGKAN = 30;
/** Fewest letters of the reason for a deletion that takes others along. */
export const MIN_ALASAN_HAPUS = 3;

/** How many records of one kind go. */
export const ikutContract = z.object({ tabel: z.string(), kata: z.string(), jumlah: z.int() });
export type Ikut = z.infer<typeof ikutContract>;

/** What a deletion would take along ({path}/{id}/hapus). */
export const ikutTerhapusContract = z.object({ ikut: z.array(ikutContract) });

/** Counts as they were shown, by table. */
export type Terlihat = Readonly<Record<string, number>>;
export const terlihatOf = (ikut: readonly Ikut[]): Terlihat =>
  Object.fromEntries(ikut.map(({ tabel, jumlah }) => [tabel, jumlah]));

/** '240 jadwal peserta dan 3 pengawas ruang'. */
export function ikutWords(ikut: readonly Ikut[]): string {
  const all = ikut.map(({ jumlah, kata }) => `${jumlah.toLocaleString('id-ID')} ${kata}`);
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} dan ${all.at(-1)}`;
}

/** A deletion that was recorded (api/hapusan). */
export const hapusanContract = z.object({
  id: z.string(),
  dibuat_ms: z.number(),
  nama: z.string(),
  /** Kind of what was chosen, in words. */
  data: z.string(),
  judul: z.string(),
  /** Everything that went, in words. */
  isi: z.string(),
  alasan: z.string().nullable(),
  /** Until when it can be taken back. */
  sampai_ms: z.number(),
  diurungkan_ms: z.number().nullable(),
  diurungkan_nama: z.string().nullable(),
});
export type Hapusan = z.infer<typeof hapusanContract>;

/** The deletion that is taken back (api/hapusan-urungkan). */
export const urungkanContract = z.object({ id: z.string('pilih penghapusan.').min(1).max(100) });
