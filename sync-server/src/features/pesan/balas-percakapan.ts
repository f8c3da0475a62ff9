import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { newId } from '../../db/new-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { SignedIn } from '../../http/route.ts';
import { findPetugas } from './daftar-percakapan.queries.ts';
import { hasPesan } from './percakapan.queries.ts';
import { markPesanMasukRead, terjawabOleh, updatePercakapan } from './percakapan.mutations.ts';
import { insertPesan, keepLampiran } from './rows/pesan.mutations.ts';
import { siarkanPesan, siarkanTerjawab } from './siarkan-pesan.ts';
import { getBegun, refuseUnread } from './urus-percakapan.ts';

interface Balasan {
  id: string;
  body: string;
  lampiran?: string | null | undefined;
  versi?: number | undefined;
  operasi_id?: string | undefined;
}

/**
 * Writes to an applicant, also who has written nothing yet, once however often it is sent with one `operasi_id`; who answers a conversation that nobody looks
 * after has it. Refuses (409) with `data` where somebody has written since `versi` was read, so that two never answer past
 * each other.
 */
export async function balasPercakapan(
  { store, clock, live }: Context,
  akun: SignedIn,
  { id, body, lampiran = null, versi, operasi_id }: Balasan,
): Promise<void> {
  const nowMs = clock.nowMs();
  const pesanId = operasi_id ?? newId(nowMs);
  await store.tx(actorOf(akun), async (tx) => {
    const before = await getBegun(tx, nowMs, id);
    if (await hasPesan(tx, id, { id: pesanId, body, lampiran })) return;
    await refuseUnread(tx, id, before.versi, versi);
    const letter = {
      jenis: 'balasan' as const,
      title: before.versi === 0 ? 'Pesan panitia' : 'Balasan panitia',
      body,
      lampiran,
      lama_jawab_ms: before.menunggu_ms === null ? null : nowMs - before.menunggu_ms,
    };
    await keepLampiran(tx, nowMs, akun.akun_id, lampiran);
    await insertPesan(tx, nowMs, [{ peserta_id: id, id: pesanId, ...letter }]);
    await markPesanMasukRead(tx, nowMs, id);
    const isCaredFor = before.akun_id !== null && (await findPetugas(tx, before.akun_id)) !== undefined;
    const petugasId = isCaredFor ? before.akun_id : akun.akun_id;
    await updatePercakapan(tx, id, {
      ...terjawabOleh(akun.akun_id, petugasId, before.serahan_baru),
      akun_id: petugasId,
      terakhir_ms: nowMs,
      versi: before.versi + 1,
    });
    const act = { tindakan: 'balas_pesan', tabel: 'peserta', baris_id: id, sesudah: { body } };
    await writeAudit(tx, nowMs, act);
    siarkanPesan(live, tx, id);
    await siarkanTerjawab(live, tx, before.jadwal_ujian_peserta_id);
  });
}
