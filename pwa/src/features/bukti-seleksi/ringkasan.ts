import type { Diumumkan, IsiBukti } from '@spmb/shared/bukti-seleksi/bukti.ts';
import type { Beda, BuktiDihitung, ProgramDihitung } from '@spmb/shared/bukti-seleksi/hitung-bukti.ts';

/** So many rows that differ are named. */
const bedaTampil = 50;

/** What is shown of a file that was computed: programmes and counts, not its applicants. */
export interface RingkasanBukti {
  kunci: string;
  jumlah: number;
  program: ProgramDihitung[];
  /** Names by programme. */
  nama: Readonly<Record<string, string>>;
  jumlahBeda: number;
  /** The first of them. */
  beda: Beda[];
}

/** Without applicants, however many they are. */
export const ringkas = (
  { masukan, nama_program }: IsiBukti,
  kunci: string,
  { program, beda }: BuktiDihitung,
): RingkasanBukti => ({
  kunci,
  jumlah: masukan.calon.length,
  program,
  nama: nama_program,
  jumlahBeda: beda.length,
  beda: beda.slice(0, bedaTampil),
});

/** A result in words. */
export function kataDiumumkan(one: Diumumkan | undefined, nama: RingkasanBukti['nama']): string {
  if (!one) return 'tidak diterima';
  const program = nama[one.program] ?? one.program;
  return one.status === 'L' ? `diterima di ${program}` : `cadangan ${one.urutan} di ${program}`;
}
