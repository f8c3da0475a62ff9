import { draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { BarisPercakapan, Percakapan, SaringanPesan } from '@spmb/shared/pesan/percakapan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Lines, Option } from '@spmb/shared/kernel/resource.ts';
import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { roles } from '@spmb/shared/kernel/role.ts';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ListQuery } from '../../crud/list/list-query.ts';
import { lockRow } from '../../db/lock-row.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { akun } from '../akun/account/akun.table.ts';
import { pesertaHolds } from '../peserta/rows/peserta-holds.queries.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { percakapan, pesan } from './pesan.table.ts';

/** The newest of a conversation, and of a list that is asked for without a page; older ones stay on record. */
const shownMost = 500;

const nomorDari = sql<string>`coalesce(${peserta.nomor_register}, ${peserta.nomor_peserta})`;

const selectBaris = (read: Reader) =>
  read
    .select({
      id: percakapan.peserta_id,
      nama: peserta.nama,
      nomor: nomorDari,
      belum_dibaca: percakapan.belum_dibaca,
      petugas_id: akun.id,
      petugas_nama: akun.username,
      selesai_ms: percakapan.selesai_ms,
      terakhir_ms: percakapan.terakhir_ms,
      versi: percakapan.versi,
    })
    .from(percakapan)
    .innerJoin(peserta, byId(peserta, percakapan.peserta_id))
    .leftJoin(akun, byId(akun, percakapan.akun_id));

type Found = Awaited<ReturnType<typeof selectBaris>>[number];
const barisOf = ({ petugas_id, petugas_nama, selesai_ms, ...row }: Found): BarisPercakapan => ({
  ...row,
  petugas: petugas_id === null ? null : { id: petugas_id, nama: petugas_nama ?? '' },
  selesai: selesai_ms !== null,
});

/** Conversations, those with something unread first, then what is not done, the newest first: a page, or the first ones. */
export async function listPercakapan(
  read: Reader,
  saring: SaringanPesan,
  akunId: string,
  { page, size, words }: ListQuery,
): Promise<Lines<BarisPercakapan>> {
  // An account that is gone looks after nothing.
  const isAsked = { semua: undefined, saya: eq(percakapan.akun_id, akunId), tanpa: isNull(akun.id) }[saring];
  const where = ofSchool(percakapan, isAsked, pesertaHolds(words));
  const found = selectBaris(read)
    .where(where)
    .orderBy(
      desc(sql`case when ${percakapan.belum_dibaca} > 0 then 1 else 0 end`),
      asc(sql`case when ${percakapan.selesai_ms} is null then 0 else 1 end`),
      desc(percakapan.terakhir_ms),
      percakapan.peserta_id,
    );
  if (page === undefined) return (await found.limit(shownMost)).map(barisOf);
  const rows = (await found.limit(size).offset((page - 1) * size)).map(barisOf);
  const [counted] = await read
    .select({ total: count() })
    .from(percakapan)
    .innerJoin(peserta, byId(peserta, percakapan.peserta_id))
    .leftJoin(akun, byId(akun, percakapan.akun_id))
    .where(where);
  return { rows, total: counted?.total ?? 0, page, size };
}

/**
 * The conversation of an applicant; where nobody has written yet one of version 0 with whoever may be written to: he has sent
 * a form, and an account to read by. undefined: nobody of that id.
 */
export async function findPercakapan(read: Reader, pesertaId: string): Promise<BarisPercakapan | undefined> {
  const [row] = await selectBaris(read).where(ofSchool(percakapan, eq(percakapan.peserta_id, pesertaId)));
  if (row) return barisOf(row);
  const [own] = await read
    .select({ id: peserta.id, nama: peserta.nama, nomor: nomorDari })
    .from(peserta)
    .where(byId(peserta, pesertaId, and(gt(peserta.status, draf), isNotNull(peserta.akun_id))));
  const unwritten = { belum_dibaca: 0, petugas: null, selesai: false, terakhir_ms: 0, versi: 0 };
  return own && { ...own, ...unwritten };
}

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
    .select()
    .from(pesan)
    .where(isOf(pesertaId))
    .orderBy(desc(pesan.dibuat_ms), desc(pesan.id))
    .limit(shownMost);
  return rows.toReversed().map(({ id, jenis, dari, title, body, dibaca_ms, dibuat_ms }) => ({
    id,
    dari_pendaftar: jenis === 'panitia',
    dari,
    title,
    body,
    dibaca: dibaca_ms !== null,
    dibuat_ms,
  }));
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
  { id, body }: { id: string; body: string },
): Promise<boolean> {
  const [row] = await read
    .select({ body: pesan.body })
    .from(pesan)
    .where(ofSchool(pesan, eq(pesan.peserta_id, pesertaId), eq(pesan.id, id)));
  if (row && row.body !== body)
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

/** Who may answer and can sign in: an active account has status 0. */
const isPetugas = and(
  inArray(
    akun.authent,
    roles.filter((role) => hasCapability(role, 'verifikasiBerkas')),
  ),
  eq(akun.status, 0),
);

/** Accounts that may look after conversations: the own one first, the others by name. */
export async function listPetugas(read: Reader, akunId: string): Promise<Option[]> {
  const rows = await read
    .select({ value: akun.id, label: akun.username })
    .from(akun)
    .where(ofSchool(akun, isPetugas))
    .orderBy(asc(akun.username), asc(akun.id));
  const own = rows.filter(({ value }) => value === akunId);
  return [
    ...own.map(({ value, label }) => ({ value, label: `Saya (${label})` })),
    ...rows.filter(({ value }) => value !== akunId),
  ];
}

/** How many conversations hold something unread. */
export async function countPercakapanBaru(read: Reader): Promise<number> {
  const [row] = await read
    .select({ jumlah: count() })
    .from(percakapan)
    .where(ofSchool(percakapan, gt(percakapan.belum_dibaca, 0)));
  return row?.jumlah ?? 0;
}

/** Whether an account may look after conversations. */
export async function hasPetugas(read: Reader, akunId: string): Promise<boolean> {
  const rows = await read
    .select({ id: akun.id })
    .from(akun)
    .where(byId(akun, akunId, isPetugas));
  return rows.length > 0;
}
