import { groupBy } from '../kernel/group-by.ts';
import type { Calon } from './calon.ts';
import { berhak, type Masukan } from './passing-grade.ts';

/**
 * The reserve list of each programme: those above the minimum without any seat, who chose it first before those who chose it
 * second, each in rank order. `diterima`: ids of who has a seat.
 */
export function susunCadangan(masukan: Masukan, diterima: ReadonlySet<string>): Map<string, Calon[]> {
  const tanpa = berhak(masukan).filter(({ id }) => !diterima.has(id));
  const first = groupBy(tanpa, ({ pilihan }) => pilihan[0]);
  const second = groupBy(tanpa, ({ pilihan }) => pilihan[1] ?? '');
  return new Map(
    masukan.program.map(({ id }) => [id, [...(first.get(id) ?? []), ...(second.get(id) ?? [])]]),
  );
}
