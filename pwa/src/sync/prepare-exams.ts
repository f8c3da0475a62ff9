import { deleteUnusedPaket, isReady, listMissingGambar, markReady } from '../local-db/paket-store.ts';
import type { PreparableExam, PrepareState } from './exam-session.ts';
import { fetchGambar, fetchPaket } from './fetch-sealed.ts';
import { fetchServer } from './fetch-server.ts';
import type { Ports } from './ports.ts';

/** Sheets that nobody at this device will sit any more are kept this long. */
const keptForMs = 7 * 24 * 3_600_000;

/** Brings sealed sheets and images here, one schedule after the other, so that the bell costs one small request (S17: all of it is ciphertext). */
export async function prepareExams(
  ports: Ports,
  jadwal: readonly PreparableExam[],
  onState: (id: string, state: PrepareState) => void,
): Promise<void> {
  for (const { jadwal_ujian_id } of jadwal) onState(jadwal_ujian_id, 'menunggu');
  await fetchServer(ports).catch(() => undefined);
  for (const { jadwal_ujian_id, paket } of jadwal) {
    if (paket === null) continue;
    try {
      if (!(await isReady(ports.db, jadwal_ujian_id, paket.id))) {
        onState(jadwal_ujian_id, 'mengunduh');
        await prepareOne(ports, jadwal_ujian_id, paket);
      }
      onState(jadwal_ujian_id, 'siap');
    } catch {
      onState(jadwal_ujian_id, 'gagal');
    }
  }
  const sinceMs = ports.clock.nowMs() - keptForMs;
  // The list holds the participant's past exams as well; one that is open stays, whatever this device's clock says.
  const listed = jadwal.flatMap(({ jadwal_ujian_id, paket, aktif, selesai_ms }) =>
    paket && (aktif || selesai_ms >= sinceMs) ? { jadwal_ujian_id, paket } : [],
  );
  await deleteUnusedPaket(ports.db, listed, sinceMs).catch(() => undefined);
}

async function prepareOne(ports: Ports, jadwalUjianId: string, paket: NonNullable<PreparableExam['paket']>) {
  const { gambar } = await fetchPaket(ports, paket.id, paket.alamat);
  const needed = [...new Set([...gambar, ...paket.gambar])];
  for (const alamat of await listMissingGambar(ports.db, needed)) await fetchGambar(ports, alamat);
  await markReady(ports.db, jadwalUjianId, paket.id, needed);
  if (!(await isReady(ports.db, jadwalUjianId, paket.id)))
    throw new Error('the disk does not keep the sheet');
}
