import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { fromUtf8, toBase64Url, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { drawKodeLuring } from '@spmb/shared/sync/start/kode-luring.ts';
import { and, isNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { NotFound } from '../../../http/errors.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';
import { rahasiaAt } from './kode-luring.queries.ts';
import { rahasiaSesi } from './jadwal-ujian.table.ts';

export interface KodeLuring {
  kode: string;
  /** Salt of the session, base64url. */
  garam: string;
}

const system = { sekolah_id: schoolId, akun_id: null, nama: 'sistem' };

/** The kode luring of a date and session, made at the first look; undefined until the roster is made. */
export async function ensureKodeLuring(
  { secrets, store }: Pick<Context, 'secrets' | 'store'>,
  place: TanggalSesi,
): Promise<KodeLuring | undefined> {
  const known = await store.read.select().from(rahasiaSesi).where(rahasiaAt(place));
  if (known[0] && !known[0].kode_luring_tersegel) {
    const kode_luring_tersegel = secrets.seal(utf8(drawKodeLuring(systemRandomness.bytes(10))));
    const kode_luring_garam = toBase64Url(systemRandomness.bytes(16));
    await store.tx(system, async (tx) => {
      await tx
        .update(rahasiaSesi)
        .set({ kode_luring_tersegel, kode_luring_garam })
        .where(and(rahasiaAt(place), isNull(rahasiaSesi.kode_luring_tersegel)));
    });
  }
  // Another process may have been first: its code is the one that counts.
  const [row] = await store.read.select().from(rahasiaSesi).where(rahasiaAt(place));
  if (!row?.kode_luring_tersegel || !row.kode_luring_garam) return undefined;
  return { kode: fromUtf8(secrets.open(row.kode_luring_tersegel)), garam: row.kode_luring_garam };
}

/** The code alone; throws NotFound until the roster is made. */
export async function getKodeLuring(
  context: Pick<Context, 'secrets' | 'store'>,
  place: TanggalSesi,
): Promise<string> {
  const found = await ensureKodeLuring(context, place);
  if (found) return found.kode;
  throw new NotFound('Belum ada peserta pada tanggal dan sesi ini. Buat jadwal peserta lebih dahulu.');
}

/** Notes that the kode luring left the server, on a screen or on paper: the first instant stands in the row. */
export async function markKodeOpened(tx: Transaction, nowMs: number, place: TanggalSesi): Promise<void> {
  await tx
    .update(rahasiaSesi)
    .set({ kode_luring_dibuka_ms: nowMs })
    .where(and(rahasiaAt(place), isNull(rahasiaSesi.kode_luring_dibuka_ms)));
}

/** Records that the kode luring was revealed, each time. */
export async function recordKodeDibuka(
  tx: Transaction,
  nowMs: number,
  place: TanggalSesi,
  alasan: string,
): Promise<void> {
  await markKodeOpened(tx, nowMs, place);
  const baris_id = `${place.tanggal}|${place.jadwal_ujian_sesi_id}`;
  await writeAudit(tx, nowMs, { tindakan: 'buka_token_darurat', tabel: 'rahasia_sesi', baris_id, alasan });
}
