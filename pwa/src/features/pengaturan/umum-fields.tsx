import { umum } from '@spmb/shared/pengaturan/umum.ts';
import { InputField } from '../../crud/form/form-fields.tsx';

/** Fields of the group umum. */
export function UmumFields() {
  return <InputField name="tahun_ajaran" label={umum.labels.tahun_ajaran} hint="Misalnya 2025/2026" />;
}
