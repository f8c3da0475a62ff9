/** One worksheet as text. Rows and columns are 0-based; row 0 is the sheet's first row. Blank cells are ''. */
export interface Sheet {
  name: string;
  /** Rows may differ in length: a missing cell is a blank one. */
  rows: string[][];
  damaged: DamagedCell[];
  images: SheetImage[];
}

/**
 * A number that Excel damaged (lost digits, 1.23E+15, a number where text had leading zeros, 1/2 turned into a
 * date, #REF!…): reported, never guessed. `rows` holds a text at this place too, which must not be trusted.
 */
export interface DamagedCell {
  row: number;
  column: number;
  /** What the user sees in the cell. */
  shown: string;
}

/** An image anchored in the sheet at its top-left cell. */
export interface SheetImage {
  row: number;
  column: number;
  /** As the file names it, lower case and without the dot: png, jpeg, gif, emf… Not checked against the bytes. */
  extension: string;
  bytes: Uint8Array;
}
