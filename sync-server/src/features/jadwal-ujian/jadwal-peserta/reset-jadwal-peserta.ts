import type {
  HasilResetJadwal,
  IsianReset,
  TanggalSesi,
} from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { MIN_ALASAN_HAPUS } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../../context.ts';
import { deleteAlong } from '../../../crud/delete/delete-along.mutations.ts';
import { refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import type { Actor, Reader } from '../../../db/store.ts';
import { nameOf } from '../../../db/table-rows.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { liveTopic, rosterChanged } from '../../../live/live-topic.ts';
import { inTurn } from './in-turn.ts';
import { jadwalUjianPeserta } from '../jadwal/jadwal-ujian.table.ts';
import { listJadwalPesertaIds, listNamaKept, listResetIds } from './jadwal-peserta.queries.ts';

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
 * were counted beforehand would go, or without a reason. Answers also what takes it back; null: nothing went.
 */
export const resetJadwalPeserta = (
  { store, clock, live }: Context,
  actor: Actor,
  { alasan, dihapus: seen, ...at }: IsianReset,
): Promise<HasilReset & { hapusan_id: string | null }> =>
  inTurn(async () => {
    const { dihapus, hapusan_id } = await store.tx(actor, async (tx) => {
      const nowMs = clock.nowMs();
      const ids = await listResetIds(tx, at);
      if (seen !== undefined && seen !== ids.length)
        throw new Refusal(
          'Jadwal peserta sesi ini berubah sejak jumlahnya dihitung, jadi belum ada yang dihapus. Periksa jumlah yang terbaru, lalu ulangi.',
          200,
          { jenis: 'reset-berubah' },
        );
      if (ids.length === 0) return { dihapus: 0, hapusan_id: null };
      if ((alasan ?? '').length < MIN_ALASAN_HAPUS || seen === undefined)
        refuseIsian({
          ...(seen === undefined && {
            dihapus: `${ids.length} jadwal peserta akan dihapus. Kirim jumlah itu sebagai dihapus untuk melanjutkan.`,
          }),
          ...((alasan ?? '').length < MIN_ALASAN_HAPUS && {
            alasan: `Isi alasan, paling sedikit ${MIN_ALASAN_HAPUS} huruf.`,
          }),
        });
      const baris_id = `${at.tanggal}/${at.jadwal_ujian_sesi_id}`;
      const judul = `Jadwal peserta ${dateInWords(at.tanggal)}`;
      const table = jadwalUjianPeserta;
      const ikut = { [nameOf(table)]: ids.length };
      const agreed = { alasan, ikut: ids.length > 1 ? ikut : {} };
      const deleted = await deleteAlong(tx, nowMs, { table, ids, baris_id, judul }, agreed);
      await writeAudit(tx, nowMs, {
        tindakan: 'reset jadwal peserta',
        tabel: nameOf(table),
        baris_id,
        alasan,
        sebelum: { jumlah: ids.length },
      });
      tx.afterCommit(() => live.publish(liveTopic(at.tanggal, at.jadwal_ujian_sesi_id), rosterChanged));
      return { dihapus: ids.length, hapusan_id: deleted.hapusan_id };
    });
    return { dihapus, dipertahankan: await listNamaKept(store.read, at), hapusan_id };
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
