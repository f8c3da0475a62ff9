import type { z } from 'zod';
import type { Capability } from './capability.ts';

/** A zod object, by what it answers. */
export type Shape<Output> = z.ZodType<Output> & { readonly shape: object };

type Name<Record> = keyof Record & string;

/**
 * A list of records that staff keep: one definition for the calls of the server and the list and form of the client.
 * `Values` is what a form writes, `Row` what a read answers.
 */
export interface Resource<Values extends object, Row extends { id: string }> {
  /** Name in the audit trail: the table's. */
  name: string;
  /** What one record is called in messages: 'Program keahlian'. */
  label: string;
  /** Address under which the calls live: '/api/program-keahlian'. A parent's id follows it where there is one. */
  path: string;
  fields: Shape<Values>;
  record: Shape<Row>;
  /** Label of every field of the form, in the form's order. */
  labels: Readonly<Record<Name<Values>, string>>;
  /** Stored fields that free text is looked for in. */
  search: readonly Name<Row>[];
  /** Stored words and whole numbers by which a list is narrowed: query parameters of their names. */
  filters?: readonly Name<Row>[];
  /** Stored fields by which the list is sorted unless asked otherwise. */
  order: readonly [Name<Row>, ...Name<Row>[]];
  /** `list` all records, `read` one, `write` create, update and delete. */
  capabilities: { list: Capability; read: Capability; write: Capability };
  /** The records are given: staff change them, and neither add nor delete any. */
  fixed?: true;
  /** The id is a code that staff type in with a new record (the form's field `id`); it never changes. */
  coded?: true;
}

/** Checks the names of a resource against its two shapes. */
export const defineResource = <Values extends object, Row extends { id: string }>(
  resource: Resource<Values, Row>,
): Resource<Values, Row> => resource;

/** A page of a list, answered where the query has `page`, `q` or `sort`. */
export interface Page<Row> {
  rows: Row[];
  /** Matching rows on all pages. */
  total: number;
  /** From 1. */
  page: number;
  size: number;
}

/** An entry of an option list. */
export interface Option {
  value: string;
  label: string;
}
