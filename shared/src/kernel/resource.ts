import type { z } from 'zod';
import type { Capability } from './capability.ts';
import type { MenuEntry } from './menu.ts';

/** A zod object, by what it answers. */
export type Shape<Output> = z.ZodType<Output> & { readonly shape: object };

type Name<Record> = keyof Record & string;
/** Fields that hold a text. */
type TextName<Record> = {
  [Field in Name<Record>]: Record[Field] extends string ? Field : never;
}[Name<Record>];

/** What is said of a list whatever its records are made of. */
interface List<Part extends 'parent'> {
  /** Name in the audit trail: the table's. */
  name: string;
  /** What one record is called in messages: 'Program keahlian'. */
  label: string;
  /** Address under which the calls live: '/api/program-keahlian'. */
  path: string;
  /** Address of the list itself, where another call of the contract has that of the records. */
  listPath?: string;
  /** There is a list for each record of another one, whose id follows the path. */
  under?: Part;
  /** Its entry in the menu; none where another screen leads to it. */
  menu?: MenuEntry;
  /** `list` all records, `read` one, `write` create, update and delete. */
  capabilities: { list: Capability; read: Capability; write: Capability };
  /** The records are given: staff change them, and neither add nor delete any. */
  fixed?: true;
  /** What was written down elsewhere names the records: staff add and change them, and delete none. */
  lasting?: true;
  /** The id is a code that staff type in with a new record (the form's field `id`); it never changes. */
  coded?: true;
  /** The list is not written to a file as it stands. */
  unexported?: true;
}

/**
 * A list of records that staff keep: one definition for the calls of the server and the list and form of the client.
 * `Values` is what a form writes, `Row` what a read answers, `Part` what the address of the list lacks.
 */
export interface Resource<
  Values extends object,
  Row extends { id: string },
  Part extends 'parent' = 'parent',
> extends List<Part> {
  fields: Shape<Values>;
  record: Shape<Row>;
  /** Label of every field of the form, in the form's order. */
  labels: Readonly<Record<Name<Values>, string>>;
  /** Labels of fields that are only read; exports and histories show them before those of the form. */
  readLabels?: Readonly<Partial<Record<Name<Row>, string>>>;
  /** Stored fields that free text is looked for in. */
  search: readonly Name<Row>[];
  /** Stored fields by which the list is sorted unless asked otherwise. */
  order: readonly [Name<Row>, ...Name<Row>[]];
  /** Field by which an import recognises a stored record, whatever the capitals; without it there is no import. */
  importKey?: Name<Row>;
  /**
   * Everybody signed in may choose among the records (`{path}-combo`), shown by the field `label`; `of` is the column of
   * the parent, where only the records under the one that the form has chosen may be.
   */
  combo?: { label: TextName<Row>; of?: string };
  /** How a record looks among what was found everywhere: its `name` alone, unless said. */
  found?: { title?: TextName<Row>; detail?(row: Row): string };
}

/** A resource, whatever its records are made of. */
export interface AnyResource extends List<'parent'> {
  fields: Shape<unknown>;
  record: Shape<unknown>;
  labels: Readonly<Partial<Record<string, string>>>;
  readLabels?: Readonly<Partial<Record<string, string>>>;
  search: readonly string[];
  importKey?: string;
  combo?: { label: string; of?: string };
}

/** Label of every field that a list file and a history show, in their order. */
export const labelsOf = ({
  readLabels,
  labels,
}: {
  readLabels?: Readonly<Partial<Record<string, string>>> | undefined;
  labels: Readonly<Partial<Record<string, string>>>;
}): [field: string, label: string][] =>
  Object.entries({ ...readLabels, ...labels } as Record<string, string>);

/** Labels of what a file of the list holds: a field that is only written acts on one record, and has no column. */
export const fileLabelsOf = ({
  record,
  ...resource
}: Parameters<typeof labelsOf>[0] & { record: Shape<unknown> }): [field: string, label: string][] =>
  labelsOf(resource).filter(([field]) => field in record.shape);

/** Labels of what an import reads: the form's fields, before them the key where staff only read it. */
export const importLabelsOf = ({
  importKey,
  ...resource
}: Parameters<typeof fileLabelsOf>[0] & { importKey?: string | undefined }): [
  field: string,
  label: string,
][] => fileLabelsOf(resource).filter(([field]) => field in resource.labels || field === importKey);

/**
 * Address beside a list: '/api/ruang' → '/api/ruang-export'; below a parent '/api/desa/32' → '/api/desa-export/32'.
 */
export const besideList = (path: string, suffix: 'export' | 'impor' | 'impor-template'): string =>
  path.replace(/^\/api\/[^/]+/, (list) => `${list}-${suffix}`);

/** What the calls of a list are derived from. */
export type Addressed<Values extends object, Row extends { id: string }, Part extends 'parent'> = Pick<
  Resource<Values, Row, Part>,
  'path' | 'listPath' | 'under' | 'capabilities' | 'fields' | 'record'
>;

/** Checks the names of a resource against its two shapes. */
export const defineResource = <
  Values extends object,
  Row extends { id: string },
  Part extends 'parent' = never,
>(
  resource: Resource<Values, Row, Part>,
): Resource<Values, Row, Part> => resource;

/** What a list is asked for: nothing answers all of it; `page`, `q` or `sort` a page, whatever else narrows it. */
export type ListAsk = Readonly<Record<string, string>> | undefined;

/** A list: whole, or the page that its query asks for. */
export type Lines<Row> = Row[] | Page<Row>;

/** A page of a list, answered where the query has `page`, `q` or `sort`. */
export interface Page<Row> {
  rows: Row[];
  /** Matching rows on all pages. */
  total: number;
  /** From 1. */
  page: number;
  size: number;
}

/** The list that lies under one record of another. */
export const listUnder = <List extends { path: string; under?: 'parent' }>(
  { under: _, ...list }: List,
  parent: string,
) => ({ ...list, path: `${list.path}/${encodeURIComponent(parent)}` });

/** An entry of an option list. */
export interface Option {
  value: string;
  label: string;
}
