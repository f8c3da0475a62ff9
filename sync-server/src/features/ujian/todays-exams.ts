import type { Tugas } from '@spmb/shared/kerangka/beranda.ts';
import { dayMs, localDate, sessionSpan, withDot } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import type { SchoolTime, SignedIn } from '../../http/route.ts';
import { findTokenSesi } from './token-sesi.ts';
import { listSesiOfDates } from './todays-exams.queries.ts';

/** Today's sessions with the token that opens them, and yesterday's that still run after midnight. */
export async function listTodaysExams(
  context: Context,
  akun: SignedIn,
  { nowMs, zona, today }: SchoolTime,
): Promise<Tugas[]> {
  const dates = [localDate(nowMs - dayMs, zona), today];
  const all = await listSesiOfDates(context.store.read, dates, akun);
  const shown = all.filter(
    ({ tanggal, jam_mulai, jam_selesai }) =>
      tanggal === today || sessionSpan(tanggal, jam_mulai, jam_selesai, zona).selesaiMs > nowMs,
  );
  return Promise.all(
    shown.map(async ({ tanggal, id, name, jam_mulai, jam_selesai, jumlah }): Promise<Tugas> => {
      const token = (await findTokenSesi(context, tanggal, id))?.token;
      const times = `${withDot(jam_mulai)}–${withDot(jam_selesai)}`;
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
