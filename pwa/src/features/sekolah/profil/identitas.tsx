import { profilSekolahResource } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import { InputField } from '../../../kit/form/form-fields.tsx';
import { RegionFields } from './region-fields.tsx';
import { FormSection, FullWidth } from '../../../kit/form/form-section.tsx';

const { labels } = profilSekolahResource;

/** Who and where the school is. */
export function Identitas() {
  return (
    <>
      <FormSection title="Identitas sekolah">
        <InputField name="nama" label={labels.nama} />
        <InputField name="npsn" label={labels.npsn} hint="Panjang NPSN adalah 8 Digit" />
        <FullWidth>
          <InputField
            name="program_keahlian"
            label={labels.program_keahlian}
            hint="Tampil di kaki halaman dan di halaman depan"
            rows={2}
          />
        </FullWidth>
      </FormSection>
      <FormSection title="Alamat dan kontak">
        <FullWidth>
          <InputField name="alamat" label={labels.alamat} rows={2} hint="Jalan dan nomor" />
        </FullWidth>
        <RegionFields />
        <InputField name="telpon" label={labels.telpon} />
        <InputField name="email" label={labels.email} />
        <InputField name="url" label={labels.url} hint="Misalnya https://smkn1.sch.id" />
        <InputField name="facebook" label={labels.facebook} hint="Alamat halaman atau nama akun" />
        <InputField name="instagram" label={labels.instagram} hint="Alamat halaman atau nama akun" />
        <InputField name="twitter" label={labels.twitter} hint="Alamat halaman atau nama akun" />
      </FormSection>
      <FormSection title="Kepala sekolah dan panitia" hint="Tercetak di kartu, surat, dan berita acara.">
        <InputField name="kepalasekolah" label={labels.kepalasekolah} />
        <InputField name="nip" label={labels.nip} />
        <InputField name="ketua_panitia_nama" label={labels.ketua_panitia_nama} />
        <InputField name="ketua_panitia_nip" label={labels.ketua_panitia_nip} />
        <InputField
          name="titi_mangsa_ttd"
          label={labels.titi_mangsa_ttd}
          hint="Tempat dan tanggal, misalnya Sleman, 1 Juli 2026"
        />
      </FormSection>
    </>
  );
}
