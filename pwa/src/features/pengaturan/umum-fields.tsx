import { umum } from '@spmb/shared/pengaturan/umum.schema.ts';
import { InputField, SelectField, SwitchField } from '../../kit/form/form-fields.tsx';

const { labels } = umum;
const pages = [
  { value: 'login', label: 'Masuk' },
  { value: 'home', label: 'Beranda' },
];

/** Fields of the group umum. */
export function UmumFields() {
  return (
    <>
      <InputField
        name="tahun_ajaran"
        label={labels.tahun_ajaran}
        hint="Misalnya 2025/2026. Tampil di halaman masuk, beranda, kartu, dan daftar peserta"
      />
      <SelectField
        name="halaman_awal"
        label={labels.halaman_awal}
        options={pages}
        hint="Yang terbuka saat orang mengetik alamat aplikasi ini saja"
      />
      <SwitchField
        name="samarkan_publik"
        label={labels.samarkan_publik}
        hint="Di halaman Pendaftar dan Pengumuman. Mati: tampil utuh bagi semua orang, paling lambat 5 menit sesudah disimpan"
      />
    </>
  );
}
