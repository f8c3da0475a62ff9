import { isReady, listMissingGambar, markReady } from '../../local-db/paket-store.ts';
import type { PreparableExam, PrepareState } from '../ports/exam-session.ts';
import { bringGambar, fetchPaket } from '../paket/fetch-sealed.ts';
import { fetchServer } from '../paket/fetch-server.ts';
import { prepareBox } from '../register/ready-box.ts';
import type { Ports } from '../ports/ports.ts';

/** Images on their way at a time: one after another, a slow network mostly waits. */
const together = 4;

/**
 * Brings paket and images here, one schedule after the other as they begin, so that the bell costs one small request
 * (S17: all of it is ciphertext). Each image waits for `calm`: the page has nothing more urgent to do.
 */
export async function prepareExams(
  ports: Ports,
  jadwal: readonly PreparableExam[],
  onState: (id: string, state: PrepareState) => void,
  calm: () => Promise<void>,
): Promise<void> {
  for (const { jadwal_ujian_id } of jadwal) onState(jadwal_ujian_id, 'menunggu');
  await fetchServer(ports).catch(() => undefined);
  for (const { jadwal_ujian_id, paket } of nextFirst(jadwal)) {
    if (paket === null) continue;
    try {
      if (!(await isReady(ports.db, jadwal_ujian_id, paket.id))) {
        onState(jadwal_ujian_id, 'mengunduh');
        await prepareOne(ports, jadwal_ujian_id, paket, calm);
      }
      onState(jadwal_ujian_id, 'siap');
    } catch {
      onState(jadwal_ujian_id, 'gagal');
    }
  }
  await prepareBox(ports);
}

const nextFirst = (jadwal: readonly PreparableExam[]): PreparableExam[] =>
  [...jadwal].sort((a, b) => Number(a.selesai) - Number(b.selesai) || a.mulai_ms - b.mulai_ms);

async function prepareOne(
  ports: Ports,
  jadwalUjianId: string,
  paket: NonNullable<PreparableExam['paket']>,
  calm: () => Promise<void>,
): Promise<void> {
  const { gambar } = await fetchPaket(ports, paket.id, paket.alamat);
  const needed = [...new Set([...gambar, ...paket.gambar])];
  const missing = await listMissingGambar(ports.db, needed);
  const bringNext = async (): Promise<void> => {
    for (let alamat = missing.pop(); alamat !== undefined; alamat = missing.pop()) {
      await calm();
      await bringGambar(ports, alamat);
    }
  };
  await Promise.all([...Array.from({ length: together }, bringNext), prepareBox(ports)]);
  await markReady(ports.db, jadwalUjianId, paket.id, needed);
  if (!(await isReady(ports.db, jadwalUjianId, paket.id)))
    throw new Error('the disk does not keep the sheet');
}
