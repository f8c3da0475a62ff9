import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { chainStart, nextLink } from '@spmb/shared/sync/stream/chain.ts';
import { screenText } from '@spmb/shared/sync/protocol/screen-text.ts';
import { letters, type Letter } from '@spmb/shared/sync/stream/letter.ts';
import { encodeOperation, type OperationBody } from '@spmb/shared/sync/stream/operation.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { jadwalUjian, jadwalUjianPeserta } from '../../features/jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { applyOperations } from '../../features/ujian/attempt/apply-operations.ts';
import { ensurePaket } from '../../features/ujian/paket/build-paket.ts';
import { screenDigest } from '../../features/ujian/finish/finish-attempt.ts';
import { finishByHolder } from '../../features/ujian/finish/finish.mutations.ts';
import { findJadwalOfPeserta } from '../../features/ujian/attempt/jadwal-of-peserta.queries.ts';
import { takeLease } from '../../features/ujian/lease/lease.mutations.ts';
import { getOpenedPaket } from '../../features/ujian/paket/opened-paket.ts';
import { saveProgress } from '../../features/ujian/attempt/save-attempt.mutations.ts';
import { insertAttempt } from '../../features/ujian/start/start-attempt.mutations.ts';
import { nativeDigest } from '../../server/secrets/native-digest.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'contoh' };
const minuteMs = 60_000;
const atOnce = 40;

/** Finished attempts for every participant of a past session, through the same log, merge and scoring as real ones. */
export async function seedResults(context: Context, jadwalId: string, startMs: number): Promise<void> {
  const { read } = context.store;
  const jadwal = (await read.select().from(jadwalUjian).where(eq(jadwalUjian.id, jadwalId)))[0];
  const rows = await read
    .select()
    .from(jadwalUjianPeserta)
    .where(
      and(eq(jadwalUjianPeserta.sekolah_id, schoolId), eq(jadwalUjianPeserta.jadwal_ujian_id, jadwalId)),
    );
  const place = rows[0];
  if (!jadwal || !place) return;
  const paketId = await ensurePaket(context, jadwal, place.tanggal, place.jadwal_ujian_sesi_id);
  const { kunci_jawaban } = (await getOpenedPaket(context, read, paketId)).row;
  // Together as far as they share a commit, and no more at once than a database has connections for.
  for (let from = 0; from < rows.length; from += atOnce)
    await Promise.all(
      rows
        .slice(from, from + atOnce)
        .map((row, i) => sitExam(context, row, paketId, kunci_jawaban, startMs, from + i)),
    );
}

function sitExam(
  context: Context,
  row: typeof jadwalUjianPeserta.$inferSelect,
  paketId: string,
  keys: Record<string, Letter>,
  startMs: number,
  index: number,
): Promise<void> {
  const started = startMs + (index % 5) * minuteMs;
  const at = (ms: number): Context => ({
    ...context,
    clock: {
      nowMs: () => ms,
      monotonicMs: () => context.clock.monotonicMs(),
      heldMs: () => 0,
      takeOver: () => undefined,
    },
  });
  return context.store.tx(system, async (tx) => {
    const found = await findJadwalOfPeserta(tx, row.peserta_id, row.id);
    if (!found) return;
    const fresh = await insertAttempt(at(started), tx, found, paketId, 0);
    const device = { id: undefined, kunci: undefined, perangkat: '', sesiId: 'contoh' };
    const { attempt, stream } = await takeLease(at(started), tx, fresh, device);
    const stepMs = Math.floor((50 * minuteMs) / attempt.urutan.length);
    const skill = 45 + ((index * 37) % 50);
    const chosen = attempt.urutan.map((butir, place): Letter => {
      const right = keys[butir] ?? 'A';
      return (place * 31 + index * 17) % 100 < skill
        ? right
        : (letters[(letters.indexOf(right) + 1 + (index % 4)) % 5] ?? right);
    });
    const shown = new Map(attempt.urutan.map((butir, place) => [butir, chosen[place] ?? null]));
    const layar = screenDigest(screenText(attempt.urutan, (butir) => shown.get(butir) ?? null));
    const bodies: OperationBody[] = [
      ...attempt.urutan.map((butir, place) => ({
        jenis: 'jawaban' as const,
        butir,
        pilihan: chosen[place] ?? null,
      })),
      { jenis: 'selesai', sebab: 'sendiri', layar, boleh_ms: attempt.boleh_ms },
    ];
    let link = chainStart();
    const arrived = bodies.map((body, place) => {
      const elapsed_ms = (place + 1) * stepMs;
      const head = {
        ujian_id: attempt.id,
        aliran: stream.id,
        seq: place + 1,
        epoch: attempt.epoch,
        elapsed_ms,
        dinding_ms: started + elapsed_ms,
      };
      const teks = encodeOperation({ ...head, ...body });
      link = nextLink(nativeDigest, link, teks);
      return { seq: place + 1, teks, jejak: toBase64Url(link) };
    });
    const endMs = started + 51 * minuteMs;
    const applied = applyOperations(attempt, stream, arrived, {
      nowMs: endMs,
      ranMs: context.state.ranMs(),
      sinceStartMs: endMs - attempt.mulai_ms,
      finishFromMs: 0,
    });
    const done = { ...applied.attempt, terpakai_ms: 51 * minuteMs, kontak_ms: endMs };
    await saveProgress(tx, done, applied.stream, applied.judged, endMs);
    if (applied.finish) await finishByHolder(at(endMs), tx, done, stream, applied.finish, endMs);
  });
}
