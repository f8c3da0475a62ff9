import { schoolId } from '../../sync-server/src/db/school-id.ts';
import { newId } from '../../sync-server/src/db/new-id.ts';
import { openStore } from '../../sync-server/src/db/open/open-store.ts';
import { writeAudits } from '../../sync-server/src/db/write-audit.ts';
import { refSekolah } from '../../sync-server/src/features/ref-sekolah/ref-sekolah.table.ts';

const portion = 500;
const dayMs = 86_400_000;
const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };

/** Gives a school what years bring: entries of its audit trail, spread over a year, and schools of origin. */
export async function fillLists(dataDir: string, entries: number, schools: number): Promise<void> {
  const store = await openStore(dataDir, (error) => {
    throw error;
  });
  const nowMs = Date.now();
  for (let start = 0; start < entries; start += portion)
    await store.tx(system, (tx) =>
      writeAudits(
        tx,
        nowMs - 365 * dayMs * (1 - start / entries),
        Array.from({ length: portion }, (_, at) => entryOf(start + at)),
      ),
    );
  for (let start = 0; start < schools; start += portion)
    await store.tx(system, (tx) =>
      tx.insert(refSekolah).values(Array.from({ length: portion }, (_, at) => schoolOf(start + at, nowMs))),
    );
  await store.close();
}

const entryOf = (at: number) => {
  const peserta = { nama: `Peserta U-${String(at % 10_000).padStart(5, '0')}`, ruang: `Lab ${at % 40}` };
  return {
    tindakan: 'ubah',
    tabel: 'peserta',
    baris_id: `p-${at % 10_000}`,
    sebelum: { ...peserta, alamat: 'Jalan Merdeka No. 17, Kelurahan Sukamaju', telepon: '081234567890' },
    sesudah: { ...peserta, alamat: `Jalan Kenanga No. ${at}`, telepon: '081234567891' },
    alasan: at % 50 === 0 ? 'di hadapan wali' : null,
  };
};

const schoolOf = (at: number, nowMs: number) => ({
  sekolah_id: schoolId,
  id: newId(nowMs),
  npsn: String(20_000_000 + at),
  name: `SMP Negeri ${at % 400} Kabupaten ${Math.floor(at / 400)}`,
  versi: 1,
  diubah_ms: nowMs,
});
