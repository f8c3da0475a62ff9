import { hurufKartu, panjangKodeKartu } from '@spmb/shared/absen/kartu-ruang.schema.ts';
import { eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/new-id.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { generateKodeKartu, sidikKodeKartu } from '../../../server/secrets/kode-kartu-ruang.ts';
import { kartuRuang, sesiKartu } from './kartu-ruang.table.ts';
import type { Tempat } from './penutupan-ruang.mutations.ts';

const inForce = ({ tanggal, jadwal_ujian_sesi_id, ruang }: Tempat) =>
  ofSchool(
    kartuRuang,
    eq(kartuRuang.tanggal, tanggal),
    eq(kartuRuang.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
    eq(kartuRuang.ruang, ruang),
    isNull(kartuRuang.dicabut_ms),
  );

const audited = (
  tx: Transaction,
  nowMs: number,
  tindakan: string,
  { id, tanggal, jadwal_ujian_sesi_id, ruang }: Tempat & { id: string },
  alasan?: string,
) =>
  writeAudit(tx, nowMs, {
    tindakan,
    tabel: 'kartu_ruang',
    baris_id: id,
    sesudah: { tanggal, jadwal_ujian_sesi_id, ruang },
    ...(alasan !== undefined && { alasan }),
  });

/** The code of a room's card; makes the card where there is none. The same one whenever it is printed again. */
export async function ensureKartu(
  { secrets, clock }: Context,
  tx: Transaction,
  { tanggal, jadwal_ujian_sesi_id, ruang }: Tempat,
): Promise<string> {
  const place = { tanggal, jadwal_ujian_sesi_id, ruang };
  // 8 of 24 letters (36 bits): enough where guesses are slowed.
  const kode = generateKodeKartu(hurufKartu, panjangKodeKartu);
  const nowMs = clock.nowMs();
  const row = {
    sekolah_id: schoolId,
    id: newId(nowMs),
    ...place,
    dibuat_ms: nowMs,
    kode_sidik: sidikKodeKartu(secrets, kode),
    kode_tersegel: secrets.seal(new TextEncoder().encode(kode)),
  };
  const added = await tx
    .insert(kartuRuang)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: kartuRuang.id });
  if (added.length > 0) {
    await audited(tx, nowMs, 'buat_kartu', row);
    return kode;
  }
  const [known] = await tx.select().from(kartuRuang).where(inForce(place));
  if (!known) throw new Error('the card of a room is neither new nor known');
  return new TextDecoder().decode(secrets.open(known.kode_tersegel));
}

/** Ends a card: neither its code nor who came in with it opens anything any more. Answers whether there was one. */
export async function revokeKartu(
  tx: Transaction,
  nowMs: number,
  tempat: Tempat,
  alasan: string,
): Promise<boolean> {
  const ended = await tx
    .update(kartuRuang)
    .set({ dicabut_ms: nowMs })
    .where(inForce(tempat))
    .returning({ id: kartuRuang.id });
  for (const { id } of ended) await audited(tx, nowMs, 'cabut_kartu', { ...tempat, id }, alasan);
  return ended.length > 0;
}

/** Somebody opened a room with its card, on record under the name that he typed. */
export async function openWithKartu(
  tx: Transaction,
  nowMs: number,
  kartu: Tempat & { id: string },
  sesi: Pick<typeof sesiKartu.$inferInsert, 'id' | 'nama' | 'nip' | 'perangkat' | 'alamat'>,
): Promise<void> {
  const row = { ...sesi, sekolah_id: schoolId, kartu_ruang_id: kartu.id, dibuat_ms: nowMs };
  await tx.insert(sesiKartu).values(row);
  await audited(tx, nowMs, 'masuk_kartu', kartu);
}

/** Whoever opened a room with its card leaves it. */
export async function leaveKartu(tx: Transaction, nowMs: number, id: string): Promise<void> {
  await tx.update(sesiKartu).set({ keluar_ms: nowMs }).where(byId(sesiKartu, id));
}

/** Forgets all cards and who came in with them. */
export async function deleteKartu(tx: Transaction): Promise<void> {
  for (const table of [sesiKartu, kartuRuang]) await tx.delete(table).where(ofSchool(table));
}
