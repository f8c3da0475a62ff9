import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { schoolId } from '../school-id.ts';
import type { Store } from '../store.ts';
import { writeAudit } from '../write-audit.ts';
import type { Loss } from './folder-refused.ts';

/** Puts on record that somebody at the console went on without what was missing. */
export const recordLoss = ({ store, clock }: { store: Store; clock: Clock }, loss: Loss): Promise<void> =>
  store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'konsol server' }, (tx) =>
    writeAudit(tx, clock.nowMs(), {
      tindakan: 'terima kehilangan',
      tabel: 'keadaan_server',
      baris_id: 'lari',
      sesudah: { hilang: loss },
      alasan: 'SPMB_TERIMA_KEHILANGAN',
    }),
  );
