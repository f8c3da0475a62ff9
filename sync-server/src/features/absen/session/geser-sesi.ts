import type { GeserSesi } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { sumGeser } from '@spmb/shared/jadwal-ujian/sum-geser.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/definition/place.ts';
import type { SignedIn } from '../../../http/route.ts';
import { liveTopic, sessionChanged } from '../../../live/live-topic.ts';
import { recordGeser } from '../../jadwal-ujian/ruang/geser-sesi.mutations.ts';
import { shiftAttempts } from '../../ujian/commands/shift-attempts.mutations.ts';
import { hasBegun } from './has-begun.queries.ts';
import { assertWatchesAll, watchesAll } from '../rows/sesi-ruang.ts';
import { countRuang, listGeser, listSesiOfDay } from '../rows/sesi-ruang.queries.ts';

/**
 * Shifts a session or one of its rooms, with `sesudahnya` the later ones of the day too: who has not begun finds the new
 * times, who has begun a later last moment. Answers how many attempts under way moved. The same act again changes nothing.
 */
export async function shiftSesi(context: Context, akun: SignedIn, sent: GeserSesi): Promise<number> {
  const { tanggal, jadwal_ujian_sesi_id, ruang, menit, sesudahnya, alasan, tindakan_id } = sent;
  const { store, clock, live } = context;
  const zona = await context.zona();
  const day = await listSesiOfDay(store.read, tanggal);
  const from = day.find(({ id }) => id === jadwal_ujian_sesi_id)?.jam_mulai ?? '';
  const later = sesudahnya
    ? day.filter(({ id, jam_mulai }) => id !== jadwal_ujian_sesi_id && jam_mulai > from)
    : [];
  const meant = [jadwal_ujian_sesi_id, ...later.map(({ id }) => id)];
  const places: string[] = [];
  for (const id of meant) {
    const rooms = await countRuang(store.read, { tanggal, jadwal_ujian_sesi_id: id }, akun);
    const room = ruang === '' ? undefined : ruang;
    if (id === jadwal_ujian_sesi_id) assertWatchesAll(rooms, room);
    // A room that a later session does not use has nothing to shift there.
    else if (room !== undefined && !rooms.some((one) => one.ruang === room)) continue;
    else if (!watchesAll(rooms, room))
      throw new Refusal(
        'Ada peserta sesi sesudahnya yang tidak Anda awasi. Geser sesi ini saja, atau minta panitia melakukannya.',
        409,
      );
    places.push(id);
  }
  return store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    let moved = 0;
    for (const id of places) {
      const geser = { tanggal, jadwal_ujian_sesi_id: id, ruang, menit };
      if (menit < 0 && (await hasBegun(tx, geser)))
        throw new Refusal('Sudah ada peserta yang mulai. Sesi hanya dapat digeser ke belakang.', 409);
      if (!(await recordGeser(tx, nowMs, geser, { id: tindakan_id, alasan }))) continue;
      const shifts = await listGeser(tx, geser);
      // The session takes along rooms that were pulled back by themselves.
      const rooms = ruang === '' ? ['', ...shifts.map((one) => one.ruang)] : [ruang];
      if (rooms.some((one) => sumGeser(shifts, one) < 0))
        throw new Refusal('Sesi tidak dapat dimulai lebih awal daripada jadwalnya.', 409);
      moved += await shiftAttempts(context, tx, geser, zona);
      tx.afterCommit(() => live.publish(liveTopic(tanggal, id), sessionChanged));
    }
    return moved;
  });
}
