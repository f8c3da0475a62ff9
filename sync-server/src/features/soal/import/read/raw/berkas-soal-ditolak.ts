import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';

/** A question file that cannot be read as a whole. The message is an Indonesian sentence with a way out. */
export class BerkasSoalDitolak extends Refusal {
  /** Tables from which the columns can be chosen by hand. */
  readonly tabel: readonly TabelTerbaca[];

  constructor(message: string, tabel: readonly TabelTerbaca[] = []) {
    super(message, 200, tabel.length === 0 ? {} : { data: { tabel } });
    this.name = 'BerkasSoalDitolak';
    this.tabel = tabel;
  }
}
