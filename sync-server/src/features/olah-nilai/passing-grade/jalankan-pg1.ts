import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import type { Transaction } from '../../../db/store.ts';
import type { SignedIn } from '../../../http/route.ts';
import { replaceKursi, savePutaran } from '../../seleksi/kursi.mutations.ts';
import { listPutaran } from '../../seleksi/kursi.queries.ts';
import { auditPg1, isSesudahPg2, namaSiapPg1, whyUnreadyPg1, type AskedPg1 } from './bagian-pg1.ts';
import { hashMasukan } from '../putaran/hash-masukan.ts';
import { jalankanPg1Lagi } from './jalankan-pg1-lagi.ts';
import { lockSeleksi } from '../putaran/lock-seleksi.ts';
import { rowsOfPg1, teksOf } from '../putaran/rows-of.ts';
import { susunBagian } from '../putaran/susun-masukan.ts';

/**
 * Passing grade 1 of a programme. Refuses what no run can be made of, scores that are missing where the school says that they
 * block, and, once passing grade 2 has run, whoever gives no reason: it goes with it.
 */
export async function jalankanPg1(
  context: Context,
  akun: Pick<SignedIn, 'akun_id' | 'username'>,
  asked: AskedPg1,
): Promise<string> {
  const { store, clock } = context;
  if (isSesudahPg2(await listPutaran(store.read))) return jalankanPg1Lagi(context, akun, asked);
  const name = await store.tx(actorOf(akun), async (tx) => {
    const nomor = await lockSeleksi(tx);
    const nowMs = clock.nowMs();
    // It has run meanwhile.
    if (isSesudahPg2(await listPutaran(tx))) return undefined;
    const bagian = await susunBagian(tx, nowMs, asked.id);
    const nama = await namaSiapPg1(tx, nowMs, asked.id, bagian);
    const masukan = await writePg1(tx, nowMs, bagian.masukan, { program: asked.id, otomatis: false });
    await auditPg1(tx, nowMs, { ...asked, nomor, masukan });
    return nama;
  });
  return name ?? jalankanPg1Lagi(context, akun, asked);
}

/**
 * Passing grade 1 again for programmes of applicants whose scores were saved, where it has run and passing grade 2 has not.
 * What can make no run changes nothing, and the round shows as one that has to run again.
 */
export async function ulangiPg1(
  tx: Transaction,
  nowMs: number,
  programs: ReadonlySet<string>,
): Promise<void> {
  await lockSeleksi(tx);
  const putaran = await listPutaran(tx);
  if (isSesudahPg2(putaran)) return;
  const stands = putaran.filter(({ program_keahlian_id }) => programs.has(program_keahlian_id));
  if (stands.length === 0) return;
  for (const { program_keahlian_id: program } of stands) {
    const bagian = await susunBagian(tx, nowMs, program);
    if ((await whyUnreadyPg1(tx, nowMs, bagian)) === undefined)
      await writePg1(tx, nowMs, bagian.masukan, { program, otomatis: true });
  }
}

/** Writes the first round of a programme out of its part; answers the hash of that. */
async function writePg1(
  tx: Transaction,
  nowMs: number,
  part: Masukan,
  { program, otomatis }: { program: string; otomatis: boolean },
): Promise<string> {
  const masukan = hashMasukan(part);
  await replaceKursi(tx, nowMs, program, teksOf(rowsOfPg1(part, program)));
  await savePutaran(tx, nowMs, { jenis: 'pg1', program_keahlian_id: program, masukan, otomatis });
  return masukan;
}
