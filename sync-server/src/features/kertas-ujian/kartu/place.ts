import type { PrintedPeserta } from './print.queries.ts';

export interface Place {
  ruang: string | null;
  kursi: string | null;
}

/** Where a participant sits: each room of his exams once, or that of his record where they name none. */
export function placesOf({
  ruang,
  kursi,
  ujian,
}: Pick<PrintedPeserta, 'ruang' | 'kursi' | 'ujian'>): Place[] {
  const byRuang = new Map<string, Place>();
  for (const one of ujian)
    if (one.ruang !== null && !byRuang.has(one.ruang))
      byRuang.set(one.ruang, { ruang: one.ruang, kursi: one.kursi });
  return byRuang.size > 0 ? [...byRuang.values()] : [{ ruang, kursi }];
}

const { compare } = new Intl.Collator('id', { numeric: true });

/** By room, seat and number; who has no room comes last. */
export function comparePlaces(
  a: Place & { nomor_peserta: string },
  b: Place & { nomor_peserta: string },
): number {
  return (
    Number(a.ruang === null) - Number(b.ruang === null) ||
    compare(a.ruang ?? '', b.ruang ?? '') ||
    compare(a.kursi ?? '', b.kursi ?? '') ||
    compare(a.nomor_peserta, b.nomor_peserta)
  );
}
