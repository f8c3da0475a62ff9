import { Refusal } from '@spmb/shared/kernel/envelope.ts';

const damaged =
  'Berkas pencadangan ini rusak atau terpotong, jadi tidak dipakai. Data di server tidak berubah. Pilih pencadangan lain.';

/** A backup that may not or cannot be restored; the message says why, and nothing has changed. */
export class UnreadableBackup extends Refusal {
  constructor(message: string = damaged, cause?: unknown) {
    super(message);
    this.name = 'UnreadableBackup';
    this.cause = cause;
  }
}
