import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Percakapan, Serahan } from '@spmb/shared/pesan/percakapan.ts';
import { asc, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { media } from '../../media/media.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { percakapan, pesan, serahanPercakapan } from './rows/pesan.table.ts';

/** The newest of a conversation; older ones stay on record. */
const shownMost = 500;

export async function lockPercakapan(tx: Transaction, pesertaId: string) {
  const asked = tx
    .select()
    .from(percakapan)
    .where(ofSchool(percakapan, eq(percakapan.peserta_id, pesertaId)));
  const [row] = await lockRow(asked);
  return row;
}

/** The participant who writes, locked until the transaction ends: of two messages at once the second sees the first. */
export async function lockPengirim(tx: Transaction, pesertaId: string): Promise<void> {
  await lockRow(tx.select({ id: peserta.id }).from(peserta).where(byId(peserta, pesertaId)));
}

const isOf = (pesertaId: string) =>
  ofSchool(pesan, eq(pesan.peserta_id, pesertaId), inArray(pesan.jenis, ['panitia', 'balasan']));

/** What an applicant and the committee wrote to each other, oldest first. */
export async function listPesanPercakapan(read: Reader, pesertaId: string): Promise<Percakapan[]> {
  const rows = await read
    .select({ pesan, nama: media.nama })
    .from(pesan)
    .leftJoin(media, byId(media, pesan.lampiran))
    .where(isOf(pesertaId))
    .orderBy(desc(pesan.dibuat_ms), desc(pesan.id))
    .limit(shownMost);
  return rows.toReversed().map(({ nama, pesan: one }) => ({
    id: one.id,
    dari_pendaftar: one.jenis === 'panitia',
    dari: one.dari,
    title: one.title,
    body: one.body,
    dibaca: one.dibaca_ms !== null,
    dibuat_ms: one.dibuat_ms,
    lampiran: one.lampiran === null ? null : { nama: nama ?? 'Lampiran', path: `/api/media/${one.lampiran}` },
    saat_ujian: one.jenis === 'panitia' && one.jadwal_ujian_peserta_id !== null,
  }));
}

/** Who handed a conversation to whom, oldest first. */
export async function listSerahan(read: Reader, pesertaId: string): Promise<Serahan[]> {
  const s = serahanPercakapan;
  const { id, dari, kepada, catatan, dibuat_ms } = s;
  const rows = await read
    .select({ id, dari, kepada, catatan, dibuat_ms })
    .from(s)
    .where(ofSchool(s, eq(s.peserta_id, pesertaId)))
    .orderBy(desc(dibuat_ms), desc(id))
    .limit(shownMost);
  return rows.toReversed();
}

/** Whether a hand-over of this id is on record in a conversation. */
export async function hasSerahan(read: Reader, pesertaId: string, id: string): Promise<boolean> {
  const s = serahanPercakapan;
  const rows = await read
    .select({ id: s.id })
    .from(s)
    .where(ofSchool(s, eq(s.peserta_id, pesertaId), eq(s.id, id)));
  return rows.length > 0;
}

/** Instants at which a participant wrote to the committee after `sinceMs`, oldest first. */
export async function listSentSince(read: Reader, pesertaId: string, sinceMs: number): Promise<number[]> {
  const rows = await read
    .select({ dibuat_ms: pesan.dibuat_ms })
    .from(pesan)
    .where(
      ofSchool(
        pesan,
        eq(pesan.peserta_id, pesertaId),
        eq(pesan.jenis, 'panitia'),
        gt(pesan.dibuat_ms, sinceMs),
      ),
    )
    .orderBy(asc(pesan.dibuat_ms));
  return rows.map(({ dibuat_ms }) => dibuat_ms);
}

/**
 * Whether a message of this id stands in a conversation. Refuses (409) other words under its id: they would be told sent,
 * and nobody would read them.
 */
export async function hasPesan(
  read: Reader,
  pesertaId: string,
  { id, body, lampiran }: { id: string; body: string; lampiran: string | null },
): Promise<boolean> {
  const [row] = await read
    .select({ body: pesan.body, lampiran: pesan.lampiran })
    .from(pesan)
    .where(ofSchool(pesan, eq(pesan.peserta_id, pesertaId), eq(pesan.id, id)));
  if (row && (row.body !== body || row.lampiran !== lampiran))
    throw new Refusal(
      'Pesan ini sudah terkirim dengan isi sebelumnya. Salin isinya, muat ulang, lalu kirim sebagai pesan baru bila masih perlu.',
      409,
      { jenis: 'operasi-terpakai' },
    );
  return row !== undefined;
}

/** How many messages of an applicant nobody has read. */
export async function countBelumDibaca(read: Reader, pesertaId: string): Promise<number> {
  const [row] = await read
    .select({ jumlah: count() })
    .from(pesan)
    .where(
      ofSchool(pesan, eq(pesan.peserta_id, pesertaId), eq(pesan.jenis, 'panitia'), isNull(pesan.dibaca_ms)),
    );
  return row?.jumlah ?? 0;
}
