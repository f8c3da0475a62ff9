import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { sumGeser } from '@spmb/shared/jadwal-ujian/sum-geser.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { sessionSpan, type Zone } from '@spmb/shared/kernel/zone.ts';
import type { Reader } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import type { Watcher } from '../../../http/door/watched-program.ts';
import { countRuang, listGeser, listSesiOfDay, listTertutup, type RuangCount } from './sesi-ruang.queries.ts';

const minuteMs = 60_000;
const byNumberedName = new Intl.Collator('id', { numeric: true });

/** A session of a date with the rooms in which the account watches somebody. Throws NotFound where it watches nobody. */
export async function readSesiRuang(
  read: Reader,
  at: TanggalSesi,
  akun: Watcher,
  zona: Zone,
): Promise<SesiRuang> {
  const day = await listSesiOfDay(read, at.tanggal);
  const sesi = day.find(({ id }) => id === at.jadwal_ujian_sesi_id);
  const all = await countRuang(read, at, akun);
  const rooms = all.filter(({ diawasi }) => diawasi > 0);
  if (!sesi || rooms.length === 0) throw new NotFound('Belum ada peserta pada tanggal dan sesi ini.');
  const shifts = await listGeser(read, at);
  const closed = await listTertutup(read, at);
  const planned = sessionSpan(at.tanggal, sesi.jam_mulai, sesi.jam_selesai, zona);
  const times = (ruang: string) => {
    const geser_menit = sumGeser(shifts, ruang);
    const shiftMs = geser_menit * minuteMs;
    return { geser_menit, mulai_ms: planned.mulaiMs + shiftMs, selesai_ms: planned.selesaiMs + shiftMs };
  };
  const { id, name, jam_mulai, jam_selesai } = sesi;
  return {
    name,
    jam_mulai,
    jam_selesai,
    ...times(''),
    seluruh_sesi: watchesAll(all, undefined),
    ruang: rooms
      .sort((a, b) => byNumberedName.compare(a.ruang, b.ruang))
      .map(({ ruang }) => {
        const closing = closed.find((one) => one.ruang === ruang);
        return {
          ruang,
          ...times(ruang),
          ditutup_ms: closing?.ditutup_ms ?? null,
          ditutup_oleh: closing?.nama ?? '',
        };
      }),
    sesudahnya: day
      .filter((one) => one.id !== id && one.jam_mulai > jam_mulai)
      .map((one) => ({
        id: one.id,
        name: one.name,
        mulai_ms:
          sessionSpan(at.tanggal, one.jam_mulai, one.jam_selesai, zona).mulaiMs + one.geser_menit * minuteMs,
      })),
  };
}

const ruangMeant = (rooms: readonly RuangCount[], ruang: string | undefined) =>
  ruang === undefined ? rooms : rooms.filter((one) => one.ruang === ruang);

/** Whether an account watches all participants of a room; `ruang` undefined: of every room. */
export const watchesAll = (rooms: readonly RuangCount[], ruang: string | undefined): boolean =>
  ruangMeant(rooms, ruang).every(({ diawasi, peserta }) => diawasi === peserta);

/**
 * Refuses an act on a whole room (`ruang` undefined: on every room) by an account that does not watch all of its participants:
 * it would reach those of another supervisor.
 */
export function assertWatchesAll(rooms: readonly RuangCount[], ruang: string | undefined): void {
  if (ruangMeant(rooms, ruang).every(({ diawasi }) => diawasi === 0))
    throw new NotFound('Tidak ada peserta yang Anda awasi di ruang ini. Muat ulang daftar.');
  if (!watchesAll(rooms, ruang))
    throw new Refusal(
      ruang === undefined
        ? 'Ada peserta sesi ini yang tidak Anda awasi. Pilih ruang Anda, atau minta panitia melakukannya untuk seluruh sesi.'
        : 'Ada peserta ruang ini yang tidak Anda awasi. Minta panitia melakukannya.',
      409,
    );
}
