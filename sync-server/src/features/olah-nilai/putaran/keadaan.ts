import { hitungProgram, type AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import type { HasilCalon, HasilSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import type { KeadaanSeleksi } from '@spmb/shared/seleksi/putaran.ts';
import type { Reader } from '../../../db/store.ts';
import { countSanggahanTerbuka } from '../../sanggahan/sanggahan.queries.ts';
import {
  listKursi,
  listPenempatanLepas,
  listPutaran,
  type KursiTersimpan,
} from '../../seleksi/kursi.queries.ts';
import { hashMasukan, partOf } from './hash-masukan.ts';
import { susunBahan, type Bahan } from './susun-masukan.ts';

/** Programmes that a second round waits for: with seats, and somebody verified who chose them first (N47). */
export const listAktif = ({ masukan: { calon, program } }: Bahan): string[] => {
  const chosen = new Set(calon.map(({ pilihan }) => pilihan[0]));
  return program.filter(({ id, pagu }) => pagu > 0 && chosen.has(id)).map(({ id }) => id);
};

/** How the selection stands, for who runs it. */
export async function lihatKeadaan(read: Reader): Promise<KeadaanSeleksi> {
  const bahan = await susunBahan(read);
  const { masukan, names, kurang } = bahan;
  const aktif = new Set(listAktif(bahan));
  const stored = storedHasil(masukan.calon, await listKursi(read));
  const putaran = await listPutaran(read);
  return {
    putaran: putaran.map(
      ({ jenis, program_keahlian_id: program, nama, dibuat_ms, otomatis, masukan: made }) => ({
        jenis,
        program: program || null,
        nama,
        dibuat_ms,
        otomatis,
        usang: made !== hashMasukan(program === '' ? masukan : partOf(masukan, program)),
      }),
    ),
    program: namedProgram(hitungProgram(masukan, stored), names).map((one) => ({
      ...one,
      aktif: aktif.has(one.program),
    })),
    kurang,
    sanggahan: await countSanggahanTerbuka(read),
    penempatan_lepas: await listPenempatanLepas(read),
  };
}

export const namedProgram = <Angka extends AngkaProgram>(
  all: readonly Angka[],
  names: ReadonlyMap<string, string>,
): (Angka & { name: string })[] => all.map((one) => ({ ...one, name: names.get(one.program) ?? '' }));

/** Stored seats and reserve lists as a result, so that it can be counted and compared like one. */
export function storedHasil(calon: readonly Calon[], rows: readonly KursiTersimpan[]): HasilSeleksi {
  const byId = new Map(calon.map((one) => [one.id, one]));
  const hasil = new Map<string, HasilCalon>(calon.map(({ id }) => [id, { status: 'TL' }]));
  const cadangan = new Map<string, Calon[]>();
  const waiting = rows.filter(({ urutan }) => urutan !== null);
  for (const { peserta_id, program_keahlian_id: program, urutan } of waiting.toSorted(byUrutan)) {
    const one = byId.get(peserta_id);
    if (!one) continue;
    cadangan.set(program, [...(cadangan.get(program) ?? []), one]);
    if (hasil.get(peserta_id)?.status === 'TL' || one.pilihan[0] === program)
      hasil.set(peserta_id, { status: 'CADANGAN', program, urutan: urutan ?? 0 });
  }
  for (const { peserta_id, program_keahlian_id: program, jalan, kursi } of rows)
    if (jalan !== null) hasil.set(peserta_id, { status: 'L', program, jalan, kursi });
  return { hasil, cadangan };
}

const byUrutan = (a: KursiTersimpan, b: KursiTersimpan) => (a.urutan ?? 0) - (b.urutan ?? 0);
