import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import type { LiveHub } from '../../../live/live-hub.ts';
import { liveTopic, rosterChanged } from '../../../live/live-topic.ts';
import { jadwalUjianPeserta } from './jadwal-ujian.table.ts';

type Baris = typeof jadwalUjianPeserta.$inferSelect;

/** Screens of the sessions of these rows read their lists again, once that is durable. */
export function tellRosters(live: LiveHub, tx: Transaction, rows: readonly Record<string, unknown>[]): void {
  const topics = new Set(
    rows.map((row) => liveTopic(String(row['tanggal']), String(row['jadwal_ujian_sesi_id']))),
  );
  tx.afterCommit(() => {
    for (const topic of topics) live.publish(topic, rosterChanged);
  });
}

const listBaris = (tx: Transaction, where: SQL | undefined): Promise<Baris[]> =>
  tx.select().from(jadwalUjianPeserta).where(ofSchool(jadwalUjianPeserta, where));

/** The participants' rows of a schedule. */
export const listBarisOfJadwal = (tx: Transaction, jadwalId: string): Promise<Baris[]> =>
  listBaris(tx, eq(jadwalUjianPeserta.jadwal_ujian_id, jadwalId));

/**
 * Refuses where participants' rows that came back meet what was made since: the same participant has a row of
 * the schedule again, or somebody else has his seat.
 */
export async function rowsComeBack(
  live: LiveHub,
  tx: Transaction,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const row = jadwalUjianPeserta;
  const back = rows as readonly Baris[];
  const of = (name: 'jadwal_ujian_id' | 'jadwal_ujian_sesi_id' | 'tanggal') => [
    ...new Set(back.map((one) => one[name])),
  ];
  const ids = new Set(back.map(({ id }) => id));
  const sameSesi = and(
    inArray(row.tanggal, of('tanggal')),
    inArray(row.jadwal_ujian_sesi_id, of('jadwal_ujian_sesi_id')),
  );
  const others =
    back.length === 0
      ? []
      : await listBaris(tx, or(inArray(row.jadwal_ujian_id, of('jadwal_ujian_id')), sameSesi));
  const since = others.filter(({ id }) => !ids.has(id));
  const first = ({ asal }: Baris) => asal === 'jadwal';
  const examOf = ({ jadwal_ujian_id, peserta_id }: Baris) => `${jadwal_ujian_id} ${peserta_id}`;
  const seatOf = ({ tanggal, jadwal_ujian_sesi_id, ruang, kursi }: Baris) =>
    JSON.stringify([tanggal, jadwal_ujian_sesi_id, ruang, kursi]);
  const exams = new Set(since.filter(first).map(examOf));
  const again = back.filter((one) => first(one) && exams.has(examOf(one))).length;
  if (again > 0)
    throw new Refusal(
      `Belum dapat diurungkan: ${again} peserta sudah mendapat jadwal baru untuk ujian ini. Reset dulu jadwal yang baru, atau biarkan yang baru.`,
      409,
    );
  const holders = new Map(since.filter(({ kursi }) => kursi).map((one) => [seatOf(one), one.peserta_id]));
  const seated = back.filter((one) => (holders.get(seatOf(one)) ?? one.peserta_id) !== one.peserta_id).length;
  if (seated > 0)
    throw new Refusal(
      `Belum dapat diurungkan: kursi ${seated} peserta sudah dipakai peserta lain pada sesi ini. Pindahkan dulu mereka yang baru, lalu ulangi.`,
      409,
    );
  tellRosters(live, tx, back);
}
