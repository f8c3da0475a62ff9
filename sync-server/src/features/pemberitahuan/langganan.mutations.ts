import { and, asc, eq, gt, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { akun } from '../akun/account/akun.table.ts';
import { langgananPush } from './langganan-push.table.ts';

/** Devices of one account that are told of its news; a further one takes the place of the oldest. */
const perAkunMax = 10;

type NewLangganan = Pick<
  typeof langgananPush.$inferInsert,
  'sesi_masuk_id' | 'akun_id' | 'endpoint' | 'p256dh' | 'auth'
>;

/**
 * Keeps the subscription of a login, in the place of the one that it had. The same browser's subscription of another login
 * ends: the device belongs to who asks last.
 */
export async function saveLangganan(tx: Transaction, nowMs: number, row: NewLangganan): Promise<void> {
  const { sesi_masuk_id, akun_id, endpoint } = row;
  await endLangganan(
    tx,
    and(eq(langgananPush.endpoint, endpoint), ne(langgananPush.sesi_masuk_id, sesi_masuk_id)),
  );
  const values = { ...row, layanan: new URL(endpoint).origin };
  const fresh = { antre: 0, coba: 0, lanjut_ms: nowMs, sebab: '', dibuat_ms: nowMs };
  await tx
    .insert(langgananPush)
    .values({ sekolah_id: schoolId, ...values, ...fresh })
    .onConflictDoUpdate({
      target: [langgananPush.sekolah_id, langgananPush.sesi_masuk_id],
      set: { ...values, sebab: '', coba: 0, lanjut_ms: nowMs },
    });
  const own = await tx
    .select({ id: langgananPush.sesi_masuk_id })
    .from(langgananPush)
    .where(
      ofSchool(
        langgananPush,
        eq(langgananPush.akun_id, akun_id),
        ne(langgananPush.sesi_masuk_id, sesi_masuk_id),
      ),
    )
    .orderBy(asc(langgananPush.dibuat_ms));
  const over = own.slice(0, Math.max(0, own.length - perAkunMax + 1)).map(({ id }) => id);
  if (over.length > 0) await endLangganan(tx, inArray(langgananPush.sesi_masuk_id, over));
}

/** Ends the subscription of one login, or one that its service no longer knows. */
export const endLanggananOf = (tx: Transaction, sesiId: string, endpoint?: string): Promise<void> =>
  endLangganan(
    tx,
    and(
      eq(langgananPush.sesi_masuk_id, sesiId),
      endpoint === undefined ? undefined : eq(langgananPush.endpoint, endpoint),
    ),
  );

/** Subscriptions of logins that have ended go. */
export const endLanggananMati = (tx: Transaction, sesiIds: readonly string[]): Promise<void> =>
  endLangganan(tx, inArray(langgananPush.sesi_masuk_id, [...sesiIds]));

async function endLangganan(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx.delete(langgananPush).where(ofSchool(langgananPush, which));
}

/**
 * Notes, in the transaction of the act that causes it, that there is news for accounts (`whose`: a condition on
 * `langgananPush.akun_id`). What waits already begins its tries anew.
 */
export async function antrekanPush(tx: Transaction, nowMs: number, whose: SQL | undefined): Promise<void> {
  const { antre, lanjut_ms } = langgananPush;
  await tx
    .update(langgananPush)
    .set({
      antre: sql`${antre} + 1`,
      lanjut_ms: sql`case when ${antre} = 0 and ${lanjut_ms} < ${nowMs} then ${nowMs} else ${lanjut_ms} end`,
    })
    .where(ofSchool(langgananPush, whose));
}

type Sent = Pick<typeof langgananPush.$inferSelect, 'sesi_masuk_id' | 'endpoint' | 'antre'>;
const isSame = ({ sesi_masuk_id, endpoint }: Sent) =>
  ofSchool(
    langgananPush,
    eq(langgananPush.sesi_masuk_id, sesi_masuk_id),
    eq(langgananPush.endpoint, endpoint),
  );

/** The service has what waited when it was asked, or never takes it (`sebab`): what came since still waits. */
export async function selesaiPush(tx: Transaction, row: Sent, sebab: string): Promise<void> {
  const antre = sql<number>`case when ${langgananPush.antre} > ${row.antre} then ${langgananPush.antre} - ${row.antre} else 0 end`;
  await tx.update(langgananPush).set({ antre, coba: 0, sebab }).where(isSame(row));
}

/** Tried again, not before `lanjutMs`. */
export async function tundaPush(
  tx: Transaction,
  row: Sent,
  { lanjutMs, sebab }: { lanjutMs: number; sebab: string },
): Promise<void> {
  await tx
    .update(langgananPush)
    .set({ lanjut_ms: lanjutMs, coba: sql`${langgananPush.coba} + 1`, sebab })
    .where(isSame(row));
}

/** Nothing goes to these logins before `lanjutMs`, which counts as no try. */
export async function tahanPush(
  tx: Transaction,
  sesiIds: readonly string[],
  lanjutMs: number,
): Promise<void> {
  await tx
    .update(langgananPush)
    .set({ lanjut_ms: lanjutMs })
    .where(ofSchool(langgananPush, inArray(langgananPush.sesi_masuk_id, [...sesiIds])));
}

/** What waits is forgotten: the administrator has switched notifications off. */
export async function lupakanAntrePush(tx: Transaction): Promise<void> {
  await tx
    .update(langgananPush)
    .set({ antre: 0, coba: 0 })
    .where(ofSchool(langgananPush, or(gt(langgananPush.antre, 0), gt(langgananPush.coba, 0))));
}

/** Subscriptions of applicants go with their accounts. */
export const deleteLanggananPeserta = (tx: Transaction): Promise<void> =>
  endLangganan(
    tx,
    notInArray(
      langgananPush.akun_id,
      tx
        .select({ id: akun.id })
        .from(akun)
        .where(ofSchool(akun, ne(akun.authent, 'peserta'))),
    ),
  );
