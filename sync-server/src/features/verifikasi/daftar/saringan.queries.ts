import { pengajuan, pengajuanPerbaikan, perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { menunggu } from '@spmb/shared/verifikasi/menunggu.ts';
import type { Saringan } from '@spmb/shared/verifikasi/saringan.schema.ts';
import { dayMs } from '@spmb/shared/kernel/zone.ts';
import { and, eq, gt, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { berkas } from '../../pendaftaran/berkas.table.ts';
import { isMemilih } from '../../peserta/rows/memilih.queries.ts';
import { pesertaHolds } from '../../peserta/rows/peserta-holds.queries.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { listSemuaGanda } from './ganda.queries.ts';
import { pemeriksaan } from '../pemeriksaan/pemeriksaan.table.ts';

/** So long an applicant has to correct what was sent back, before somebody calls him. */
const tungguMs = 2 * dayMs;

/** Sent back longer ago than an applicant should need. */
export const isBelumDiperbaiki = (nowMs: number): SQL | undefined =>
  and(eq(peserta.status, perbaikan), lte(pemeriksaan.diputus_ms, nowMs - tungguMs));

/**
 * A rejection is proposed for the submission that is there; who was imported has sent none. `isAsked`: the school asks for a
 * second look; else it waits for nobody.
 */
export const isDiusulkan = (isAsked: boolean): SQL | undefined =>
  isAsked
    ? and(ne(pemeriksaan.pengusul, ''), eq(pemeriksaan.usulan_ke, sql`coalesce(${berkas.ke}, 0)`))
    : sql`false`;

/** Who asks, when, and for which of the two lists: codes of status. */
export interface Permintaan {
  nowMs: number;
  akunId: string;
  statuses: readonly number[];
  words: readonly string[];
  /** Whether a rejection needs a second look. */
  pemeriksaan_kedua: boolean;
}

/** Files of a list that its filters and words find. */
export async function saring(
  read: Reader,
  { nowMs, akunId, statuses, words, pemeriksaan_kedua }: Permintaan,
  saringan: Saringan,
): Promise<SQL> {
  const { status, pemeriksa, jurusan_id_1, umur_jam, belum_diperbaiki, ganda, usulan } = saringan;
  const isHeld = gt(pemeriksaan.sampai_ms, nowMs);
  const held = {
    saya: and(isHeld, eq(pemeriksaan.akun_id, akunId)),
    lain: and(isHeld, ne(pemeriksaan.akun_id, akunId)),
    kosong: or(isNull(pemeriksaan.akun_id), lte(pemeriksaan.sampai_ms, nowMs)),
  };
  return ofSchool(
    peserta,
    inArray(peserta.status, [...statuses]),
    status === undefined
      ? undefined
      : status === menunggu
        ? inArray(peserta.status, [pengajuan, pengajuanPerbaikan])
        : eq(peserta.status, Number(status)),
    pemeriksa && held[pemeriksa],
    jurusan_id_1 === undefined ? undefined : isMemilih(peserta.jurusan_id_1, jurusan_id_1),
    umur_jam === undefined ? undefined : lte(berkas.dikirim_ms, nowMs - Number(umur_jam) * 3_600_000),
    belum_diperbaiki && isBelumDiperbaiki(nowMs),
    ganda && inArray(peserta.id, await listSemuaGanda(read)),
    usulan && isDiusulkan(pemeriksaan_kedua),
    pesertaHolds(words),
  );
}
