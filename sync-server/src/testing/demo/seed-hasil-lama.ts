import { dayMs } from '@spmb/shared/kernel/zone.ts';
import { asc } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { insertPublikasi } from '../../features/olah-nilai/publikasi/publikasi.mutations.ts';
import { peserta } from '../../features/peserta/rows/peserta.table.ts';
import { hasilSeleksi } from '../../features/seleksi/seleksi.table.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'contoh' };
/** Participants whom the first round has accepted. */
const accepted = 72;

/** Who was accepted by a selection that was made without this server: what a demo without files of applicants can show. */
export async function seedHasilLama({ store, clock }: Context, programs: readonly string[]): Promise<void> {
  const terbit_ms = clock.nowMs() - 14 * dayMs;
  const people = await store.read
    .select({ id: peserta.id, first: peserta.jurusan_id_1 })
    .from(peserta)
    .orderBy(asc(peserta.nomor_peserta))
    .limit(accepted);
  await store.tx(system, async (tx) => {
    const alasan = 'Hasil gelombang 1, diseleksi di luar aplikasi';
    await insertPublikasi(tx, terbit_ms, { potret_nomor: null, terbit_ms, angka: [], alasan });
    await tx.insert(hasilSeleksi).values(
      people.map(({ id, first }) => ({
        sekolah_id: schoolId,
        peserta_id: id,
        status: 'L' as const,
        program_keahlian_id: first ?? programs[0] ?? '',
        jalan: 'pg1' as const,
        terbit_ms,
        dibuat_ms: terbit_ms,
      })),
    );
  });
}
