import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { newId } from '../../db/new-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { SignedIn } from '../../http/route.ts';
import { hasPesan } from './percakapan.queries.ts';
import { markPesanMasukRead, updatePercakapan } from './percakapan.mutations.ts';
import { insertPesan } from './pesan.mutations.ts';
import { getBegun, refuseUnread } from './urus-percakapan.ts';

interface Balasan {
  id: string;
  body: string;
  versi?: number | undefined;
  operasi_id?: string | undefined;
}

/**
 * Writes to an applicant, also who has written nothing yet, once however often it is sent with one `operasi_id`; who answers a conversation that nobody looks
 * after has it. Refuses (409) with `data` where somebody has written since `versi` was read, so that two never answer past
 * each other.
 */
export async function balasPercakapan(
  { store, clock }: Context,
  akun: SignedIn,
  { id, body, versi, operasi_id }: Balasan,
): Promise<void> {
  const nowMs = clock.nowMs();
  const pesanId = operasi_id ?? newId(nowMs);
  await store.tx(actorOf(akun), async (tx) => {
    const before = await getBegun(tx, nowMs, id);
    if (await hasPesan(tx, id, { id: pesanId, body })) return;
    await refuseUnread(tx, id, before.versi, versi);
    const letter = {
      jenis: 'balasan' as const,
      title: before.versi === 0 ? 'Pesan panitia' : 'Balasan panitia',
      body,
    };
    await insertPesan(tx, nowMs, [{ peserta_id: id, id: pesanId, ...letter }]);
    await markPesanMasukRead(tx, nowMs, id);
    await updatePercakapan(tx, id, {
      akun_id: before.akun_id ?? akun.akun_id,
      terakhir_ms: nowMs,
      versi: before.versi + 1,
    });
    const act = { tindakan: 'balas_pesan', tabel: 'peserta', baris_id: id, sesudah: { body } };
    await writeAudit(tx, nowMs, act);
  });
}
