import { Refusal } from '@spmb/shared/kernel/envelope.ts';

/** A question file that cannot be read as a whole. The message is an Indonesian sentence with a way out. */
export class BerkasSoalDitolak extends Refusal {
  constructor(message: string) {
    super(message);
    this.name = 'BerkasSoalDitolak';
  }
}
