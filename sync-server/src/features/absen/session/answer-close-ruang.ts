import type { KekuranganTercatat } from '@spmb/shared/absen/kekurangan.ts';
import type { HasilOpenRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { clockText } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/definition/place.ts';
import { newId } from '../../../db/new-id.ts';
import type { SignedIn } from '../../../http/route.ts';
import { liveTopic, rosterChanged, sessionChanged } from '../../../live/live-topic.ts';
import type { Tempat } from '../../jadwal-ujian/ruang/penutupan-ruang.mutations.ts';
import { closeRuang, type Closing } from './close-ruang.ts';
import { openRuang } from './open-ruang.ts';
import { assertWatchesAll, readSesiRuang } from '../rows/sesi-ruang.ts';
import { countRuang } from '../rows/sesi-ruang.queries.ts';

/** Refuses who does not watch the whole room. */
async function assertOwnRuang({ store }: Context, akun: SignedIn, tempat: Tempat): Promise<void> {
  assertWatchesAll(await countRuang(store.read, tempat, akun), tempat.ruang);
}

/** Closing changes the state of every row that nobody has begun. */
function tellRuang(live: Context['live'], { tanggal, jadwal_ujian_sesi_id }: Tempat): void {
  for (const news of [sessionChanged, rosterChanged])
    live.publish(liveTopic(tanggal, jadwal_ujian_sesi_id), news);
}

/**
 * Closes a room that has begun, for who watches all of it. Answers what is missing there; refuses as `closeRuang` does.
 */
export async function answerCloseRuang(
  context: Context,
  akun: SignedIn,
  { ruang, tanggal, jadwal_ujian_sesi_id, ...closing }: Tempat & Closing,
): Promise<KekuranganTercatat> {
  const tempat = { tanggal, jadwal_ujian_sesi_id, ruang };
  await assertOwnRuang(context, akun, tempat);
  const { store, clock, live } = context;
  const zona = await context.zona();
  const sesi = await readSesiRuang(store.read, tempat, akun, zona);
  const mulaiMs = sesi.ruang.find((one) => one.ruang === ruang)?.mulai_ms ?? sesi.mulai_ms;
  if (clock.nowMs() < mulaiMs)
    throw new Refusal(
      `Sesi belum dimulai. Ruang dapat ditutup setelah pukul ${clockText(mulaiMs, zona)}.`,
      409,
    );
  const kekurangan = await store.tx(actorOf(akun), (tx) => closeRuang(context, tx, tempat, closing, zona));
  tellRuang(live, tempat);
  return kekurangan;
}

/** Opens a closed room again, for who watches all of it: who was absent may begin. An open one stays as it is. */
export async function answerOpenRuang(
  context: Context,
  akun: SignedIn,
  { alasan, tindakan_id, ...tempat }: Tempat & { alasan: string; tindakan_id?: string | undefined },
): Promise<HasilOpenRuang> {
  await assertOwnRuang(context, akun, tempat);
  const { store, clock, live } = context;
  const act = { id: tindakan_id ?? newId(clock.nowMs()), alasan };
  const opened = await store.tx(actorOf(akun), (tx) => openRuang(context, tx, tempat, act));
  tellRuang(live, tempat);
  return opened;
}
