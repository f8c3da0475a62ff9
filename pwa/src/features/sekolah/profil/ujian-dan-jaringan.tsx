import { pesertaUjian, profilSekolahResource } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import { CheckListField } from '../../../kit/form/check-list-field.tsx';
import { InputField, SelectField } from '../../../kit/form/form-fields.tsx';
import { FormSection } from '../../../kit/form/form-section.tsx';
import { AlamatServer } from './alamat-server.tsx';

const { labels } = profilSekolahResource;

const zonaOptions = [
  { value: 'WIB', label: 'WIB (Indonesia Barat)' },
  { value: 'WITA', label: 'WITA (Indonesia Tengah)' },
  { value: 'WIT', label: 'WIT (Indonesia Timur)' },
];

/** In the profile's own order, which the object's keys would not keep. */
const kodeOptions = ([4, 2, 3, 5, 6] as const).map((value) => ({
  value,
  label: `${value} ${pesertaUjian[value]}`,
}));

/** Who sits exams, and how devices find this server. */
export function UjianDanJaringan() {
  return (
    <>
      <FormSection title="Ujian">
        <CheckListField
          name="pesertas"
          label={labels.pesertas}
          options={kodeOptions}
          hint="Status berkas yang ikut ujian. Peserta impor tanpa berkas selalu ikut."
        />
        <InputField
          name="limit_sesi"
          label={labels.limit_sesi}
          type="number"
          unit="peserta"
          hint="0: sebanyak isi ruangnya"
        />
      </FormSection>
      <FormSection
        title="Waktu dan jaringan"
        hint="Tampil di kartu, poster, dan petunjuk saat perangkat terputus."
      >
        <SelectField name="zona" label={labels.zona} options={zonaOptions} />
        <InputField name="wifi_nama" label={labels.wifi_nama} />
        <AlamatServer />
      </FormSection>
    </>
  );
}
