import { z } from 'zod';

const tempat = z.int().min(0).max(999);

/** A table of a file as its columns are chosen by hand. */
export const tabelTerbacaSchema = z.object({
  /** Its place in the file. */
  tabel: z.int().nonnegative(),
  nama: z.string(),
  /** 1-based row in which the header seems to stand. */
  baris: z.int().nonnegative(),
  /** Columns that hold anything, with their first filled cells below the header. */
  kolom: z.array(
    z.object({ indeks: tempat, huruf: z.string(), judul: z.string(), contoh: z.array(z.string()) }),
  ),
  /** The columns that were understood, by field. */
  terbaca: z.record(z.string(), tempat),
});
export type TabelTerbaca = z.output<typeof tabelTerbacaSchema>;

/** What a refusal carries where columns can be chosen by hand. */
export const pilihKolomContract = z.object({ tabel: z.array(tabelTerbacaSchema).min(1) });

/**
 * Columns chosen by hand among `names`: the table, its header's row (1-based, 0: none), and by field a 0-based column.
 * `lacking` says what is missing in a choice, in a sentence.
 */
export function petaSchema<const Names extends readonly [string, ...string[]]>(
  names: Names,
  lacking: (kolom: Readonly<Partial<Record<Names[number], number>>>) => string | undefined,
) {
  return z
    .object({
      tabel: z.int().min(0).max(99),
      baris: z.int().min(0).max(100_000),
      kolom: z.partialRecord(z.enum(names), tempat),
    })
    .superRefine(({ kolom }, ctx) => {
      const places = Object.values(kolom);
      const message =
        lacking(kolom) ??
        (new Set(places).size < places.length
          ? 'satu kolom dipilih dua kali. Pilih kolom yang berbeda untuk setiap isian.'
          : undefined);
      if (message !== undefined) ctx.addIssue({ code: 'custom', message });
    });
}
