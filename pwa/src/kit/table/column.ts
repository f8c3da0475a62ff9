import type { ReactElement, ReactNode } from 'react';

/** Fields whose value reads as it is; any other one, a yes or no among them, needs words of its own. */
type PlainField<Row> = {
  [Field in keyof Row & string]: Row[Field] extends string | number | null | undefined ? Field : never;
}[keyof Row & string];

interface ColumnLook {
  label: string;
  /** Share of the width that is left; without it the column has `width` pixels. */
  flex?: number;
  width?: number;
  align?: 'left' | 'right' | 'center';
  sortable?: boolean;
  /** Left out where the screen is narrow: the row can be understood without it. */
  minor?: boolean;
}

/** A column of the table on wide screens. */
export type Column<Row> = ColumnLook &
  (
    | { field: keyof Row & string; render: (row: Row) => ReactNode }
    | { field: PlainField<Row>; render?: never }
  );

/** A row as a card on phones: main line, at most two secondary ones, status. */
export interface CardText {
  main: ReactNode;
  lines: readonly ReactNode[];
  status?: ReactNode;
}

/** An act on one row. */
export interface RowAction<Row> {
  label: string;
  icon: ReactElement;
  danger?: boolean;
  /** Rows that have nothing to act on. */
  off?: (row: Row) => boolean;
  run: (row: Row) => void;
}
