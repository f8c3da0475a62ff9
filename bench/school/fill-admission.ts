import { asc, eq, inArray } from 'drizzle-orm';
import { schoolId } from '../../sync-server/src/db/school-id.ts';
import { openStore } from '../../sync-server/src/db/open/open-store.ts';
import { peserta } from '../../sync-server/src/features/peserta/rows/peserta.table.ts';
import { programKeahlian } from '../../sync-server/src/features/program-keahlian/program-keahlian.table.ts';
import { hasilSeleksi } from '../../sync-server/src/features/seleksi/seleksi.table.ts';
import { sekolah } from '../../sync-server/src/features/sekolah/sekolah.table.ts';
import { buildNamaPeserta } from '../../sync-server/src/testing/demo/school/nama-peserta.ts';

const portion = 500;
const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };

/** Lets a school take applicants at any hour: all of its participants have sent a file, `accepted` of them are published. */
export async function fillAdmission(dataDir: string, accepted: number): Promise<void> {
  const store = await openStore(dataDir, (error) => {
    throw error;
  });
  const program = { name: 'Rekayasa Perangkat Lunak', singkat: 'RPL', pagu: 720, warna: '#1e6fd9' };
  await store.tx(system, async (tx) => {
    await tx
      .update(sekolah)
      .set({
        pendaftaran_dibuka: true,
        tanggal_mulai: '2000-01-01',
        tanggal_selesai: '2099-12-31',
        pagu: true,
      })
      .where(eq(sekolah.id, schoolId));
    const row = { sekolah_id: schoolId, id: 'program', versi: 1, diubah_ms: 0 };
    await tx.insert(programKeahlian).values({ ...row, ...program });
  });
  const ids = await store.read.select({ id: peserta.id }).from(peserta).orderBy(asc(peserta.id));
  // As many names as there are; the rest begins anew.
  const names = buildNamaPeserta(Math.min(ids.length, 1_500));
  for (let start = 0; start < ids.length; start += portion)
    await store.tx(system, async (tx) => {
      for (const [index, { id }] of ids.slice(start, start + portion).entries()) {
        const at = start + index;
        const own = names[at % names.length];
        await tx
          .update(peserta)
          .set({
            nama: own?.nama ?? '',
            nama_sekolah_asal: own?.nama_sekolah_asal ?? '',
            nisn: String(60_000_000 + at).padStart(10, '0'),
            jurusan_id_1: 'program',
            status: 1 + (at % 5),
          })
          .where(inArray(peserta.id, [id]));
      }
    });
  const hasil = {
    sekolah_id: schoolId,
    status: 'L' as const,
    program_keahlian_id: 'program',
    terbit_ms: 0,
    dibuat_ms: 0,
  };
  for (let start = 0; start < accepted; start += portion)
    await store.tx(system, (tx) =>
      tx
        .insert(hasilSeleksi)
        .values(
          ids
            .slice(start, Math.min(start + portion, accepted))
            .map(({ id }) => ({ ...hasil, peserta_id: id })),
        ),
    );
  await store.close();
}
