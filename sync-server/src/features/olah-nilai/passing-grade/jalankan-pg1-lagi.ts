import type { Context } from '../../../context.ts';
import { refusalOf } from '../../../crud/definition/refuse-isian.ts';
import type { SignedIn } from '../../../http/route.ts';
import type { Portion } from '../../../server/work/portions.ts';
import { runInWorker } from '../../../server/work/run-in-worker.ts';
import { changeKursi, deletePutaran, savePutaran } from '../../seleksi/kursi.mutations.ts';
import { listPutaran } from '../../seleksi/kursi.queries.ts';
import { auditPg1, isSesudahPg2, namaSiapPg1, type AskedPg1 } from './bagian-pg1.ts';
import type { Pg1Dihitung, TugasPg1 } from './pg1-lagi.worker.ts';
import { bacaBahan, bagianOf } from '../putaran/susun-masukan.ts';
import { tellBahan } from './tell-bahan.ts';
import { tulisBilaTetap } from '../putaran/tulis-bila-tetap.ts';

/**
 * Passing grade 1 of a programme once passing grade 2 has run, which it takes back: seats of the first rounds stay, and each
 * programme gets its reserve list again. It depends on all applicants, so it is read and computed while everybody else is served.
 */
export const jalankanPg1Lagi = (
  context: Context,
  akun: Pick<SignedIn, 'akun_id' | 'username'>,
  asked: AskedPg1,
): Promise<string> =>
  tulisBilaTetap(
    context,
    akun,
    () => siapkan(context, asked),
    async (tx, nowMs, { nama, kursi, masukan }, nomor) => {
      await changeKursi(tx, nowMs, kursi);
      await deletePutaran(tx, ['pg2', 'stabil']);
      await savePutaran(tx, nowMs, { jenis: 'pg1', program_keahlian_id: asked.id, masukan, otomatis: false });
      await auditPg1(tx, nowMs, { ...asked, nomor, masukan });
      return nama;
    },
  );

async function siapkan(
  { store, clock }: Context,
  { id, alasan = '' }: AskedPg1,
): Promise<Pg1Dihitung & { nama: string }> {
  const { read } = store;
  const putaran = await listPutaran(read);
  if (alasan === '' && isSesudahPg2(putaran))
    throw refusalOf({
      alasan: 'Passing grade 2 sudah dijalankan dan akan gugur. Isi alasannya, lalu jalankan lagi.',
    });
  const nowMs = clock.nowMs();
  const bahan = await bacaBahan(store, nowMs);
  const nama = await namaSiapPg1(read, nowMs, id, bagianOf(bahan, id));
  const berdiri = putaran.filter(({ jenis }) => jenis === 'pg1').map((one) => one.program_keahlian_id);
  const { calon, ...kerangka } = bahan.masukan;
  const found = await runInWorker<Portion<unknown>, Pg1Dihitung, Pg1Dihitung>(
    new URL('./pg1-lagi.worker.ts', import.meta.url),
    {
      data: { kerangka, program: id, berdiri } satisfies TugasPg1,
      feed: (tell) => tellBahan(tell, read, calon),
      hear: (said) => said,
    },
  );
  return { ...found, nama };
}
