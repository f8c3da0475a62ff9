import type { KeteranganHasil } from '@spmb/shared/seleksi/keterangan-hasil.ts';
import type { StatusDaftarUlang } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { dicabut, diterima, ditolak } from '@spmb/shared/pendaftaran/peralihan.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  or,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { berkas, berkasTerkirim } from '../pendaftaran/berkas.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { isKursi, isTerbit } from '../seleksi/terbit.queries.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { daftarUlang, peralihanDaftarUlang, promosiCadangan } from './daftar-ulang.table.ts';

export type RowDaftarUlang = typeof daftarUlang.$inferSelect;

const isVerified = eq(peserta.status, diterima);
const isBerkasHilang = inArray(peserta.status, [ditolak, dicabut]);
const inProgram = (id: string | undefined) =>
  id === undefined ? undefined : eq(hasilSeleksi.program_keahlian_id, id);

/** The re-registration of an applicant in a programme. */
export async function findDaftarUlang(
  read: Reader,
  pesertaId: string,
  programId: string,
): Promise<RowDaftarUlang | undefined> {
  const { peserta_id, program_keahlian_id } = daftarUlang;
  const [row] = await read
    .select()
    .from(daftarUlang)
    .where(ofSchool(daftarUlang, eq(peserta_id, pesertaId), eq(program_keahlian_id, programId)));
  return row;
}

const rowOfHasil = ofSchool(
  daftarUlang,
  eq(daftarUlang.peserta_id, hasilSeleksi.peserta_id),
  eq(daftarUlang.program_keahlian_id, hasilSeleksi.program_keahlian_id),
);

/** Whether the participant of an id has a seat by what is published at an instant, and has re-registered for it. */
export const isDaftarUlang = (read: Reader, id: Column, nowMs: number): SQL =>
  exists(
    read
      .select({ one: sql`1` })
      .from(hasilSeleksi)
      .leftJoin(daftarUlang, rowOfHasil)
      .where(
        ofSchool(
          hasilSeleksi,
          eq(hasilSeleksi.peserta_id, id),
          isKursi(nowMs, eq(daftarUlang.status, 'terverifikasi')),
        ),
      ),
  );

/** Who is accepted by what is published at an instant, in one programme or all, for counting. */
export const listKursiTerbit = (read: Reader, nowMs: number, programId?: string) =>
  read
    .select({
      program: hasilSeleksi.program_keahlian_id,
      status: daftarUlang.status,
      lepas_ms: hasilSeleksi.lepas_ms,
      berkas: peserta.status,
      batas_ms: daftarUlang.batas_ms,
    })
    .from(hasilSeleksi)
    .innerJoin(peserta, byId(peserta, hasilSeleksi.peserta_id))
    .leftJoin(daftarUlang, rowOfHasil)
    .where(isTerbit(nowMs, and(eq(hasilSeleksi.status, 'L'), inProgram(programId))));

/** The same of one programme, or of one applicant of it, with all that the committee's list shows. */
export const listDiterimaDi = (read: Reader, nowMs: number, programId: string, pesertaId?: string) =>
  read
    .select({
      own: peserta,
      isi: berkasTerkirim.isi,
      row: daftarUlang,
      jalan: hasilSeleksi.jalan,
      lepas_ms: hasilSeleksi.lepas_ms,
    })
    .from(hasilSeleksi)
    .innerJoin(peserta, byId(peserta, hasilSeleksi.peserta_id))
    .leftJoin(daftarUlang, rowOfHasil)
    .leftJoin(berkas, ofSchool(berkas, eq(berkas.peserta_id, hasilSeleksi.peserta_id)))
    .leftJoin(
      berkasTerkirim,
      ofSchool(
        berkasTerkirim,
        eq(berkasTerkirim.peserta_id, hasilSeleksi.peserta_id),
        eq(berkasTerkirim.ke, berkas.ke),
      ),
    )
    .where(
      isTerbit(
        nowMs,
        and(
          eq(hasilSeleksi.status, 'L'),
          inProgram(programId),
          pesertaId === undefined ? undefined : eq(hasilSeleksi.peserta_id, pesertaId),
        ),
      ),
    )
    .orderBy(asc(peserta.nama), asc(peserta.id));

/** Whose published seat is his, though an act on his re-registration or the verdict on his file has taken it. */
export async function listKursiBerselisih(
  read: Reader,
  nowMs: number,
  lepas: readonly StatusDaftarUlang[],
): Promise<{ id: string; program_keahlian_id: string; alasan: string }[]> {
  const rows = await read
    .select({ id: peserta.id, program: hasilSeleksi.program_keahlian_id, berkas: peserta.status })
    .from(hasilSeleksi)
    .innerJoin(peserta, byId(peserta, hasilSeleksi.peserta_id))
    .leftJoin(daftarUlang, rowOfHasil)
    .where(
      isTerbit(
        nowMs,
        and(
          eq(hasilSeleksi.status, 'L'),
          isNull(hasilSeleksi.lepas_ms),
          or(inArray(daftarUlang.status, [...lepas]), isBerkasHilang),
        ),
      ),
    );
  return rows.map(({ id, program, berkas }) => ({
    id,
    program_keahlian_id: program ?? '',
    alasan:
      berkas === ditolak || berkas === dicabut
        ? `Berkasnya ${statusBerkasText(berkas)}.`
        : 'Daftar ulangnya sudah dilepas.',
  }));
}

/** Who stands in what waits for its time, though his file is rejected or withdrawn. */
export async function listRencanaTanpaBerkas(read: Reader, nowMs: number): Promise<string[]> {
  const rows = await read
    .select({ id: peserta.id })
    .from(hasilSeleksi)
    .innerJoin(peserta, byId(peserta, hasilSeleksi.peserta_id, isBerkasHilang))
    .where(ofSchool(hasilSeleksi, gt(hasilSeleksi.terbit_ms, nowMs)));
  return rows.map(({ id }) => id);
}

export interface RowCadangan {
  id: string;
  nama: string;
  nomor_register: string | null;
  nomor_hp: string | null;
  program_keahlian_id: string | null;
  urutan: number | null;
  keterangan: KeteranganHasil | null;
}

/** Who is on the reserve list of a programme, or on another's and chose this one second. */
export const listCadanganTerbit = (read: Reader, nowMs: number, programId: string): Promise<RowCadangan[]> =>
  read
    .select({
      id: peserta.id,
      nama: peserta.nama,
      nomor_register: peserta.nomor_register,
      nomor_hp: peserta.nomor_hp,
      program_keahlian_id: hasilSeleksi.program_keahlian_id,
      urutan: hasilSeleksi.urutan,
      keterangan: hasilSeleksi.keterangan,
    })
    .from(hasilSeleksi)
    .innerJoin(peserta, byId(peserta, hasilSeleksi.peserta_id, isVerified))
    .where(
      isTerbit(
        nowMs,
        and(
          eq(hasilSeleksi.status, 'CADANGAN'),
          or(eq(hasilSeleksi.program_keahlian_id, programId), eq(peserta.jurusan_id_2, programId)),
        ),
      ),
    );

/** Programmes of everybody on a published reserve list. */
export const listProgramCadangan = (read: Reader, nowMs: number) =>
  read
    .select({ program: hasilSeleksi.program_keahlian_id })
    .from(hasilSeleksi)
    .innerJoin(peserta, byId(peserta, hasilSeleksi.peserta_id, isVerified))
    .where(isTerbit(nowMs, eq(hasilSeleksi.status, 'CADANGAN')));

export const listProgram = (read: Reader) =>
  read
    .select({ id: programKeahlian.id, name: programKeahlian.name, pagu: programKeahlian.pagu })
    .from(programKeahlian)
    .where(ofSchool(programKeahlian))
    .orderBy(asc(programKeahlian.name), asc(programKeahlian.id));

/** A programme, locked until the transaction ends: its seats are given and taken by one act at a time. */
export async function lockProgram(tx: Transaction, id: string) {
  const [row] = await lockRow(
    tx
      .select({ id: programKeahlian.id, name: programKeahlian.name, pagu: programKeahlian.pagu })
      .from(programKeahlian)
      .where(byId(programKeahlian, id)),
  );
  return row;
}

/** The same of all of them, in one order. */
export async function lockAllProgram(tx: Transaction): Promise<void> {
  await lockRow(
    tx
      .select({ id: programKeahlian.id })
      .from(programKeahlian)
      .where(ofSchool(programKeahlian))
      .orderBy(asc(programKeahlian.id)),
  );
}

export async function findPeralihanBy(tx: Transaction, operasiId: string) {
  const [row] = await tx
    .select()
    .from(peralihanDaftarUlang)
    .where(ofSchool(peralihanDaftarUlang, eq(peralihanDaftarUlang.operasi_id, operasiId)));
  return row;
}

export async function findPromosiBy(tx: Transaction, operasiId: string) {
  const [row] = await tx
    .select()
    .from(promosiCadangan)
    .where(ofSchool(promosiCadangan, eq(promosiCadangan.operasi_id, operasiId)));
  return row;
}

/** Who moved up into a programme, the last first. */
export const listPromosi = (read: Reader, programId: string) =>
  read
    .select({ ...getTableColumns(promosiCadangan), peserta: peserta.nama })
    .from(promosiCadangan)
    .innerJoin(peserta, byId(peserta, promosiCadangan.peserta_id))
    .where(ofSchool(promosiCadangan, eq(promosiCadangan.program_keahlian_id, programId)))
    .orderBy(desc(promosiCadangan.id));
