/*
 * The content of a paper, described once and drawn by two hands: as PDF (`pdf-content.ts`) and for Word
 * (`docx-content.ts`). Lengths are points. Plain data: it crosses to a worker.
 */

/** A paragraph. */
export interface Words {
  kind: 'words';
  text: string;
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'center' | 'right' | 'justify';
  /** Points between letters. */
  spacing?: number;
  lineHeight?: number;
  above?: number;
  below?: number;
}

/** An image of the paper by its name, as large as fits into the box. */
export interface Picture {
  kind: 'picture';
  name: string;
  width: number;
  height: number;
  align?: 'left' | 'center' | 'right';
}

/** A line across the page. */
export interface Rule {
  kind: 'rule';
  width: number;
  thickness: number;
  below?: number;
}

/**
 * Rows and columns of fixed widths (with flexible ones a single word that fits no line pushes its neighbours off the
 * page): `bare` only places things, `cut` has dashed lines to cut along, `box` is a grey ground, `sheet` a list to
 * write on. Widths are those of the content, without what a look adds around it.
 */
export interface Table {
  kind: 'table';
  look: keyof typeof looks;
  widths: number[];
  /** Repeated on every page. */
  head?: string[];
  rows: Cell[][];
  /** Least height of a row. */
  rowHeight?: number;
  /** Between columns of a bare table. */
  gap?: number;
  /** A bare table that no page ends within. */
  isWhole?: true;
  above?: number;
  below?: number;
}

export type Cell = string | Block[];
export type Block = Words | Picture | Rule | Table;

/** Points around the content of a cell: left, top, right, bottom. */
export const looks = {
  bare: [0, 0, 0, 0],
  cut: [9, 7, 9, 6],
  box: [4, 2, 4, 3],
  sheet: [4, 6, 4, 5],
  /** As `sheet`, for many rows on one page. */
  dense: [4, 2, 4, 1],
} as const;

export const grey = '#767676';
export const ground = '#eeeeee';

/** A paragraph in one line of code. */
export const words = (text: string, style: Omit<Words, 'kind' | 'text'> = {}): Words => ({
  kind: 'words',
  text,
  ...style,
});
