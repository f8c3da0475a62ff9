import type { HasilCalon, Jalan } from '@spmb/shared/seleksi/hasil.ts';
import type { KeteranganHasil } from '@spmb/shared/seleksi/keterangan-hasil.ts';
import { createHash } from 'node:crypto';

/** Everybody who took part, as papers and files tell it. */
export interface BarisHasil {
  id: string;
  nomor: string;
  nisn: string;
  nama: string;
  jenis_kelamin: string;
  sekolah: string;
  status: HasilCalon['status'];
  /** Where he has a seat, or waits; '' nowhere. */
  program: string;
  jurusan: string;
  jalan: Jalan | 'cadangan' | null;
  urutan: number | null;
  /** The seat that it gave is free again. */
  lepas: boolean;
  keterangan: KeteranganHasil | null;
}

/** What an account may see of the result. */
export interface HasilTerlihat {
  rows: readonly BarisHasil[];
  /** Programmes that it is about; somebody who chose one may have a seat elsewhere. */
  program: readonly { id: string }[];
}

const jalanWords: Record<Jalan | 'cadangan', string> = {
  terbit: 'Hasil terbit',
  pg1: 'Pilihan 1',
  pg2: 'Pilihan 2',
  stabil: 'Peringkat',
  manual: 'Penempatan',
  cadangan: 'Naik dari cadangan',
};
/** Whether he was ranked before all others (N35). */
const isPrioritas = ({ keterangan }: BarisHasil) => keterangan?.alasan_prioritas !== undefined;

/** How a seat was won, and whether by priority. */
export const kataJalan = (baris: BarisHasil): string =>
  baris.jalan === null ? '' : `${jalanWords[baris.jalan]}${isPrioritas(baris) ? ', prioritas' : ''}`;

/** A result in a word, as lists of a programme show it. */
export function kataStatus({ status, urutan, jurusan, lepas }: BarisHasil): string {
  if (lepas) return `Kursi di ${jurusan} dilepas`;
  if (status === 'L') return `Diterima di ${jurusan}`;
  return status === 'CADANGAN' ? `Cadangan ${urutan ?? ''} ${jurusan}` : 'Tidak diterima';
}

/** The same where ranks stand beside it, which priority moves. */
export const kataPeringkat = (baris: BarisHasil): string =>
  `${kataStatus(baris)}${isPrioritas(baris) ? ' (prioritas)' : ''}`;

/** Points as lists show them; '' without a score. */
export const teksAkhir = ({ keterangan }: BarisHasil): string =>
  keterangan === null ? '' : teksRatusan(keterangan.akhir);
export const teksRatusan = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',');

const { compare } = new Intl.Collator('id');
const byName = (a: BarisHasil, b: BarisHasil) =>
  compare(a.jurusan, b.jurusan) || compare(a.nama, b.nama) || (a.id < b.id ? -1 : 1);

/** Who stands so in a programme that is seen; of the accepted those who have their seat. */
export function withStatus({ rows, program }: HasilTerlihat, status: BarisHasil['status']): BarisHasil[] {
  const seen = new Set(program.map(({ id }) => id));
  return rows.filter((row) => row.status === status && !row.lepas && seen.has(row.program));
}

/** Who is accepted and has his seat, by programme and name. */
export const yangDiterima = (hasil: HasilTerlihat): BarisHasil[] => withStatus(hasil, 'L').toSorted(byName);

/** Who waits, by programme and place. */
export const yangCadangan = (hasil: HasilTerlihat): BarisHasil[] =>
  withStatus(hasil, 'CADANGAN').toSorted(
    (a, b) => compare(a.jurusan, b.jurusan) || (a.urutan ?? 0) - (b.urutan ?? 0) || byName(a, b),
  );

/** One who chose a programme, at his rank. */
export interface BarisPeringkat {
  baris: BarisHasil;
  peringkat: number;
}

/** All who chose a programme in this place of their wishes, in rank order. */
export const peringkatDi = (rows: readonly BarisHasil[], program: string, ke: 1 | 2): BarisPeringkat[] =>
  rows
    .flatMap((baris) => {
      const one = baris.keterangan?.pilihan.find((wish) => wish.program === program && wish.ke === ke);
      return one ? [{ baris, peringkat: one.peringkat }] : [];
    })
    .toSorted((a, b) => a.peringkat - b.peringkat);

/** What the acceptance report says, a line each: what its fingerprint is made of. */
export const teksBaris = (hasil: HasilTerlihat): string =>
  yangDiterima(hasil)
    .map((one) => [one.nomor, one.nisn, one.nama, one.jurusan, kataJalan(one), teksAkhir(one)].join('\t'))
    .map((line) => `${line}\n`)
    .join('');

/** SHA-256 of `teksBaris`. */
export const sidikBaris = (hasil: HasilTerlihat): string =>
  createHash('sha256').update(teksBaris(hasil)).digest('hex');
