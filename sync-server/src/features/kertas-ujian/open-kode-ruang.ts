import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { namaRuang } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import type { SignedIn } from '../../http/route.ts';
import { ensureKartu } from '../jadwal-ujian/ruang/kartu-ruang.mutations.ts';
import { listBarisRuang } from './berita-acara/berita-acara.queries.ts';
import type { KodeRuang } from './lembar/kartu-ruang.ts';
import type { PrintedSekolah } from './facts/printed-sekolah.queries.ts';
import { addressOf } from './facts/sekolah-kertas.queries.ts';
import type { RuangKertas } from './facts/sesi-kertas.queries.ts';

/** The codes of rooms by their names, and what their pictures lead to. */
export interface KodeOfRuang {
  kode: ReadonlyMap<string, KodeRuang>;
  codes: Readonly<Record<string, string>>;
}

/**
 * The cards of rooms, made where there are none. Refuses who watches a part of a room: its card opens all of it.
 */
export async function openKodeRuang(
  context: Context,
  akun: SignedIn,
  { tanggal, jadwal_ujian_sesi_id }: TanggalSesi,
  rooms: readonly RuangKertas[],
  sekolah: PrintedSekolah,
): Promise<KodeOfRuang> {
  const kode = new Map<string, KodeRuang>();
  const codes: Record<string, string> = {};
  for (const [index, { ruang, peserta }] of rooms.entries()) {
    const at = { tanggal, jadwal_ujian_sesi_id, ruang };
    const everybody = new Set(
      (await listBarisRuang(context.store.read, at)).map(({ peserta_id }) => peserta_id),
    );
    if (everybody.size !== peserta.length)
      throw new Refusal(
        `Anda mengawasi sebagian peserta ${namaRuang(ruang)}. Kartu ruangnya dicetak panitia atau pengawas ruangnya.`,
        403,
      );
    const own = await context.store.tx(actorOf(akun), (tx) => ensureKartu(context, tx, at));
    const address = addressOf(sekolah, `ruang#${own}`);
    const picture = address && `ruang-${index}`;
    if (address && picture) codes[picture] = address;
    kode.set(ruang, { kode: own, picture });
  }
  return { kode, codes };
}
