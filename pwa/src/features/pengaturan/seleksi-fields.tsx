import { seleksi } from '@spmb/shared/pengaturan/seleksi.schema.ts';
import { kunciSeri, kunciSeriWords } from '@spmb/shared/seleksi/aturan.ts';
import { UrutanField } from './urutan-field.tsx';
import { InputField, SelectField, SwitchField } from '../../kit/form/form-fields.tsx';

const { labels } = seleksi;

/** Fields of the group seleksi. */
export function SeleksiFields() {
  return (
    <>
      <SelectField
        name="mode_seleksi"
        label={labels.mode_seleksi}
        options={[
          { value: 'grade', label: 'Passing grade 1, lalu 2' },
          { value: 'stabil', label: 'Stabil: kedua pilihan sekaligus' },
        ]}
        hint="Stabil: tidak ada pendaftar yang lebih berhak atas kursi daripada pemegangnya"
      />
      <InputField
        name="nilai_minimum"
        label={labels.nilai_minimum}
        type="decimal"
        hint="Di bawahnya tidak diterima dan tidak masuk cadangan"
      />
      <SelectField
        name="nilai_kosong"
        label={labels.nilai_kosong}
        options={[
          { value: 'tahan', label: 'Menahan passing grade' },
          { value: 'nol', label: 'Dihitung 0' },
        ]}
      />
      <UrutanField
        name="urutan_seri"
        label={labels.urutan_seri}
        options={kunciSeri.map((value) => ({ value, label: kunciSeriWords[value] }))}
        hint="Dari atas ke bawah; yang tidak dipilih tidak ikut menentukan. Terakhir selalu nomor pendaftaran"
      />
      <InputField
        name="persen_afirmasi"
        label={labels.persen_afirmasi}
        type="number"
        hint="Dibulatkan ke atas; yang tidak terisi kembali ke semua pendaftar"
      />
      <SwitchField name="tampilkan_nilai_terendah" label={labels.tampilkan_nilai_terendah} />
      <InputField name="sanggahan_mulai" label={labels.sanggahan_mulai} type="date" />
      <InputField name="sanggahan_selesai" label={labels.sanggahan_selesai} type="date" />
      <InputField
        name="sanggahan_hari_jawab"
        label={labels.sanggahan_hari_jawab}
        type="number"
        hint="Dihitung dari hari diajukan; pendaftar membaca batasnya"
      />
    </>
  );
}
