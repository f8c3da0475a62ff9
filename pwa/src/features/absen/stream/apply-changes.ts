import type { AbsenChanges, AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';

/** The rows with the changes put in; a row that is not known here is left out. */
export function applyChanges(rows: readonly AbsenRow[], changes: AbsenChanges['rows']): AbsenRow[] {
  const patches = new Map(changes.map((patch) => [patch.id, patch]));
  return rows.map((row) => {
    const patch = patches.get(row.id);
    if (!patch) return row;
    const given = Object.entries(patch).filter(([, value]) => value !== undefined);
    return { ...row, ...Object.fromEntries(given) };
  });
}
