import { localDate } from '@spmb/shared/kernel/zone.ts';
import type { Kesiapan } from '@spmb/shared/ujian/kesiapan.schema.ts';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { SignedIn } from '../../../http/route.ts';
import { liveTopic } from '../../../live/live-topic.ts';
import { saveKabar, shownKabar } from './kabar-perangkat.mutations.ts';
import { listPlacesOfPeserta } from './kesiapan.queries.ts';

/** Keeps how ready the participant's device is and tells the rooms in which he is expected (S21). */
export async function reportKesiapan(
  context: Context,
  akun: SignedIn,
  perangkat: string,
  kesiapan: Kesiapan,
): Promise<void> {
  const pesertaId = akun.peserta_id;
  if (!pesertaId) return;
  const pada_ms = context.clock.nowMs();
  const today = localDate(pada_ms, await context.zona());
  const places = await listPlacesOfPeserta(context.store.read, pesertaId, today);
  await context.store.tx({ sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username }, async (tx) => {
    const kabar = await saveKabar(tx, pesertaId, { ...kesiapan, perangkat, pada_ms });
    tx.afterCommit(() => {
      for (const { id, tanggal, sesi_id } of places)
        context.live.publish(liveTopic(tanggal, sesi_id), { id, kabar: shownKabar(kabar, id) });
    });
  });
}
