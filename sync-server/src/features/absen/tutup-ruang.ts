import { findKekurangan, isLengkap, type KekuranganTercatat } from '@spmb/shared/absen/kekurangan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { clockText } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/place.ts';
import type { SignedIn } from '../../http/route.ts';
import { liveTopic, rosterChanged, sessionChanged } from '../../live/live-topic.ts';
import { closeRuang, reopenRuang, type Tempat } from '../jadwal-ujian/penutupan-ruang.mutations.ts';
import { absenRow, countBesides, listAbsen, ofRuang } from './absen.queries.ts';
import { assertWatchesAll, readSesiRuang } from './sesi-ruang.ts';
import { countRuang } from './sesi-ruang.queries.ts';

/** Refuses who does not watch the whole room. */
async function assertOwnRoom({ store }: Context, akun: SignedIn, tempat: Tempat): Promise<void> {
  assertWatchesAll(await countRuang(store.read, tempat, akun), tempat.ruang);
}

/** What a room lacks now, by participant. */
async function findMissing(context: Context, { ruang, ...at }: Tempat): Promise<KekuranganTercatat> {
  const { read } = context.store;
  const zona = await context.zona();
  const { tanggal, jadwal_ujian_sesi_id } = at;
  const counts = await countBesides(read, tanggal, jadwal_ujian_sesi_id);
  const rows = (await listAbsen(read, tanggal, jadwal_ujian_sesi_id, ofRuang(ruang))).map((one) =>
    absenRow(one, zona, counts),
  );
  const lists = findKekurangan(rows);
  const named = (list: typeof rows) =>
    list.map(({ id, nomor_peserta, nama, kursi, belum_terkirim }) => ({
      ...{ id, nomor_peserta, nama, kursi, belum_terkirim },
    }));
  return {
    mengerjakan: named(lists.mengerjakan),
    belum_terkirim: named(lists.belum_terkirim),
    tertahan: named(lists.tertahan),
    tidak_hadir: named(lists.tidak_hadir),
  };
}

/** Closing changes the state of every row that nobody has begun. */
function tellRoom(live: Context['live'], { tanggal, jadwal_ujian_sesi_id }: Tempat): void {
  for (const news of [sessionChanged, rosterChanged])
    live.publish(liveTopic(tanggal, jadwal_ujian_sesi_id), news);
}

/**
 * Closes a room: who has not begun is absent (`tidak_hadir`), nobody begins there any more, what devices still
 * send counts as before. Answers what is missing; where something is, a reason is needed.
 */
export async function tutupRuang(
  context: Context,
  akun: SignedIn,
  { alasan, tindakan_id, ...tempat }: Tempat & { alasan: string; tindakan_id: string },
): Promise<KekuranganTercatat> {
  await assertOwnRoom(context, akun, tempat);
  const { store, clock, live } = context;
  const zona = await context.zona();
  const sesi = await readSesiRuang(store.read, tempat, akun, zona);
  const mulaiMs = sesi.ruang.find(({ ruang }) => ruang === tempat.ruang)?.mulai_ms ?? sesi.mulai_ms;
  if (clock.nowMs() < mulaiMs)
    throw new Refusal(
      `Sesi belum dimulai. Ruang dapat ditutup setelah pukul ${clockText(mulaiMs, zona)}.`,
      409,
    );
  const kekurangan = await findMissing(context, tempat);
  if (!isLengkap(kekurangan) && alasan.length < 3)
    throw new Refusal('Masih ada yang kurang di ruang ini. Tulis alasan, paling sedikit 3 huruf.', 200, {
      kesalahan: { alasan: 'Tulis alasan, paling sedikit 3 huruf.' },
      data: kekurangan,
    });
  await store.tx(actorOf(akun), (tx) =>
    closeRuang(tx, clock.nowMs(), tempat, { id: tindakan_id, alasan, kekurangan }),
  );
  tellRoom(live, tempat);
  return kekurangan;
}

/** Opens a closed room again: who was absent may begin. An open one stays as it is. */
export async function bukaRuang(
  context: Context,
  akun: SignedIn,
  { alasan, ...tempat }: Tempat & { alasan: string },
): Promise<void> {
  await assertOwnRoom(context, akun, tempat);
  const { store, clock, live } = context;
  await store.tx(actorOf(akun), (tx) => reopenRuang(tx, clock.nowMs(), tempat, alasan));
  tellRoom(live, tempat);
}
