import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';

/** A spreadsheet whose columns are not known, with its tables: people may choose them by hand. */
export class KolomDitolak extends SpreadsheetError {
  override name = 'KolomDitolak';
  readonly tabel: readonly TabelTerbaca[];

  constructor(message: string, tabel: readonly TabelTerbaca[]) {
    super(message);
    this.tabel = tabel;
  }
}
