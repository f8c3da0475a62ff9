import type { Addressed, Resource } from '@spmb/shared/kernel/resource.ts';
import type { FieldValues } from 'react-hook-form';
import type { Kesalahan } from '../form/schema-resolver.ts';

/** The client's half of a resource at its address: of one that lies under others, below one of them. */
export interface CrudSource<Values extends object, Row extends { id: string }>
  extends
    Addressed<Values, Row, never>,
    Pick<Resource<Values, Row, never>, 'label' | 'fixed' | 'lasting' | 'unexported'> {
  labels?: Readonly<Partial<Record<string, string>>>;
  readLabels?: Readonly<Partial<Record<string, string>>>;
  importKey?: string;
  check?: (values: Values) => Kesalahan;
  /** The stored record as its form shows it, and the form's values as they are sent; the same things where absent. */
  toForm?: (row: Row) => FieldValues;
  fromForm?: (values: Values) => Values;
}
