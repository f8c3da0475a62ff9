import { isianBiodata, type IsianBiodata } from '@spmb/shared/biodata/biodata.ts';
import type { Biodata } from '@spmb/shared/biodata/calls.ts';
import { surel } from '@spmb/shared/registrasi/check-registrasi.ts';
import { eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { jurusanPendidikan } from '../acuan/acuan.table.ts';
import { akun } from '../akun/account/akun.table.ts';
import { findBerkas } from '../pendaftaran/berkas.queries.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { biodata } from './biodata.table.ts';

/** The biodata of an applicant; before he has saved one, what his account and his form say of him. */
export async function lihatBiodata(read: Reader, pesertaId: string): Promise<Biodata> {
  const [row] = await read
    .select()
    .from(biodata)
    .where(ofSchool(biodata, eq(biodata.peserta_id, pesertaId)));
  const isi = row?.isi ?? (await isianAwal(read, pesertaId));
  return {
    ...isi,
    id: pesertaId,
    nip: '',
    path: isi.foto && `/api/media/${isi.foto}`,
    versi: row?.versi ?? 0,
  };
}

async function isianAwal(read: Reader, pesertaId: string): Promise<IsianBiodata> {
  const [own] = await read
    .select({
      nama: peserta.nama,
      jenis_kelamin: peserta.jenis_kelamin,
      tempat_lahir: peserta.tempat_lahir,
      tanggal_lahir: peserta.tanggal_lahir,
      telp: peserta.nomor_hp,
      email: akun.email,
    })
    .from(peserta)
    .leftJoin(akun, byId(akun, peserta.akun_id))
    .where(byId(peserta, pesertaId));
  const isi = (await findBerkas(read, pesertaId))?.isi ?? {};
  return isianBiodata({
    ...own,
    jenis_kelamin: own?.jenis_kelamin || null,
    // Who signs up with a number has no address by that.
    email: own?.email && surel.test(own.email) ? own.email : null,
    ...isi,
    telp: isi.nomor_hp ?? own?.telp,
    alamat_asal: isi.alamat,
  });
}

/** Whether a major belongs to a level of education. */
export async function isJurusanOf(read: Reader, id: string, pendidikanId: string | null): Promise<boolean> {
  const [row] = await read
    .select({ pendidikan_id: jurusanPendidikan.pendidikan_id })
    .from(jurusanPendidikan)
    .where(byId(jurusanPendidikan, id));
  return row?.pendidikan_id === pendidikanId;
}
