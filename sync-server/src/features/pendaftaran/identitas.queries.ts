import { formulirKosong, type Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { byId } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { peserta } from '../peserta/rows/peserta.table.ts';
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

/** A form in which stands what is known of a participant without one. */
export const dikenal = (own: typeof peserta.$inferSelect): Formulir => ({
  ...formulirKosong(),
  nama: own.nama,
  jenis_kelamin: own.jenis_kelamin || null,
  tempat_lahir: own.tempat_lahir ?? '',
  tanggal_lahir: own.tanggal_lahir,
  agama: own.agama,
  nisn: own.nisn ?? '',
  nama_sekolah_asal: own.nama_sekolah_asal ?? '',
  jurusan_id_1: own.jurusan_id_1,
  jurusan_id_2: own.jurusan_id_2,
  nomor_hp: own.nomor_hp ?? '',
  foto: own.foto,
});
