import { daftarUlang } from '@spmb/shared/pengaturan/daftar-ulang.schema.ts';
import { InputField, SwitchField } from '../../kit/form/form-fields.tsx';

const { labels } = daftarUlang;

/** Fields of the group daftar_ulang. */
export function DaftarUlangFields() {
  return (
    <>
      <InputField name="mulai" label={labels.mulai} type="date" />
      <InputField name="selesai" label={labels.selesai} type="date" />
      <InputField
        name="hari_cadangan"
        label={labels.hari_cadangan}
        type="number"
        hint="Berlaku juga bagi yang diminta memperbaiki"
      />
      <SwitchField name="koperasi_wajib" label={labels.koperasi_wajib} />
    </>
  );
}
