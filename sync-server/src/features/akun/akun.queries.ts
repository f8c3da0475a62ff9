import { roles } from '@spmb/shared/kernel/role.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import { preparedSelect } from '../../db/prepared.ts';
import type { Reader } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { peserta } from '../peserta/peserta.table.ts';
import { akun, sesiMasuk } from './akun.table.ts';

/** Accounts of staff, by an index that passes over those of participants. */
export const isOfStaff = inArray(
  akun.authent,
  roles.filter((role) => role !== 'peserta'),
);

const selectByName = preparedSelect((read) =>
  read
    .select()
    .from(akun)
    .where(and(eq(akun.sekolah_id, schoolId), eq(akun.email, sql.placeholder('email')))),
);

const selectPesertaBy = (column: typeof peserta.nomor_peserta | typeof peserta.nisn) =>
  preparedSelect((read) =>
    read
      .select({ akun })
      .from(peserta)
      .innerJoin(akun, and(eq(akun.sekolah_id, schoolId), eq(akun.id, peserta.akun_id)))
      .where(and(eq(peserta.sekolah_id, schoolId), eq(column, sql.placeholder('nomor'))))
      .limit(2),
  );

// Two looks by index; with `or`, SQLite reads every participant.
const selectByNomor = selectPesertaBy(peserta.nomor_peserta);
const selectByNisn = selectPesertaBy(peserta.nisn);

const selectSesiMasuk = preparedSelect((read) =>
  read
    .select({ akun, sesi: sesiMasuk, peserta_id: peserta.id })
    .from(sesiMasuk)
    .innerJoin(akun, and(eq(akun.sekolah_id, schoolId), eq(akun.id, sesiMasuk.akun_id)))
    .leftJoin(peserta, and(eq(peserta.sekolah_id, schoolId), eq(peserta.akun_id, akun.id)))
    .where(
      and(
        eq(sesiMasuk.sekolah_id, schoolId),
        eq(sesiMasuk.id, sql.placeholder('id')),
        isNull(sesiMasuk.dicabut_ms),
      ),
    ),
);

const selectPeserta = preparedSelect((read) =>
  read
    .select()
    .from(peserta)
    .where(and(eq(peserta.sekolah_id, schoolId), eq(peserta.akun_id, sql.placeholder('akun_id')))),
);

/** The account whose login name, participant number or NISN is `nomor`; undefined where none or several fit. */
export async function findAkunByNomor(read: Reader, nomor: string) {
  const byName = await selectByName(read, { email: nomor.toLowerCase() });
  if (byName[0]) return byName[0];
  const found = [...(await selectByNomor(read, { nomor })), ...(await selectByNisn(read, { nomor }))];
  const ids = new Set(found.map((row) => row.akun.id));
  return ids.size === 1 ? found[0]?.akun : undefined;
}

/** A living login session with its account and, for a participant, the participant's id. */
export const findSesiMasuk = async (read: Reader, sesiId: string) =>
  (await selectSesiMasuk(read, { id: sesiId }))[0];

export const findPesertaOfAkun = async (read: Reader, akunId: string) =>
  (await selectPeserta(read, { akun_id: akunId }))[0];

/** An account by its id. Throws NotFound. */
export async function getAkun(read: Reader, id: string) {
  const [row] = await read
    .select()
    .from(akun)
    .where(and(eq(akun.sekolah_id, schoolId), eq(akun.id, id)));
  if (!row) throw new NotFound();
  return row;
}
