import { pendaftaran } from '@spmb/shared/pengaturan/pendaftaran.schema.ts';
import { InputField } from '../../kit/form/form-fields.tsx';

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
    </>
  );
}
