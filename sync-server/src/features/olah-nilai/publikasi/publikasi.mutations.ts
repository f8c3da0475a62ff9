import { gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { takeNomor } from '../../pendaftaran/berkas.mutations.ts';
import type { Publikasi } from './publikasi.queries.ts';
import { publikasi } from './publikasi.table.ts';

type NewPublikasi = Pick<
  typeof publikasi.$inferInsert,
  'potret_nomor' | 'terbit_ms' | 'profil_ms' | 'angka' | 'alasan'
>;

/** Notes an act of publishing in the name of who acts; answers its number. */
export async function insertPublikasi(tx: Transaction, nowMs: number, row: NewPublikasi): Promise<number> {
  const { akun_id, nama } = tx.actor;
  const nomor = await takeNomor(tx, 'publikasi');
  await tx.insert(publikasi).values({ sekolah_id: schoolId, nomor, ...row, akun_id, nama, dibuat_ms: nowMs });
  return nomor;
}

/** Notes that what stands was taken back, or replaced, in the name of who acts; `rencana`: of it what waits for its time alone. */
export async function tandaiDitarik(
  tx: Transaction,
  nowMs: number,
  { alasan, diganti, rencana }: { alasan: string; diganti: boolean; rencana: boolean },
): Promise<void> {
  const { akun_id, nama } = tx.actor;
  const { ditarik_ms, terbit_ms } = publikasi;
  await tx
    .update(publikasi)
    .set({
      ditarik_ms: nowMs,
      ditarik_akun_id: akun_id,
      ditarik_nama: nama,
      ditarik_alasan: alasan,
      diganti,
    })
    .where(ofSchool(publikasi, isNull(ditarik_ms), rencana ? gt(terbit_ms, nowMs) : undefined));
}

/** Notes of acts before `oleh`, which is public, that it has replaced them at its instant: that switch wrote nothing. */
export async function tandaiDiganti(tx: Transaction, oleh: Publikasi): Promise<void> {
  await tx
    .update(publikasi)
    .set({
      ditarik_ms: oleh.terbit_ms,
      ditarik_akun_id: oleh.akun_id,
      ditarik_nama: oleh.nama,
      ditarik_alasan: oleh.alasan,
      diganti: true,
    })
    .where(ofSchool(publikasi, isNull(publikasi.ditarik_ms), lt(publikasi.nomor, oleh.nomor)));
}

/**
 * After a restore: what stands may have been taken back since the backup was made, so whoever publishes is asked to look at
 * it. Answers whether something stands.
 */
export async function tandaiPulih(tx: Transaction, pulih_ms: number, cadangan_ms: number): Promise<boolean> {
  const marked = await tx
    .update(publikasi)
    .set({ pulih_ms, cadangan_ms })
    .where(ofSchool(publikasi, isNull(publikasi.ditarik_ms)))
    .returning({ nomor: publikasi.nomor });
  return marked.length > 0;
}

/** Notes that somebody has looked at what came back with a restore. */
export async function tandaiDiperiksa(tx: Transaction): Promise<void> {
  await tx
    .update(publikasi)
    .set({ pulih_ms: null })
    .where(ofSchool(publikasi, isNotNull(publikasi.pulih_ms)));
}

/** They go with the applicants. */
export async function deletePublikasi(tx: Transaction): Promise<void> {
  await tx.delete(publikasi).where(ofSchool(publikasi));
}
