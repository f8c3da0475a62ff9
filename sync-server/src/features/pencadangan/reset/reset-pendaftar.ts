import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { blankEntries } from '../../../db/chain/blank-entries.mutations.ts';
import type { Actor } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { aboutApplicants } from './about-applicants.queries.ts';
import { createPencadangan } from '../create/create-pencadangan.ts';
import { shutGate, type BackupScope } from '../create/backup-scope.ts';
import { countPeserta, countRunningUjian } from '../create/sekolah.queries.ts';

const words = 'Data pendaftar sedang dihapus. Tunggu sebentar, lalu coba lagi.';

export interface ResetDone {
  pencadangan_id: string;
  jumlah: number;
}

/**
 * Deletes everything that belongs to applicants, after a backup of it; refuses while anybody sits an exam. Of the audit
 * trail goes what it says of them: that the acts happened stays.
 */
export async function resetPendaftar(scope: BackupScope, actor: Actor, alasan: string): Promise<ResetDone> {
  const { store, gate, clock, signedIn } = scope.context;
  await shutGate(scope.context, words);
  try {
    const running = await countRunningUjian(store.read);
    if (running > 0)
      throw new Refusal(
        `Data pendaftar tidak dapat dihapus: ${running} peserta masih mengerjakan ujian atau jawabannya masih ditunggu. Tunggu sampai ujiannya selesai, lalu coba lagi.`,
      );
    const { id } = await createPencadangan(scope, 'sebelum-reset');
    const jumlah = await store.tx(actor, async (tx) => {
      const peserta = await countPeserta(tx);
      await blankEntries(tx, aboutApplicants(tx));
      for (const deleteOf of scope.deleteApplicants) await deleteOf(tx);
      await writeAudit(tx, clock.nowMs(), {
        tindakan: 'reset data pendaftar',
        tabel: 'peserta',
        baris_id: 'semua',
        sebelum: { jumlah: peserta },
        sesudah: { pencadangan_id: id },
        alasan,
      });
      return peserta;
    });
    signedIn.clear();
    return { pencadangan_id: id, jumlah };
  } finally {
    gate.open();
  }
}
