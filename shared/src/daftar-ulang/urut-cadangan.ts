import type { KeteranganHasil } from '../seleksi/keterangan-hasil.ts';

/** Somebody on a reserve list, as it was published. */
interface BarisCadangan {
  /** Whose list he is on by his first choice. */
  program_keahlian_id: string | null;
  /** His place on it. */
  urutan: number | null;
  keterangan: KeteranganHasil | null;
}

/**
 * The reserve list of a programme in its order: who is on its own list, then whoever chose it second, in rank order among all who
 * did. Source: rules on the reserve list.
 */
export function urutCadangan<Baris extends BarisCadangan>(rows: readonly Baris[], program: string): Baris[] {
  const first = rows.filter((row) => row.program_keahlian_id === program);
  const second = rows.flatMap((row) => {
    const chosen = row.keterangan?.pilihan.find((one) => one.ke === 2 && one.program === program);
    return chosen && row.program_keahlian_id !== program ? [{ row, peringkat: chosen.peringkat }] : [];
  });
  return [
    ...first.sort((a, b) => (a.urutan ?? 0) - (b.urutan ?? 0)),
    ...second.sort((a, b) => a.peringkat - b.peringkat).map(({ row }) => row),
  ];
}
