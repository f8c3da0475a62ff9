import type { IsianBeritaAcara, TempatBeritaAcara } from '@spmb/shared/kertas-ujian/berita-acara.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';

import { lockRow } from '../../../db/lock-row.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { ofTempat } from './berita-acara.queries.ts';
import { beritaAcara } from './berita-acara.table.ts';

/** Stores a berita acara, on record. Refuses (409) where somebody saved it since it was opened. */
export async function saveBeritaAcara(
  tx: Transaction,
  nowMs: number,
  { tanggal, jadwal_ujian_sesi_id, ruang }: TempatBeritaAcara,
  { versi, isi, sidik_jari }: { versi: number; isi: IsianBeritaAcara; sidik_jari: string },
): Promise<void> {
  const at = { tanggal, jadwal_ujian_sesi_id, ruang };
  const [before] = await lockRow(tx.select().from(beritaAcara).where(ofTempat(at)));
  if ((before?.versi ?? 0) !== versi)
    throw new Refusal(
      `Berita acara ini sudah diubah${before ? ` oleh ${before.nama}` : ''} sejak Anda membukanya. Muat ulang, lalu ulangi perubahan Anda.`,
      409,
      { jenis: 'versi-lama' },
    );
  const { akun_id, nama } = tx.actor;
  const set = { isi, sidik_jari, akun_id, nama, versi: versi + 1, diubah_ms: nowMs };
  await tx
    .insert(beritaAcara)
    .values({ sekolah_id: schoolId, ...at, ...set })
    .onConflictDoUpdate({
      target: [
        beritaAcara.sekolah_id,
        beritaAcara.tanggal,
        beritaAcara.jadwal_ujian_sesi_id,
        beritaAcara.ruang,
      ],
      set,
    });
  await writeAudit(tx, nowMs, {
    tindakan: before ? 'ubah' : 'tambah',
    tabel: 'berita_acara',
    baris_id: `${tanggal}/${jadwal_ujian_sesi_id}/${ruang}`,
    ...(before && { sebelum: before.isi }),
    sesudah: isi,
  });
}

/** Deletes every berita acara: they name participants. */
export async function deleteBeritaAcara(tx: Transaction): Promise<void> {
  await tx.delete(beritaAcara).where(ofSchool(beritaAcara));
}
