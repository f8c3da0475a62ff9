import type { Role } from '@spmb/shared/kernel/role.ts';
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { akun, sesiMasuk } from '../akun/account/akun.table.ts';
import { langgananPush } from './langganan-push.table.ts';

/** The login goes on, and its account may sign in and has a password of its own. */
const isAlive = (nowMs: number) =>
  and(
    isNull(sesiMasuk.dicabut_ms),
    gt(sesiMasuk.kedaluwarsa_ms, nowMs),
    eq(akun.status, 0),
    eq(akun.ganti_sandi, false),
  );

/** The subscription of a login; undefined: it has none. */
export async function findLangganan(read: Reader, sesiId: string) {
  const [row] = await read
    .select()
    .from(langgananPush)
    .where(ofSchool(langgananPush, eq(langgananPush.sesi_masuk_id, sesiId)));
  return row;
}

/** As the index says it, which a value of a statement does not name. */
const isWaiting = sql`${langgananPush.antre} > 0`;

/**
 * Subscriptions for which something waits and may be tried now, who waits longest first; `authent` null: their logins have
 * ended. Those stand among them, so that the index alone finds the first ones however many wait.
 */
export const listAntrePush = (read: Reader, nowMs: number, most: number) =>
  read
    .select({
      langganan: langgananPush,
      authent: sql<Role | null>`case when ${isAlive(nowMs)} then ${akun.authent} end`,
    })
    .from(langgananPush)
    .leftJoin(sesiMasuk, byId(sesiMasuk, langgananPush.sesi_masuk_id))
    .leftJoin(akun, byId(akun, langgananPush.akun_id))
    .where(ofSchool(langgananPush, isWaiting, lte(langgananPush.lanjut_ms, nowMs)))
    .orderBy(asc(langgananPush.lanjut_ms), asc(langgananPush.sesi_masuk_id))
    .limit(most);

export type LanggananAntre = Awaited<ReturnType<typeof listAntrePush>>[number];

/** Whether anything waits, for whomever. */
export async function hasAntrePush(read: Reader): Promise<boolean> {
  const rows = await read
    .select({ id: langgananPush.sesi_masuk_id })
    .from(langgananPush)
    .where(ofSchool(langgananPush, isWaiting))
    .limit(1);
  return rows.length > 0;
}
