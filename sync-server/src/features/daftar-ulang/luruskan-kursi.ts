import { tindakanLepas } from '@spmb/shared/daftar-ulang/peralihan.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { deleteRencana, setLepas } from '../seleksi/seleksi.mutations.ts';
import { listKursiBerselisih, listRencanaTanpaBerkas } from './daftar-ulang.queries.ts';

/**
 * Marks seats as free that the rest of the data says are lost: by the last act of a re-registration, or by a file that was rejected
 * or withdrawn; such a file goes from what waits for its time. Rows of before seats were marked, and those of an older backup, come without the mark.
 */
export async function luruskanKursi(context: Context): Promise<void> {
  const { store, clock } = context;
  const nowMs = clock.nowMs();
  const all = await listKursiBerselisih(store.read, nowMs, tindakanLepas);
  const rencana = await listRencanaTanpaBerkas(store.read, nowMs);
  if (all.length + rencana.length === 0) return;
  await store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'server' }, async (tx) => {
    // Without a word: nothing may tell who would have had a seat.
    for (const id of rencana) await deleteRencana(context, tx, nowMs, id);
    for (const { id, program_keahlian_id, alasan } of all) {
      await setLepas(context, tx, { peserta_id: id, program_keahlian_id }, nowMs);
      await writeAudit(tx, nowMs, {
        tindakan: 'luruskan_kursi',
        tabel: 'peserta',
        baris_id: id,
        sesudah: { lepas_ms: nowMs },
        alasan,
      });
    }
  });
}
