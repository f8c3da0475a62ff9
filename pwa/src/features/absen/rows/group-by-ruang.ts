import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';

/** Chosen in place of a room: rows without one. No room is named so, since names are trimmed. */
export const tanpaRuang = ' ';

export const nameRuang = (ruang: string): string => (ruang === tanpaRuang ? 'Tanpa ruang' : ruang);

/** Rows by room, in the order in which the rooms first appear; null: rows without one. */
export function groupByRuang(rows: readonly AbsenRow[]): Map<string | null, AbsenRow[]> {
  const rooms = new Map<string | null, AbsenRow[]>();
  for (const row of rows) {
    const inRuang = rooms.get(row.ruang);
    if (inRuang) inRuang.push(row);
    else rooms.set(row.ruang, [row]);
  }
  return rooms;
}
