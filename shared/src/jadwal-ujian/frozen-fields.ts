import type { IsianJadwalUjian } from './jadwal-ujian.schema.ts';

/** What attempts were made from: fixed once one exists (S20). */
const frozenByUjian = {
  master_soal_id_1: 'bank soal',
  master_soal_id_2: 'bank soal kedua',
  jumlah_soal_1: 'jumlah soal bank pertama',
  jumlah_soal_2: 'jumlah soal bank kedua',
  tanggal: 'tanggal',
  acak_opsi: 'acak pilihan jawaban',
} as const;

/** What participants' rows were made from. */
const frozenByBaris = { tanggal: 'tanggal', program_keahlian_id: 'program keahlian' } as const;

/**
 * The sentence that refuses a change of a schedule in use, undefined where the change is allowed. `hasUjian`: an
 * attempt exists; `hasBaris`: participants' rows of the roster exist.
 */
export function refuseFrozenChange(
  before: IsianJadwalUjian,
  after: IsianJadwalUjian,
  { hasUjian, hasBaris }: { hasUjian: boolean; hasBaris: boolean },
): string | undefined {
  const changed = (fields: Record<string, string>) =>
    Object.entries(fields)
      .filter(([field]) => before[field as keyof IsianJadwalUjian] !== after[field as keyof IsianJadwalUjian])
      .map(([, label]) => label)
      .join(', ');
  const byUjian = hasUjian ? changed(frozenByUjian) : '';
  if (byUjian !== '') {
    return `Ujian pada jadwal ini sudah dimulai peserta, jadi ${byUjian} tidak dapat diubah. Buat jadwal baru untuk ujian yang lain.`;
  }
  const byBaris = hasBaris ? changed(frozenByBaris) : '';
  if (byBaris === '') return undefined;
  return `Jadwal ini sudah dibagikan ke peserta, jadi ${byBaris} tidak dapat diubah. Reset jadwal pesertanya dahulu, ubah, lalu buat lagi.`;
}
