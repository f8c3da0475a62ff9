import { isLewatBatas } from '@spmb/shared/daftar-ulang/kursi-program.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { newId } from '../../db/new-id.ts';
import type { SignedIn } from '../../http/route.ts';
import { sidikOf } from '../pendaftaran/carried-out.queries.ts';
import { beralih } from './daftar-ulang.mutations.ts';
import { kalimatHubungi } from './hubungi.ts';
import { kunciProgram } from './kursi.ts';
import { lockPendaftarDi } from './putuskan.ts';

interface Asked {
  jurusanId: string;
  ids: readonly string[];
  alasan: string;
}

/**
 * Commits that these applicants have missed their deadline, all of them or none; who is committed already stays so. Answers
 * how many seats were freed. Refuses (409) whoever is not proposed: he has sent it meanwhile, or his deadline was moved.
 */
export const catatLewat = (
  context: Context,
  akun: SignedIn,
  { jurusanId, ids, alasan }: Asked,
): Promise<number> =>
  context.store.tx(actorOf(akun), async (tx) => {
    const program = await kunciProgram(tx, jurusanId);
    const nowMs = context.clock.nowMs();
    let lepas = 0;
    // In one order, so that two acts that name the same applicants wait for each other.
    for (const id of [...new Set(ids)].sort()) {
      const keadaan = await lockPendaftarDi(tx, nowMs, jurusanId, id);
      const { own, status, batas } = keadaan;
      if (status === 'lewat') continue;
      if (own.status !== diterima)
        throw new Refusal(
          `Berkas pendaftaran ${own.nama} sedang diperiksa lagi, jadi batasnya belum dihitung. Putuskan dahulu berkasnya di Verifikasi; belum ada yang dicatat.`,
          409,
          { jenis: 'berkas-belum-diterima' },
        );
      if (!isLewatBatas(status, batas?.batas_ms ?? null, nowMs))
        throw new Refusal(
          `${own.nama} tidak melewati batas: ia sudah mengirim, atau batasnya diperpanjang. Muat ulang daftar, lalu pilih lagi; belum ada yang dicatat.`,
          409,
          { jenis: 'status-lain' },
        );
      await beralih(context, tx, keadaan, {
        ke: 'lewat',
        keterangan: alasan,
        operasi_id: newId(nowMs),
        sidik: sidikOf({ ke: 'lewat' }),
        pesan: {
          title: 'Batas daftar ulang terlewat',
          body: `Anda belum mendaftar ulang sampai batasnya, jadi kursi Anda di ${program.name} dilepas. Alasan: ${alasan} ${await kalimatHubungi(tx)}`,
        },
      });
      lepas += 1;
    }
    return lepas;
  });
