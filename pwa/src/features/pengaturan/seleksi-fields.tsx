import { seleksi } from '@spmb/shared/pengaturan/seleksi.schema.ts';
import { InputField } from '../../kit/form/form-fields.tsx';

const { labels } = seleksi;

/** Fields of the group seleksi. */
export function SeleksiFields() {
  return (
    <>
      <InputField name="sanggahan_mulai" label={labels.sanggahan_mulai} type="date" />
      <InputField name="sanggahan_selesai" label={labels.sanggahan_selesai} type="date" />
    </>
  );
}
