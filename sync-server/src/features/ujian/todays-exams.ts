import type { Tugas } from '@spmb/shared/kerangka/beranda.ts';
import { dayMs, localDate, sessionSpan, shiftTime, withDot } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import type { SchoolTime, SignedIn } from '../../http/route.ts';
import { findTokenSesi } from './token-sesi.ts';
import { listSesiOfDates } from './todays-exams.queries.ts';

const minuteMs = 60_000;

/** Today's sessions with the token that opens them, and yesterday's that still run after midnight. */
export async function listTodaysExams(
  context: Context,
  akun: SignedIn,
  { nowMs, zona, today }: SchoolTime,
): Promise<Tugas[]> {
  const dates = [localDate(nowMs - dayMs, zona), today];
  const all = await listSesiOfDates(context.store.read, dates, akun);
  const shown = all.filter(
    ({ tanggal, jam_mulai, jam_selesai, geser_menit }) =>
      tanggal === today ||
      sessionSpan(tanggal, jam_mulai, jam_selesai, zona).selesaiMs + geser_menit * minuteMs > nowMs,
  );
  return Promise.all(
    shown.map(async ({ tanggal, id, name, jam_mulai, jam_selesai, geser_menit, jumlah }): Promise<Tugas> => {
      const token = (await findTokenSesi(context, tanggal, id))?.token;
      const times = [jam_mulai, jam_selesai].map((jam) => withDot(shiftTime(jam, geser_menit))).join('–');
      return {
        sifat: 'hari_ini',
        title: name,
        detail: token ? `${times} · token\u00a0${token.slice(0, 3)}\u2011${token.slice(3)}` : times,
        jumlah,
        route: `/backend/jadwal-ujian-absen?tanggal=${tanggal}&sesi=${id}`,
      };
    }),
  );
}
