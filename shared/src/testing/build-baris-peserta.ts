import type { BarisPeserta } from '../peserta/import/import-peserta.schema.ts';

/** A row of an import, valid by default, for tests. */
export function buildBarisPeserta(fields: Partial<BarisPeserta> = {}): BarisPeserta {
  return {
    baris: 2,
    nomor_peserta: 'K01-001-8',
    nisn: '',
    nama: 'Siti Aminah',
    jenis_kelamin: 'P',
    tempat_lahir: '',
    tanggal_lahir: '',
    agama: '',
    nama_sekolah_asal: '',
    pilihan_1: '',
    pilihan_2: '',
    nomor_hp: '',
    email: '',
    kelas: '',
    ruang: '',
    sesi: '',
    kata_sandi: '',
    ...fields,
  };
}
