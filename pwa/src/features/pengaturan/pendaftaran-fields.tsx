import { pendaftaran } from '@spmb/shared/pengaturan/pendaftaran.schema.ts';
import { InputField, SwitchField } from '../../kit/form/form-fields.tsx';

const { labels } = pendaftaran;

/** Fields of the group pendaftaran. */
export function PendaftaranFields() {
  return (
    <>
      <InputField
        name="format_nomor_register"
        label={labels.format_nomor_register}
        hint="{tahun} tahun pertama tahun ajaran, {nomor:4} nomor urut paling sedikit empat angka"
      />
      <InputField
        name="tahun_lulus_banyak"
        label={labels.tahun_lulus_banyak}
        type="number"
        hint="Banyak tahun sampai tahun pertama tahun ajaran"
      />
      <InputField
        name="menit_klaim"
        label={labels.menit_klaim}
        type="number"
        hint="Menit. Diperpanjang sendiri selama berkas dikerjakan, lalu lepas bagi pemeriksa lain"
      />
      <SwitchField
        name="pemeriksaan_kedua"
        label={labels.pemeriksaan_kedua}
        hint="Menyala: penolakan berlaku sesudah akun lain ikut menyetujuinya"
      />
      <SwitchField
        name="permohonan"
        label={labels.permohonan}
        hint="Menyala: pendaftar mengisi biodata dan melamar formasi, panitia memutuskan permohonan. Mati: menu dan halamannya tidak ada, datanya tetap tersimpan"
      />
    </>
  );
}
