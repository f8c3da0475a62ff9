import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { byId } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { refSekolah } from '../ref-sekolah/ref-sekolah.table.ts';

/** What lists, cards and exams know of an applicant. */
export async function identitasDari(read: Reader, isi: Formulir) {
  return {
    nisn: isi.nisn,
    nama: isi.nama,
    jenis_kelamin: isi.jenis_kelamin as 'L' | 'P',
    tempat_lahir: isi.tempat_lahir,
    tanggal_lahir: isi.tanggal_lahir,
    agama: isi.agama,
    nama_sekolah_asal: isi.nama_sekolah_asal || (await namaSekolah(read, isi.ref_sekolah_id)),
    jurusan_id_1: isi.jurusan_id_1,
    jurusan_id_2: isi.jurusan_id_2,
    nomor_hp: isi.nomor_hp,
    foto: isi.foto,
  };
}

async function namaSekolah(read: Reader, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const rows = await read.select({ name: refSekolah.name }).from(refSekolah).where(byId(refSekolah, id));
  return rows[0]?.name ?? null;
}
