import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';

type Graded = Pick<Attempt, 'id' | 'jadwal_ujian_peserta_id' | 'benar' | 'nilai'>;

/** Puts a score that staff changed on record, the old beside the new; nothing where it stays. */
export async function auditNilai(
  { clock }: Context,
  tx: Transaction,
  before: Graded,
  after: Graded,
  alasan: string,
): Promise<void> {
  if (before.nilai === after.nilai && before.benar === after.benar) return;
  await writeAudit(tx, clock.nowMs(), {
    tindakan: 'nilai berubah',
    tabel: 'jadwal_ujian_peserta',
    baris_id: before.jadwal_ujian_peserta_id,
    sebelum: { nilai: before.nilai, benar: before.benar },
    sesudah: { ujian_id: before.id, nilai: after.nilai, benar: after.benar },
    alasan,
  });
}
