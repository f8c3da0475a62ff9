import { schoolId } from '../../sync-server/src/db/school-id.ts';
import { openStore } from '../../sync-server/src/db/open/open-store.ts';
import { peserta } from '../../sync-server/src/features/peserta/rows/peserta.table.ts';
import { sekolah } from '../../sync-server/src/features/sekolah/sekolah.table.ts';
import { savePengaturan } from '../../sync-server/src/settings/pengaturan.mutations.ts';

const portion = 500;

/** Adds `applicants` with a number each to a school that sends through the gateway at `alamat`, as fast as settings let it. */
export async function fillAntrean(dataDir: string, applicants: number, alamat: string): Promise<void> {
  const store = await openStore(dataDir, (error) => {
    throw error;
  });
  const school = { sekolah_id: schoolId };
  const system = { ...school, akun_id: null, nama: 'bench' };
  const isi = {
    kanal: 'gerbang',
    gerbang_alamat: alamat,
    tenang_mulai: null,
    tenang_selesai: null,
    per_menit: 600,
    per_hari: 100_000,
  };
  await store.tx(system, async (tx) => {
    await tx.update(sekolah).set({ sms: true });
    await savePengaturan(tx, 0, 'pesan', { isi, versi: 0 });
  });
  for (let start = 0; start < applicants; start += portion)
    await store.tx(system, (tx) =>
      tx.insert(peserta).values(
        Array.from({ length: Math.min(portion, applicants - start) }, (_, index) => {
          const nomor = String(start + index).padStart(6, '0');
          return {
            ...school,
            id: `calon-${nomor}`,
            nomor_peserta: `calon-${nomor}`,
            nama: `Calon ${nomor}`,
            jenis_kelamin: 'L' as const,
            nomor_hp: `62812${nomor}`,
            status: 4,
            dibuat_ms: 0,
            diubah_ms: 0,
          };
        }),
      ),
    );
  await store.close();
}
