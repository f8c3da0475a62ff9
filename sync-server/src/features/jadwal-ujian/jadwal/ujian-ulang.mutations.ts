import type { AsalBaris } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { JamSesi } from '@spmb/shared/jadwal-ujian/rentang-sesi.ts';
import { withDot } from '@spmb/shared/kernel/zone.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { lockRow } from '../../../db/lock-row.ts';
import { newId } from '../../../db/new-id.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { jadwalUjianPeserta, jadwalUjianSesi } from './jadwal-ujian.table.ts';
import { lockSesi } from './refuse-same-sesi.queries.ts';

/** The session with these times; made where none has them. Of two callers at once the second finds what the first has made. */
export async function ensureSesi(
  tx: Transaction,
  nowMs: number,
  { jam_mulai, jam_selesai }: JamSesi,
): Promise<string> {
  await lockSesi(tx);
  const [known] = await tx
    .select({ id: jadwalUjianSesi.id })
    .from(jadwalUjianSesi)
    .where(
      ofSchool(
        jadwalUjianSesi,
        eq(jadwalUjianSesi.jam_mulai, jam_mulai),
        eq(jadwalUjianSesi.jam_selesai, jam_selesai),
      ),
    )
    .orderBy(asc(jadwalUjianSesi.id))
    .limit(1);
  if (known) return known.id;
  const id = newId(nowMs);
  const row = { name: `Susulan ${withDot(jam_mulai)}–${withDot(jam_selesai)}`, jam_mulai, jam_selesai };
  await tx.insert(jadwalUjianSesi).values({ ...row, sekolah_id: schoolId, id, versi: 1, diubah_ms: nowMs });
  const entry = { tindakan: 'buat', tabel: 'jadwal_ujian_sesi', baris_id: id, sesudah: row };
  await writeAudit(tx, nowMs, entry);
  return id;
}

interface Ulang {
  asal: Exclude<AsalBaris, 'jadwal'>;
  tanggal: string;
  jadwal_ujian_sesi_id: string;
  alasan: string;
}

/**
 * Gives the participants of these rows a row to sit again, in the room and at the seat that they had, on record. The old
 * rows stay as they are. Of two callers at once the second finds what the first has made; answers the number made.
 */
export async function insertUlang(
  tx: Transaction,
  nowMs: number,
  ids: readonly string[],
  { asal, tanggal, jadwal_ujian_sesi_id, alasan }: Ulang,
): Promise<number> {
  if (ids.length === 0) return 0;
  const inSchool = ofSchool(jadwalUjianPeserta);
  const rows = await lockRow(
    tx
      .select()
      .from(jadwalUjianPeserta)
      .where(and(inSchool, inArray(jadwalUjianPeserta.id, [...ids])))
      .orderBy(asc(jadwalUjianPeserta.id)),
  );
  const followed = await tx
    .select({ dari: jadwalUjianPeserta.susulan_dari })
    .from(jadwalUjianPeserta)
    .where(
      and(inSchool, eq(jadwalUjianPeserta.percobaan, 0), inArray(jadwalUjianPeserta.susulan_dari, [...ids])),
    );
  const waiting = new Set(followed.map(({ dari }) => dari));
  let dibuat = 0;
  for (const row of rows) {
    if (waiting.has(row.id)) continue;
    const id = newId(nowMs);
    const place = { tanggal, jadwal_ujian_sesi_id, asal, susulan_dari: row.id };
    const made = await tx
      .insert(jadwalUjianPeserta)
      .values({
        ...row,
        ...place,
        id,
        ujian_berlaku: null,
        percobaan: 0,
        status_pesan: false,
        diubah_ms: nowMs,
      })
      .onConflictDoNothing()
      .returning({ id: jadwalUjianPeserta.id });
    if (made.length === 0) continue;
    dibuat++;
    const sesudah = { ...place, ruang: row.ruang, kursi: row.kursi };
    await writeAudit(tx, nowMs, {
      tindakan: asal,
      tabel: 'jadwal_ujian_peserta',
      baris_id: id,
      sesudah,
      alasan,
    });
  }
  return dibuat;
}
