import type { ikutTerhapusContract, Terlihat } from './hapusan/hapusan.schema.ts';
import type { Audit } from './kernel/audit.schema.ts';
import type { Acted, CallDefinition, FileAnswer, PlacedCall } from './kernel/call.ts';
import type { LaporanImport } from './kernel/laporan-import.schema.ts';
import { MAKS_BERKAS_IMPORT } from './kernel/maks-berkas-import.ts';
import { besideList, type Addressed, type Lines, type ListAsk, type Option } from './kernel/resource.ts';
import type { z } from 'zod';

/** What a save carries beside its fields. */
interface Marks {
  /** Drawn by the device, so that a repeated create makes no second record. */
  operasi_id?: string;
  /** Version of the record as it was read. */
  versi?: number;
}
type Saved<Row> = Acted<{ data: Row }>;
type Deleted = Acted<{ hapusan_id: string | null }>;
type Foreseen = z.output<typeof ikutTerhapusContract>;

/** Space for the form around the file. */
const formBytes = 64 * 1024;

/** The file of a list, as it is narrowed, searched and sorted; it stands beside every list that has one. */
export const fileOf = <Row>({
  capability,
  path,
}: PlacedCall<ListAsk, Lines<Row>>): PlacedCall<ListAsk, FileAnswer> => ({
  method: 'GET',
  path: besideList(path, 'export'),
  capability,
});

/** What was done to a record, the newest first; it stands below every record that has a history. */
export const historyOf = <Part extends string, Input, Answer>({
  capability,
  path,
}: CallDefinition<Part, Input, Answer>): CallDefinition<Part, undefined, Audit[]> => ({
  method: 'GET',
  path: `${path}/riwayat`,
  capability,
});

/**
 * The calls of a list, derived from its definition. Which of them the server answers is the definition's to say:
 * given records are neither added nor deleted, lasting ones never deleted, and files need a key.
 */
export function callsOf<Values extends object, Row extends { id: string }, Part extends 'parent' = never>(
  resource: Addressed<Values, Row, Part>,
) {
  const { list: listed, read, write } = resource.capabilities;
  const path = resource.under ? `${resource.path}/:${resource.under}` : resource.path;
  const list = resource.listPath ?? path;
  const one = `${path}/:id`;
  type List<Input, Answer> = CallDefinition<Part, Input, Answer>;
  type One<Input, Answer> = CallDefinition<Part | 'id', Input, Answer>;
  type Whole<Input, Answer> = CallDefinition<never, Input, Answer>;
  return {
    list: { method: 'GET', path: list, capability: listed } as List<ListAsk, Lines<Row>>,
    record: { method: 'GET', path: one, capability: read } as One<undefined, Row>,
    create: { method: 'POST', path, capability: write } as List<Values & Marks, Saved<Row>>,
    update: { method: 'PUT', path: one, capability: write } as One<Values & Marks, Saved<Row>>,
    /** What a deletion would take along. */
    foresee: { method: 'GET', path: `${one}/hapus`, capability: write } as One<undefined, Foreseen>,
    /** It says what was shown to go along, and why. */
    remove: { method: 'DELETE', path: one, capability: write, isLong: true } as One<
      { ikut: Terlihat; alasan: string },
      Deleted
    >,
    history: { method: 'GET', path: `${one}/riwayat`, capability: write } as One<undefined, Audit[]>,
    /** Every row that the query finds. */
    exported: { method: 'GET', path: besideList(list, 'export'), capability: listed } as List<
      ListAsk,
      FileAnswer
    >,
    /** A form with the file as `file_excel`, and `mode`. */
    imported: {
      method: 'POST',
      path: besideList(path, 'impor'),
      capability: write,
      bodyMax: MAKS_BERKAS_IMPORT + formBytes,
    } as List<FormData, Acted<{ data: LaporanImport }>>,
    template: {
      method: 'GET',
      path: besideList(resource.path.split('/').slice(0, 3).join('/'), 'impor-template'),
      capability: write,
    } as Whole<undefined, FileAnswer>,
    /** Options among the records, of the form as it is filled in so far. */
    combo: { method: 'POST', path: `${resource.path}-combo`, capability: 'masuk' } as Whole<
      Readonly<Record<string, unknown>> | undefined,
      Option[]
    >,
  };
}
