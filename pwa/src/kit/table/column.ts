import type { ReactElement, ReactNode } from 'react';

/** A column of the table on wide screens. */
export interface Column<Row> {
  field: keyof Row & string;
  label: string;
  /** Share of the width that is left; without it the column has `width` pixels. */
  flex?: number;
  width?: number;
  align?: 'left' | 'right' | 'center';
  sortable?: boolean;
  render?: (row: Row) => ReactNode;
  /** Left out where the screen is narrow: the row can be understood without it. */
  minor?: boolean;
}

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
