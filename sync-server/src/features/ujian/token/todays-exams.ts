import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import { dayMs, localDate, sessionSpan, shiftTime, withDot } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../../context.ts';
import type { SchoolTime } from '../../../feature.ts';
import type { SignedIn } from '../../../http/route.ts';
import { findTokenSesi } from './token-sesi.ts';
import { needsToken } from './token-sesi.queries.ts';
import { listSesiOfDates } from './todays-exams.queries.ts';

const minuteMs = 60_000;

/** Today's sessions with the token that opens them, and yesterday's that still run after midnight. */
export async function listTodaysExams(
  context: Context,
  akun: SignedIn,
  { nowMs, zona, today }: SchoolTime,
): Promise<Tugas[]> {
  const dates = [localDate(nowMs - dayMs, zona), today];
  const all = (await listSesiOfDates(context.store.read, dates, akun)).map((sesi) => {
    const { mulaiMs, selesaiMs } = sessionSpan(sesi.tanggal, sesi.jam_mulai, sesi.jam_selesai, zona);
    const shiftMs = sesi.geser_menit * minuteMs;
    return { ...sesi, mulaiMs: mulaiMs + shiftMs, selesaiMs: selesaiMs + shiftMs };
  });
  const shown = all.filter(({ tanggal, selesaiMs }) => tanggal === today || selesaiMs > nowMs);
  return Promise.all(
    shown.map(async ({ tanggal, id, name, jumlah, ...sesi }): Promise<Tugas> => {
      const times = [sesi.jam_mulai, sesi.jam_selesai].map((jam) =>
        withDot(shiftTime(jam, sesi.geser_menit)),
      );
      const facts = [
        // Of several rooms none is meant.
        sesi.jumlah_ruang === 1 && sesi.ruang,
        times.join('–'),
        sesi.mulaiMs <= nowMs && nowMs < sesi.selesaiMs && 'sedang berlangsung',
        await tokenText(context, tanggal, id),
      ];
      return {
        sifat: 'hari_ini',
        title: name,
        detail: facts.filter(Boolean).join(' · '),
        jumlah,
        route: `/backend/jadwal-ujian-absen?tanggal=${tanggal}&sesi=${id}`,
      };
    }),
  );
}

/** '' where no exam of the session begins with it. */
async function tokenText(context: Context, tanggal: string, sesiId: string): Promise<string> {
  if (!(await needsToken(context.store.read, tanggal, sesiId))) return '';
  const token = (await findTokenSesi(context, tanggal, sesiId))?.token;
  return token ? `token\u00a0${token.slice(0, 3)}\u2011${token.slice(3)}` : '';
}
