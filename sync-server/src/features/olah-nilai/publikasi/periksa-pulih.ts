import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import type { Reader } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { getZona } from '../../sekolah/zona.queries.ts';
import { lockSeleksi } from '../putaran/lock-seleksi.ts';
import { tandaiDiperiksa } from './publikasi.mutations.ts';
import { findBerlaku } from './publikasi.queries.ts';
import { findSeen } from './terbitkan.ts';

/** Somebody has looked at what came back with a restore and leaves it as it is, on record. 409 where another has acted meanwhile. */
export const periksaPulih = (
  { store, clock }: Context,
  akun: SignedIn,
  { versi }: { versi?: number | undefined },
): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    await lockSeleksi(tx);
    const berlaku = await findSeen(tx, versi, await getZona(tx));
    if (!berlaku || berlaku.pulih_ms === null)
      throw new Refusal('Tidak ada publikasi yang perlu diperiksa sesudah pemulihan. Muat ulang halaman.');
    await tandaiDiperiksa(tx);
    await writeAudit(tx, clock.nowMs(), {
      tindakan: 'periksa_publikasi_pulih',
      tabel: 'publikasi',
      baris_id: String(berlaku.nomor),
      sebelum: { pulih_ms: berlaku.pulih_ms, cadangan_ms: berlaku.cadangan_ms },
    });
  });

/** What came back with a restore and nobody has looked at. */
export async function listPulihTasks(read: Reader): Promise<Tugas[]> {
  const berlaku = await findBerlaku(read);
  if (!berlaku || berlaku.pulih_ms === null) return [];
  return [
    {
      sifat: 'perlu',
      title: 'Periksa publikasi sesudah pemulihan',
      detail: 'Hasil yang terbit atau direncanakan ikut kembali dari pencadangan.',
      jumlah: null,
      route: '/backend/olahnilai-publikasi',
    },
  ];
}
