import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { CrudDefinition, Place, StoredRow } from '../definition/crud-definition.ts';
import type { SaveOptions } from './read-values.ts';

/** What was done to a row. */
interface Act {
  tindakan: string;
  sebelum?: StoredRow;
  sesudah?: StoredRow;
  /** What else the trail keeps of the row before. */
  beside?: Record<string, unknown>;
}

/** Writes acts on rows of a resource to the audit trail: of a row what staff may read, so that no secret gets into it. */
export function rowRecorder<Values extends object, Row extends { id: string }>(
  definition: CrudDefinition<Values, Row>,
) {
  const { resource } = definition;
  const keys = Object.keys(resource.record.shape);
  const kept = (row: StoredRow | undefined, beside = {}) =>
    row && {
      ...Object.fromEntries(keys.flatMap((key) => (key in row ? [[key, row[key]]] : []))),
      ...beside,
    };
  return async (tx: Transaction, place: Place, id: string, options: SaveOptions, act: Act): Promise<void> => {
    await writeAudit(tx, place.nowMs, {
      tindakan: act.tindakan,
      tabel: resource.name,
      baris_id: id,
      sebelum: kept(act.sebelum, act.beside),
      sesudah: kept(act.sesudah),
      alasan: options.alasan ?? null,
    });
    await definition.changed?.(tx, place);
  };
}
