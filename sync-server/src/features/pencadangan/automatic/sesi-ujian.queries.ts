import type { SesiUjian } from '@spmb/shared/pencadangan/otomatis.schema.ts';
import { dayMs, localDate, sessionSpan, type Zone } from '@spmb/shared/kernel/zone.ts';
import { count, eq, gt, inArray } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { geserSesi } from '../../jadwal-ujian/jadwal/geser-sesi.table.ts';
import { jadwalUjianPeserta, jadwalUjianSesi } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { paket } from '../../ujian/paket/paket.table.ts';
import { ujian } from '../../ujian/attempt/ujian.table.ts';

const minuteMs = 60_000;
/** A session counts from so long before its start: devices get ready. */
const beforeMs = 10 * minuteMs;

export interface SesiSekarang {
  sesi: SesiUjian;
  /** When the newest session that has begun began; null: none of these days. */
  mulaiMs: number | null;
}

/**
 * Whether an exam goes on: from ten minutes before a session's start to its end, as far as any of its rooms is shifted, and
 * as long as somebody sits one. Past that it is waited for, while answers of an attempt are awaited and would count.
 */
export async function findSesiUjian(read: Reader, nowMs: number, zona: Zone): Promise<SesiSekarang> {
  const spans = await listSpans(read, nowMs, zona);
  const begun = spans.map(({ mulaiMs }) => mulaiMs).filter((ms) => ms <= nowMs);
  const mulaiMs = begun.length > 0 ? Math.max(...begun) : null;
  const isPlanned = spans.some((one) => one.mulaiMs - beforeMs <= nowMs && nowMs < one.selesaiMs);
  if (isPlanned || (await countUjian(read, 'mengerjakan')) > 0) return { sesi: 'berjalan', mulaiMs };
  const isAwaited = (await countUjian(read, 'menunggu_kiriman', nowMs)) > 0;
  return { sesi: isAwaited ? 'menunggu' : 'tidak', mulaiMs };
}

/** Sessions of yesterday, today and tomorrow: one may run across midnight, or begin right after it. */
async function listSpans(read: Reader, nowMs: number, zona: Zone) {
  const dates = [-dayMs, 0, dayMs].map((ms) => localDate(nowMs + ms, zona));
  // By the index alone: a day may have thousands of rows.
  const planned = await read
    .selectDistinct({
      tanggal: jadwalUjianPeserta.tanggal,
      sesi_id: jadwalUjianPeserta.jadwal_ujian_sesi_id,
    })
    .from(jadwalUjianPeserta)
    .where(ofSchool(jadwalUjianPeserta, inArray(jadwalUjianPeserta.tanggal, dates)));
  if (planned.length === 0) return [];
  const sessions = await read.select().from(jadwalUjianSesi).where(ofSchool(jadwalUjianSesi));
  const shifts = await read
    .select({
      tanggal: geserSesi.tanggal,
      sesi_id: geserSesi.jadwal_ujian_sesi_id,
      ruang: geserSesi.ruang,
      menit: geserSesi.menit,
    })
    .from(geserSesi)
    .where(ofSchool(geserSesi, inArray(geserSesi.tanggal, dates)));
  return planned.flatMap(({ tanggal, sesi_id }) => {
    const sesi = sessions.find(({ id }) => id === sesi_id);
    if (!sesi) return [];
    const span = sessionSpan(tanggal, sesi.jam_mulai, sesi.jam_selesai, zona);
    const minutes = shiftsOf(shifts.filter((one) => one.tanggal === tanggal && one.sesi_id === sesi_id));
    return [
      {
        mulaiMs: span.mulaiMs + Math.min(...minutes) * minuteMs,
        selesaiMs: span.selesaiMs + Math.max(...minutes) * minuteMs,
      },
    ];
  });
}

/** Minutes by which each room that is shifted is, and those that are not. */
function shiftsOf(shifts: readonly { ruang: string; menit: number }[]): number[] {
  const sums = new Map<string, number>([['', 0]]);
  for (const { ruang, menit } of shifts) sums.set(ruang, (sums.get(ruang) ?? 0) + menit);
  const whole = sums.get('') ?? 0;
  return [...sums].map(([ruang, menit]) => (ruang === '' ? whole : whole + menit));
}

async function countUjian(read: Reader, status: 'mengerjakan' | 'menunggu_kiriman', untilMs?: number) {
  const [found] = await read
    .select({ jumlah: count() })
    .from(ujian)
    .where(
      ofSchool(
        ujian,
        eq(ujian.status, status),
        untilMs === undefined ? undefined : gt(ujian.terima_sampai_ms, untilMs),
      ),
    );
  return found?.jumlah ?? 0;
}

/** How many sheets were ever built: more than before means that one was. */
export async function countPaket(read: Reader): Promise<number> {
  const [found] = await read.select({ jumlah: count() }).from(paket).where(ofSchool(paket));
  return found?.jumlah ?? 0;
}
