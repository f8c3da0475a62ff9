import { eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { rahasiaSesi } from './jadwal-ujian.table.ts';

/** Replaces the token's secret of a date and session, on record. */
export async function renewToken(
  tx: Transaction,
  nowMs: number,
  place: { tanggal: string; sesiId: string },
  { tokenTersegel, alasan }: { tokenTersegel: string; alasan: string },
): Promise<void> {
  await tx
    .update(rahasiaSesi)
    .set({ token_tersegel: tokenTersegel, token_awal_ms: nowMs })
    .where(
      ofSchool(
        rahasiaSesi,
        eq(rahasiaSesi.tanggal, place.tanggal),
        eq(rahasiaSesi.jadwal_ujian_sesi_id, place.sesiId),
      ),
    );
  const baris_id = `${place.tanggal}|${place.sesiId}`;
  await writeAudit(tx, nowMs, { tindakan: 'ganti_token', tabel: 'rahasia_sesi', baris_id, alasan });
}
