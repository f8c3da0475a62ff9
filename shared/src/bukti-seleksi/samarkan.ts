import { groupBy } from '../kernel/group-by.ts';
import type { KunciSeri } from '../seleksi/aturan.ts';
import type { Calon } from '../seleksi/calon.ts';
import type { Masukan } from '../seleksi/passing-grade.ts';
import { penentu, urutkan } from '../seleksi/urutan.ts';

/** How far a comparison of two applicants gets before it is decided: it looks at nothing behind that. */
const reach = (a: Calon, b: Calon, { aturan }: Masukan): number => {
  const key = penentu(a, b, aturan);
  return key === 'nomor' ? aturan.urutan_seri.length : aturan.urutan_seri.indexOf(key as KunciSeri);
};

/** Fixed width, so that text ranks as numbers do. */
const asText = (rank: number): string => String(rank).padStart(7, '0');

/**
 * The same selection for strangers: pseudonyms in the place of ids, and in the place of distance, birth date, time and number
 * of registration the rank among those whom it has to part, 1 for everybody else. Nothing is told that decides nothing: the
 * affirmation neither, where no seat is reserved. Every comparison of two applicants, and what decides it, stays as it is.
 */
export function samarkanMasukan(masukan: Masukan, samaranOf: (id: string) => string): Masukan {
  const { aturan, penempatan, program } = masukan;
  const urut = urutkan(masukan.calon, aturan);
  const samar: Calon[] = [];
  for (const equals of groupBy(urut, ({ prioritas, nilai }) => `${prioritas} ${nilai}`).values()) {
    const ranks = aturan.urutan_seri.map(() => 1);
    let nomor = 1;
    equals.forEach((calon, at) => {
      const before = equals[at - 1];
      if (before) {
        const depth = reach(before, calon, masukan);
        nomor = depth === ranks.length ? nomor + 1 : 1;
        ranks.forEach((rank, key) => {
          if (key >= depth) ranks[key] = key === depth ? rank + 1 : 1;
        });
      }
      const rankOf = (key: KunciSeri) => ranks[aturan.urutan_seri.indexOf(key)] ?? 1;
      samar.push({
        id: samaranOf(calon.id),
        nomor: String(nomor),
        pilihan: calon.pilihan,
        nilai: calon.nilai,
        rapor: calon.rapor,
        teori: calon.teori,
        jarak: rankOf('jarak'),
        lahir: asText(rankOf('lahir')),
        daftar_ms: rankOf('daftar'),
        afirmasi: aturan.persen_afirmasi > 0 && calon.afirmasi,
        prioritas: calon.prioritas,
      });
    });
  }
  return {
    aturan,
    program: program.map(({ id, pagu }) => ({ id, pagu })),
    calon: samar.sort(byId),
    penempatan: penempatan
      .map(({ id, afirmasi, ...one }) => ({
        ...one,
        id: samaranOf(id),
        ...(aturan.persen_afirmasi > 0 && afirmasi && { afirmasi }),
      }))
      .sort(byId),
  };
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
