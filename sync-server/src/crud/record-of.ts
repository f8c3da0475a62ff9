import type { Shape } from '@spmb/shared/kernel/resource.ts';
import type { StoredRow } from './definition/crud-definition.ts';

/** A stored row as calls answer it: the fields of the record, null where nothing is stored, and no other column. */
export const recordOf = <Row>({ record }: { record: Shape<Row> }, row: StoredRow): Row =>
  Object.fromEntries(Object.keys(record.shape).map((key) => [key, row[key] ?? null])) as Row;
