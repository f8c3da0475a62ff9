import type { HasilResetJadwal, IsianReset, TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Actor, Reader } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { liveTopic, rosterChanged } from '../../live/live-topic.ts';
import { inTurn } from './in-turn.ts';
import { deleteUnkept } from './jadwal-peserta.mutations.ts';
import { listJadwalPesertaIds, listNamaKept } from './jadwal-peserta.queries.ts';

const rowsPerTx = 50;
const namesShown = 10;

interface HasilReset {
  dihapus: number;
  /** Participants whose rows stay. */
  dipertahankan: string[];
}

/** What a reset would take back, before anything is deleted. */
export async function previewReset(read: Reader, at: TanggalSesi): Promise<HasilResetJadwal> {
  const ids = await listJadwalPesertaIds(read, at);
  const dipertahankan = await listNamaKept(read, at);
  return showReset({ dihapus: ids.length - dipertahankan.length, dipertahankan });
}

/** The counts, and the first names. */
export const showReset = ({ dihapus, dipertahankan }: HasilReset): HasilResetJadwal => ({
  dihapus,
  dipertahankan: dipertahankan.length,
  nama: dipertahankan.slice(0, namesShown),
});

/**
 * Deletes the rows of a date and session but those that were begun or made up for. Refuses where others than those that
 * were counted beforehand would go.
 */
export const resetJadwalPeserta = (
  { store, clock, live }: Context,
  actor: Actor,
  { alasan, dihapus: seen, ...at }: IsianReset,
): Promise<HasilReset> =>
  inTurn(async () => {
    if (seen !== undefined && seen !== (await previewReset(store.read, at)).dihapus) {
      throw new Refusal(
        'Jadwal peserta sesi ini berubah sejak jumlahnya dihitung, jadi belum ada yang dihapus. Periksa jumlah yang terbaru, lalu ulangi.',
        200,
        { jenis: 'reset-berubah' },
      );
    }
    const ids = await listJadwalPesertaIds(store.read, at);
    let dihapus = 0;
    for (let start = 0; start < ids.length; start += rowsPerTx) {
      await setImmediate();
      dihapus += await store.tx(actor, async (tx) => {
        const nowMs = clock.nowMs();
        const jumlah = await deleteUnkept(tx, nowMs, at, ids.slice(start, start + rowsPerTx), alasan);
        if (jumlah > 0) {
          const baris_id = `${at.tanggal}/${at.jadwal_ujian_sesi_id}`;
          const act = {
            tindakan: 'reset jadwal peserta',
            tabel: 'jadwal_ujian_peserta',
            baris_id,
            sebelum: { jumlah },
            alasan,
          };
          await writeAudit(tx, nowMs, act);
        }
        return jumlah;
      });
    }
    if (dihapus > 0) live.publish(liveTopic(at.tanggal, at.jadwal_ujian_sesi_id), rosterChanged);
    return { dihapus, dipertahankan: await listNamaKept(store.read, at) };
  });

/** What staff are told: counts, and who keeps his row. */
export function describeReset({ dihapus, dipertahankan }: HasilReset): string {
  if (dihapus + dipertahankan.length === 0) return 'Tidak ada jadwal peserta pada tanggal dan sesi ini.';
  const deleted = `${dihapus} jadwal peserta dihapus.`;
  if (dipertahankan.length === 0) return deleted;
  const more = dipertahankan.length - namesShown;
  const names = dipertahankan.slice(0, namesShown).join(', ') + (more > 0 ? `, dan ${more} lainnya` : '');
  return `${deleted} ${dipertahankan.length} dipertahankan karena ujiannya sudah dimulai atau sudah ada susulannya: ${names}.`;
}
