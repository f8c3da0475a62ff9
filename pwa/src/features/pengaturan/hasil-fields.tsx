import type { NilaiRemedial } from '@spmb/shared/hasil-ujian/nilai-berlaku.ts';
import { hasil } from '@spmb/shared/pengaturan/hasil.schema.ts';
import { InputField, SelectField } from '../../kit/form/form-fields.tsx';

const { labels } = hasil;
const options: { value: NilaiRemedial; label: string }[] = [
  { value: 'maksimal_kktp', label: 'Naik sampai KKTP saja' },
  { value: 'tertinggi', label: 'Nilai tertinggi yang berlaku' },
  { value: 'asli', label: 'Nilai asli tetap berlaku' },
];

/** Fields of the group hasil. */
export function HasilFields() {
  return (
    <>
      <InputField name="kktp" label={labels.kktp} type="number" hint="0 sampai 100" />
      <SelectField
        name="nilai_remedial"
        label={labels.nilai_remedial}
        options={options}
        hint="Remedial tidak pernah menurunkan nilai; nilai asli tetap tersimpan"
      />
    </>
  );
}
