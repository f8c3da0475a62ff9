import { isDariPutaran, jalankanSeleksi } from '../seleksi/hasil.ts';
import { buatPenjelasan, type Penjelasan } from '../seleksi/penjelasan.ts';
import { diumumkanOf, type Diumumkan, type IsiBukti } from './bukti.ts';

/** A programme as it was announced, beside what computing it again gives. */
export interface ProgramDihitung {
  id: string;
  nama: string;
  pagu: number;
  diterima: number;
  cadangan: number;
  /** Lowest score in hundredths of those who got a seat by the run; where nobody did, as it was announced before; null: neither. */
  nilai_terendah: number | null;
  /** It is of an earlier wave, and was not computed here. */
  dari_sebelumnya: boolean;
}

/** Somebody whose announced result is not what computing gives. */
export interface Beda {
  id: string;
  diumumkan: Diumumkan | undefined;
  dihitung: Diumumkan | undefined;
}

export interface BuktiDihitung {
  program: ProgramDihitung[];
  beda: Beda[];
  /** By pseudonym, of what was computed. */
  jelaskan(id: string): Penjelasan | undefined;
}

/** Computes a file's selection again and compares it with what was announced. */
export function hitungBukti(isi: IsiBukti): BuktiDihitung {
  const { masukan, mode, nama_program, diumumkan } = isi;
  const hasil = jalankanSeleksi(masukan, mode);
  const nilaiOf = new Map(masukan.calon.map(({ id, nilai }) => [id, nilai]));
  const told = new Map(Object.entries(diumumkan));
  const all = new Set([...hasil.hasil.keys(), ...told.keys()]);
  const beda = [...all].flatMap((id) => {
    const one = hasil.hasil.get(id);
    const pair = { id, diumumkan: told.get(id), dihitung: one && diumumkanOf(one) };
    return isSame(pair.diumumkan, pair.dihitung) ? [] : [pair];
  });
  const program = masukan.program.map(({ id, pagu }) => ({
    id,
    nama: nama_program[id] ?? id,
    pagu,
    diterima: 0,
    cadangan: 0,
    nilai_terendah: null as number | null,
    dari_sebelumnya: false,
  }));
  const programOf = new Map(program.map((one) => [one.id, one]));
  for (const [id, one] of hasil.hasil) {
    const where = one.status === 'TL' ? undefined : programOf.get(one.program);
    if (!where) continue;
    if (one.status === 'CADANGAN') where.cadangan += 1;
    else {
      where.diterima += 1;
      const nilai = nilaiOf.get(id) ?? 0;
      if (one.status === 'L' && isDariPutaran(one.jalan))
        where.nilai_terendah = Math.min(where.nilai_terendah ?? nilai, nilai);
    }
  }
  for (const one of program) {
    if (one.nilai_terendah !== null) continue;
    one.nilai_terendah = isi.nilai_terendah?.[one.id] ?? null;
    one.dari_sebelumnya = one.nilai_terendah !== null;
  }
  return { program, beda, jelaskan: buatPenjelasan(masukan, hasil) };
}

const isSame = (a: Diumumkan | undefined, b: Diumumkan | undefined): boolean =>
  a?.status === b?.status && a?.program === b?.program && a?.urutan === b?.urutan;
