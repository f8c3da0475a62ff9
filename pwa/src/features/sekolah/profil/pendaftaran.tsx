import { profilSekolahResource } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import { InputField, SelectField, SwitchField } from '../../../kit/form/form-fields.tsx';
import { FormSection, FullWidth } from '../../../kit/form/form-section.tsx';

const { labels } = profilSekolahResource;

const pengenal = [
  { value: 'nisn', label: 'NISN' },
  { value: 'email', label: 'Email' },
];

/** When applicants register, with what, and when results are announced. */
export function Pendaftaran() {
  return (
    <>
      <FormSection
        title="Pendaftaran"
        hint="Pendaftar dapat mengisi formulir pada tanggal ini, setiap hari di antara kedua jam, selama sakelarnya menyala."
      >
        <FullWidth>
          <SwitchField name="pendaftaran_dibuka" label={labels.pendaftaran_dibuka} />
        </FullWidth>
        <InputField name="tanggal_mulai" label={labels.tanggal_mulai} type="date" />
        <InputField name="tanggal_selesai" label={labels.tanggal_selesai} type="date" />
        <InputField name="jam_mulai" label={labels.jam_mulai} type="time" hint="Kosong: sepanjang hari" />
        <InputField name="jam_selesai" label={labels.jam_selesai} type="time" />
        <SelectField name="regby" label={labels.regby} options={pengenal} />
      </FormSection>
      <FormSection title="Pengumuman hasil">
        <InputField name="tanggal_pengumuman" label={labels.tanggal_pengumuman} type="date" />
        <InputField name="jam_pengumuman" label={labels.jam_pengumuman} type="time" />
      </FormSection>
      <FormSection title="Formulir dan halaman depan">
        <SwitchField name="skck" label={labels.skck} hint="Diminta kepada pendaftar" />
        <SwitchField name="butawarna" label={labels.butawarna} hint="Diminta kepada pendaftar" />
        <SwitchField
          name="materai"
          label={labels.materai}
          hint="Surat pernyataan yang dicetak memuat tempat meterai"
        />
        <SwitchField
          name="tanpa_berkas"
          label={labels.tanpa_berkas}
          hint="Formulir dapat dikirim sebelum dokumen wajibnya diunggah"
        />
        <SwitchField name="pagu" label={labels.pagu} hint="Ada di menu halaman depan" />
        <SwitchField name="showpagu" label={labels.showpagu} hint="Jumlah kursi terlihat di halaman depan" />
        <SwitchField name="slider" label={labels.slider} hint="Gambar bergantian di halaman depan" />
        <SwitchField name="sms" label={labels.sms} hint="Pesan dikirim lewat WhatsApp" />
      </FormSection>
    </>
  );
}
