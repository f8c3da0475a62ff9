import { isReady, listMissingGambar, markReady } from '../../local-db/paket-store.ts';
import type { PreparableExam, PrepareState } from '../ports/exam-session.ts';
import { fetchGambar, fetchPaket } from '../paket/fetch-sealed.ts';
import { fetchServer } from '../paket/fetch-server.ts';
import type { Ports } from '../ports/ports.ts';

/** Brings paket and images here, one schedule after the other, so that the bell costs one small request (S17: all of it is ciphertext). */
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
}

async function prepareOne(ports: Ports, jadwalUjianId: string, paket: NonNullable<PreparableExam['paket']>) {
  const { gambar } = await fetchPaket(ports, paket.id, paket.alamat);
  const needed = [...new Set([...gambar, ...paket.gambar])];
  for (const alamat of await listMissingGambar(ports.db, needed)) await fetchGambar(ports, alamat);
  await markReady(ports.db, jadwalUjianId, paket.id, needed);
  if (!(await isReady(ports.db, jadwalUjianId, paket.id)))
    throw new Error('the disk does not keep the sheet');
}
