import type { PesertaTersimpan } from '@spmb/shared/peserta/import/masuk-index.ts';
import type { ImportedProgram } from '@spmb/shared/peserta/import/resolve-pilihan.ts';
import { asc, count, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';
import { peserta } from './peserta.table.ts';

/** Rows that are read between two turns of the event loop. */
const rowsPerTurn = 400;

/** Names of these participants, in their order. */
export async function listNama(read: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .select({ nama: peserta.nama })
    .from(peserta)
    .where(ofSchool(peserta, inArray(peserta.id, [...ids])))
    .orderBy(asc(peserta.nama), asc(peserta.id));
  return rows.map(({ nama }) => nama);
}

/** Programmes by which an import's choices are understood. */
export const listProgram = (read: Reader): Promise<ImportedProgram[]> =>
  read
    .select({ id: programKeahlian.id, name: programKeahlian.name, singkat: programKeahlian.singkat })
    .from(programKeahlian)
    .where(ofSchool(programKeahlian));

export type BarisTersimpan = PesertaTersimpan & { nama: string; akun_id: string | null };

/** Every participant as an import compares him: choices by the programmes' names. Gives way to others while it reads. */
export async function listPesertaTersimpan(
  read: Reader,
  programs: readonly ImportedProgram[],
): Promise<BarisTersimpan[]> {
  const nameOf = new Map(programs.map(({ id, name }) => [id, name]));
  const all: BarisTersimpan[] = [];
  for (let last = ''; ;) {
    const rows = await read
      .select()
      .from(peserta)
      .where(ofSchool(peserta, gt(peserta.id, last)))
      .orderBy(asc(peserta.id))
      .limit(rowsPerTurn);
    for (const row of rows) {
      all.push({
        id: row.id,
        akun_id: row.akun_id,
        nomor_peserta: row.nomor_peserta,
        nisn: row.nisn,
        nama: row.nama,
        jenis_kelamin: row.jenis_kelamin,
        tempat_lahir: row.tempat_lahir,
        tanggal_lahir: row.tanggal_lahir,
        agama: row.agama,
        nama_sekolah_asal: row.nama_sekolah_asal,
        pilihan_1: nameOf.get(row.jurusan_id_1 ?? '') ?? null,
        pilihan_2: nameOf.get(row.jurusan_id_2 ?? '') ?? null,
        nomor_hp: row.nomor_hp,
        kelas: row.kelas,
        ruang: row.ruang,
        sesi: row.sesi,
      });
    }
    if (rows.length < rowsPerTurn) return all;
    last = rows.at(-1)?.id ?? last;
    await setImmediate();
  }
}

/** Every account, by its login name and by its id. */
export interface Logins {
  byEmail: Map<string, { id: string; username: string }>;
  emailOf: Map<string, string>;
}

/** Gives way to others while it reads. */
export async function listLogins(read: Reader): Promise<Logins> {
  const logins: Logins = { byEmail: new Map(), emailOf: new Map() };
  for (let last = ''; ;) {
    const rows = await read
      .select({ id: akun.id, email: akun.email, username: akun.username })
      .from(akun)
      .where(ofSchool(akun, gt(akun.id, last)))
      .orderBy(asc(akun.id))
      .limit(rowsPerTurn);
    for (const { id, email, username } of rows) {
      logins.byEmail.set(email, { id, username });
      logins.emailOf.set(id, email);
    }
    if (rows.length < rowsPerTurn) return logins;
    last = rows.at(-1)?.id ?? last;
    await setImmediate();
  }
}

/** Participants without an account, at most `limit`, after the id `last`. */
export const listTanpaAkun = (read: Reader, last: string, limit: number) =>
  read
    .select({ id: peserta.id, nama: peserta.nama, nomor_peserta: peserta.nomor_peserta })
    .from(peserta)
    .where(ofSchool(peserta, isNull(peserta.akun_id), gt(peserta.id, last)))
    .orderBy(asc(peserta.id))
    .limit(limit);

export async function countDenganAkun(read: Reader): Promise<number> {
  const rows = await read
    .select({ jumlah: count() })
    .from(peserta)
    .where(ofSchool(peserta, isNotNull(peserta.akun_id)));
  return rows[0]?.jumlah ?? 0;
}
