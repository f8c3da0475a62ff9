import type { HasilSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { kursiSeleksi } from '../../seleksi/kursi.table.ts';

export type Row = Omit<typeof kursiSeleksi.$inferInsert, 'sekolah_id' | 'dibuat_ms'>;

/** What a run gives, as rows: seats but those by hand, which stand already, and reserve lists. */
export function rowsOf({ hasil, cadangan }: HasilSeleksi): Row[] {
  const seats = [...hasil].flatMap(([peserta_id, one]) =>
    one.status === 'L' && one.jalan !== 'manual'
      ? [{ peserta_id, program_keahlian_id: one.program, jalan: one.jalan, kursi: one.kursi }]
      : [],
  );
  return [...seats, ...reserveRows(cadangan)];
}

export const reserveRows = (cadangan: HasilSeleksi['cadangan']): Row[] =>
  [...cadangan].flatMap(([program_keahlian_id, calon]) =>
    calon.map(({ id: peserta_id }, at) => ({ peserta_id, program_keahlian_id, urutan: at + 1 })),
  );
