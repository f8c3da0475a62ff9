import { createHash, createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { lockRow } from '../../../db/lock-row.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { Secrets } from '../../../server/secrets/secrets.ts';
import type { AkunRow } from '../account/akun.queries.ts';
import { akun, tautanSandi } from '../account/akun.table.ts';

/** So long a link opens. */
const validMs = 72 * 3_600_000;

const sidikOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Makes the link of an applicant's account, in the place of the one before, and answers its token, of which only a hash is
 * kept. The same for the same `pesan` while the password is the same: a message that goes out again holds the link that may
 * have arrived already. undefined: the account is none that may have one.
 */
export async function buatTautanSandi(
  tx: Transaction,
  nowMs: number,
  secrets: Secrets,
  { akunId, pesan }: { akunId: string; pesan: string },
): Promise<string | undefined> {
  const [row] = await lockRow(tx.select().from(akun).where(byId(akun, akunId)));
  if (row?.status !== 0 || row.authent !== 'peserta') return undefined;
  const token = createHmac('sha256', secrets.key('tautan'))
    .update([pesan, row.id, row.sandi_hash].join('\n'))
    .digest('base64url');
  const set = {
    sidik: sidikOf(token),
    sidik_sandi: sidikOf(row.sandi_hash),
    kedaluwarsa_ms: nowMs + validMs,
    dibuat_ms: nowMs,
  };
  await tx
    .insert(tautanSandi)
    .values({ sekolah_id: schoolId, akun_id: row.id, ...set })
    .onConflictDoUpdate({ target: [tautanSandi.sekolah_id, tautanSandi.akun_id], set });
  await writeAudit(tx, nowMs, { tindakan: 'buat tautan sandi', tabel: 'akun', baris_id: row.id });
  return token;
}

/** The account that a link opens now; undefined: it opens none. */
export async function findAkunOfTautan(
  read: Reader,
  nowMs: number,
  token: string,
): Promise<AkunRow | undefined> {
  const [row] = await read
    .select({ akun, tautan: tautanSandi })
    .from(tautanSandi)
    .innerJoin(akun, byId(akun, tautanSandi.akun_id))
    .where(ofSchool(tautanSandi, eq(tautanSandi.sidik, sidikOf(token))));
  const isOpen =
    row?.akun.status === 0 &&
    row.akun.authent === 'peserta' &&
    row.tautan.kedaluwarsa_ms > nowMs &&
    row.tautan.sidik_sandi === sidikOf(row.akun.sandi_hash);
  return isOpen ? row.akun : undefined;
}

/** Uses a link up; false: it opens nothing any more, by now. */
export async function pakaiTautanSandi(
  tx: Transaction,
  nowMs: number,
  token: string,
  akunId: string,
): Promise<boolean> {
  // Of two who use it at once, the second finds it gone.
  await lockRow(tx.select({ id: akun.id }).from(akun).where(byId(akun, akunId)));
  if ((await findAkunOfTautan(tx, nowMs, token))?.id !== akunId) return false;
  const used = await tx
    .delete(tautanSandi)
    .where(ofSchool(tautanSandi, and(eq(tautanSandi.akun_id, akunId), eq(tautanSandi.sidik, sidikOf(token)))))
    .returning({ akun_id: tautanSandi.akun_id });
  return used.length > 0;
}
