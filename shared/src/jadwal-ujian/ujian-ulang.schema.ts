import { groupBy } from '../kernel/group-by.ts';
import { z } from 'zod';
import { optionalText, requiredTime } from '../kernel/fields.schema.ts';
import { tanggalSesi, type AsalBaris, type StatusHadir } from './jadwal-peserta.schema.ts';
import { isBersamaan, menitSesi, type JamSesi } from './rentang-sesi.ts';

const ids = z.array(z.string().min(1).max(64)).max(2_000);
const waktuUlang = {
  tanggal_susulan: z.iso.date('diisi tanggal, misalnya 2026-06-01.'),
  jam_mulai: requiredTime(),
  jam_selesai: requiredTime(),
};

/** A make-up for a date and session: everybody who was absent, or those of `ids`, whose unfinished ones only then (N56). */
export const isianSusulan = tanggalSesi.extend({
  ...waktuUlang,
  ids: ids.min(1, 'Pilih paling sedikit satu peserta.').optional(),
  alasan: optionalText(255),
});

/** A make-up or remedial of chosen rows. */
export const isianUjianUlang = z.object({
  jenis: z.enum(['susulan', 'remedial']),
  ids: ids.min(1, 'Pilih paling sedikit satu peserta.'),
  ...waktuUlang,
  alasan: z.string().trim().min(3, 'Isi alasan, paling sedikit 3 huruf.').max(255),
});
export type IsianUjianUlang = z.output<typeof isianUjianUlang>;
export type JenisUlang = IsianUjianUlang['jenis'];

/** Asks what a make-up would do, before a reason is given. */
export const isianRencanaUlang = isianUjianUlang.omit({ alasan: true });

/** What a make-up does, or for its plan would do. */
export const hasilUlangContract = z.object({
  dibuat: z.int(),
  /** Whose rows are made. */
  peserta: z.array(z.object({ id: z.string(), nama: z.string() })),
  dilewati: z.array(z.object({ id: z.string(), nama: z.string(), alasan: z.string() })),
});
export type HasilUlang = z.output<typeof hasilUlangContract>;

/** A row from which somebody would sit again. */
export interface CalonUlang {
  id: string;
  peserta_id: string;
  jadwal_ujian_id: string;
  /** Minutes of the schedule. */
  waktu: number;
  status: StatusHadir;
  /** The session of the row is over, with its tolerance. */
  berakhir: boolean;
  /** Score and KKTP that count now; null: no score. */
  nilai: number | null;
  kktp: number;
  /** A row that follows this one and is not sat yet. */
  menunggu: AsalBaris | null;
}

/** A row of the day on which the new ones would stand. */
export interface BarisHari extends JamSesi {
  peserta_id: string;
  jadwal_ujian_id: string;
  jadwal: string;
}

/**
 * Who gets a row of a make-up or remedial, and why others do not. A make-up is for whoever was absent, or by choice
 * began and did not finish; a remedial for whoever has a score below the KKTP. Source: N56; rules of scores.
 */
export function planUjianUlang(
  jenis: JenisUlang,
  calon: readonly CalonUlang[],
  jam: JamSesi,
  hari: readonly BarisHari[],
): { dibuat: CalonUlang[]; dilewati: { id: string; alasan: string }[] } {
  const ofPeserta = groupBy(hari, ({ peserta_id }) => peserta_id);
  const dibuat: CalonUlang[] = [];
  const dilewati: { id: string; alasan: string }[] = [];
  const taken = new Set<string>();
  for (const one of calon) {
    const { peserta_id } = one;
    const alasan =
      whyNotAgain(jenis, one) ??
      whyNotThen(one, jam, ofPeserta.get(peserta_id) ?? []) ??
      (taken.has(peserta_id)
        ? 'Ia sudah mendapat ujian lain pada waktu itu. Jadwalkan yang ini pada waktu lain.'
        : undefined);
    if (alasan === undefined) {
      taken.add(peserta_id);
      dibuat.push(one);
    } else dilewati.push({ id: one.id, alasan });
  }
  return { dibuat, dilewati };
}

function whyNotAgain(jenis: JenisUlang, { status, berakhir, nilai, kktp, menunggu }: CalonUlang) {
  if (menunggu) return `Sudah dijadwalkan ${menunggu} dan belum mengerjakannya.`;
  if (jenis === 'remedial') {
    if (nilai === null) return 'Belum mempunyai nilai; yang belum hadir mengikuti susulan.';
    return nilai >= kktp ? `Sudah tuntas (${nilai} dari KKTP ${kktp}).` : undefined;
  }
  if (status === 'SELESAI') return 'Sudah menyelesaikan ujiannya.';
  return berakhir ? undefined : 'Sesinya belum berakhir, jadi ia masih dapat mengerjakannya.';
}

function whyNotThen({ waktu }: CalonUlang, jam: JamSesi, hari: readonly BarisHari[]) {
  const menit = menitSesi(jam);
  if (menit < waktu) return `Waktunya ${menit} menit, kurang dari ${waktu} menit lama ujiannya.`;
  const clash = hari.find((row) => isBersamaan(row, jam));
  return clash && `Ia mengerjakan ${clash.jadwal} pada jam yang sama. Pilih jam lain.`;
}
