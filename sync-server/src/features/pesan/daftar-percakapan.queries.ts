import { draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import type { Lines, Option } from '@spmb/shared/kernel/resource.ts';
import { roles } from '@spmb/shared/kernel/role.ts';
import type { BarisPercakapan, SaringanPesan } from '@spmb/shared/pesan/percakapan.ts';
import { and, asc, count, desc, eq, exists, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { ListQuery } from '../../crud/list/list-query.ts';
import { containsWords } from '../../db/contains-words.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { akun } from '../akun/account/akun.table.ts';
import { pesertaHolds } from '../peserta/rows/peserta-holds.queries.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { percakapan, pesan } from './rows/pesan.table.ts';

/** The newest of a list that is asked for without a page; older ones stay on record. */
const shownMost = 500;

const nomorDari = sql<string>`coalesce(${peserta.nomor_register}, ${peserta.nomor_peserta})`;

/** Who may answer and can sign in: an active account has status 0. */
const isPetugas = and(
  inArray(
    akun.authent,
    roles.filter((role) => hasCapability(role, 'verifikasiBerkas')),
  ),
  eq(akun.status, 0),
);

/** An account that is gone, or may not answer any more, looks after nothing. */
const petugasOf = byId(akun, percakapan.akun_id, isPetugas);

/** Since when an applicant waits; what is unread waits too, where it came before waits were kept. */
const menungguSejak = sql<number | null>`coalesce(${percakapan.menunggu_ms},
  case when ${percakapan.belum_dibaca} > 0 then ${percakapan.terakhir_ms} end)`.mapWith(Number);

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
      menunggu_ms: menungguSejak,
      baris_id: percakapan.jadwal_ujian_peserta_id,
      serahan_baru: percakapan.serahan_baru,
      terakhir_ms: percakapan.terakhir_ms,
      versi: percakapan.versi,
      /** Of all that are found: each of them is looked through once. */
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(percakapan)
    .innerJoin(peserta, byId(peserta, percakapan.peserta_id))
    .leftJoin(akun, petugasOf);

type Found = Awaited<ReturnType<typeof selectBaris>>[number];
const barisOf = ({
  petugas_id,
  petugas_nama,
  selesai_ms,
  baris_id,
  total: _,
  ...row
}: Found): BarisPercakapan => ({
  ...row,
  petugas: petugas_id === null ? null : { id: petugas_id, nama: petugas_nama ?? '' },
  selesai: selesai_ms !== null,
  saat_ujian: baris_id !== null,
});

/** Whether every word stands in who an applicant is, or in one message of his conversation. */
const holds = (read: Reader, words: readonly string[]) =>
  or(
    pesertaHolds(words),
    exists(
      read
        .select({ id: pesan.id })
        .from(pesan)
        .where(
          ofSchool(
            pesan,
            eq(pesan.peserta_id, percakapan.peserta_id),
            inArray(pesan.jenis, ['panitia', 'balasan']),
            containsWords([pesan.title, pesan.body], words),
          ),
        ),
    ),
  );

/**
 * Conversations: who sat an exam when he wrote first, then whoever waits for an answer, the longest wait first, then what is
 * not done, the newest first: a page, or the first ones.
 */
export async function listPercakapan(
  read: Reader,
  saring: SaringanPesan,
  akunId: string,
  { page, size, words }: ListQuery,
): Promise<Lines<BarisPercakapan>> {
  const isAsked = { semua: undefined, saya: eq(percakapan.akun_id, akunId), tanpa: isNull(akun.id) }[saring];
  const where = ofSchool(percakapan, isAsked, words.length > 0 ? holds(read, words) : undefined);
  const found = selectBaris(read)
    .where(where)
    .orderBy(
      asc(sql`case when ${percakapan.jadwal_ujian_peserta_id} is null then 1 else 0 end`),
      asc(sql`case when ${menungguSejak} is null then 1 else 0 end`),
      asc(menungguSejak),
      asc(sql`case when ${percakapan.selesai_ms} is null then 0 else 1 end`),
      desc(percakapan.terakhir_ms),
      percakapan.peserta_id,
    );
  if (page === undefined) return (await found.limit(shownMost)).map(barisOf);
  const rows = await found.limit(size).offset((page - 1) * size);
  // Behind the last page there is no row to say how many there are.
  const [first] = rows.length > 0 ? rows : await found.limit(1).offset(0);
  return { rows: rows.map(barisOf), total: first?.total ?? 0, page, size };
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
  return own && { ...own, ...unwritten };
}

const unwritten = {
  belum_dibaca: 0,
  petugas: null,
  selesai: false,
  menunggu_ms: null,
  saat_ujian: false,
  serahan_baru: false,
  terakhir_ms: 0,
  versi: 0,
};

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

/** The name of an account that may look after conversations; undefined: it may not. */
export async function findPetugas(read: Reader, akunId: string): Promise<string | undefined> {
  const [row] = await read
    .select({ nama: akun.username })
    .from(akun)
    .where(byId(akun, akunId, isPetugas));
  return row?.nama;
}
