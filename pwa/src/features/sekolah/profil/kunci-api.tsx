import { profilSekolahResource } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import { useWatch, type FieldValues } from 'react-hook-form';
import { InputField } from '../../../kit/form/form-fields.tsx';
import { FormSection } from '../../../kit/form/form-section.tsx';

/** The message gateway's key: written, never shown again. */
export function KunciApi() {
  const isStored = useWatch<FieldValues>({ name: 'apikey_ada' }) === true;
  return (
    <FormSection title="Integrasi">
      <InputField
        name="apikey"
        label={profilSekolahResource.labels.apikey}
        hint={
          isStored
            ? 'Sudah tersimpan dan tidak ditampilkan lagi. Isi hanya untuk menggantinya.'
            : 'Belum ada. Isi dari penyedia layanan WhatsApp Anda.'
        }
      />
    </FormSection>
  );
}
