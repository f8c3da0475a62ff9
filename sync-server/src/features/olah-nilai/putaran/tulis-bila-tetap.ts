import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import type { SignedIn } from '../../../http/route.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { lockAllProgram } from '../../daftar-ulang/daftar-ulang.queries.ts';
import { listPutusanTerakhir } from '../../pendaftaran/berkas.queries.ts';
import { findNomorTerakhir } from '../../pendaftaran/nomor-urut.queries.ts';
import { tandaKursi } from '../../seleksi/kursi-tetap.queries.ts';
import { listProgramNilai } from '../skor/program-nilai.queries.ts';
import { getBobot } from '../skor/sumber.queries.ts';
import { lockSeleksi } from './lock-seleksi.ts';

/** Somebody has written meanwhile what was read. */
class Berubah extends Error {}

/** Tries until somebody else is told to stop. */
const tries = 3;

/**
 * Writes what `siapkan` has read and computed of all applicants while everybody else was served, and only where no act on the
 * selection came between; otherwise it is asked again, and refused (409) where that goes on. `tulis` gets the number of its act.
 */
export async function tulisBilaTetap<Siap, Hasil>(
  { store, clock }: Context,
  akun: Pick<SignedIn, 'akun_id' | 'username'>,
  siapkan: () => Promise<Siap>,
  tulis: (tx: Transaction, nowMs: number, siap: Siap, nomor: number) => Promise<Hasil>,
): Promise<Hasil> {
  for (let at = 0; at < tries; at++) {
    // Both before the applicants: what changes while they are read is found in the transaction.
    const before = await findNomorTerakhir(store.read, 'seleksi');
    const tanda = await tandaOf(store.read, clock.nowMs());
    const siap = await siapkan();
    try {
      return await store.tx(actorOf(akun), async (tx) => {
        const nomor = await lockSeleksi(tx);
        // Nobody gives or frees a seat from here on.
        await lockAllProgram(tx);
        const nowMs = clock.nowMs();
        if (nomor !== before + 1 || (await tandaOf(tx, nowMs)) !== tanda) throw new Berubah();
        return tulis(tx, nowMs, siap, nomor);
      });
    } catch (error) {
      if (!(error instanceof Berubah)) throw error;
    }
  }
  throw new Refusal(
    'Nilai atau seleksi sedang disimpan orang lain. Tunggu sampai selesai, lalu ulangi.',
    409,
    {
      jenis: 'sedang-berubah',
    },
  );
}

/**
 * What of a run's making changes without an act on the selection, told quickly: programmes with their quota and how many verified
 * applicants each has, verdicts on files, weights, rules, published seats. An exam that is scored meanwhile shows as a round that is out of date.
 */
const tandaOf = async (read: Reader, nowMs: number): Promise<string> =>
  JSON.stringify([
    await listProgramNilai(read, { authent: 'administrator', jurusan_id: null }),
    await listPutusanTerakhir(read),
    await getBobot(read),
    await getPengaturan(read, 'seleksi'),
    await tandaKursi(read, nowMs),
  ]);
