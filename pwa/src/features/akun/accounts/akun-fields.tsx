import { programKeahlianResource } from '@spmb/shared/program-keahlian/program-keahlian.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { akunResource } from '@spmb/shared/akun/akun.schema.ts';
import { useWatch, type FieldValues } from 'react-hook-form';
import { InputField, SelectField, SwitchField } from '../../../kit/form/form-fields.tsx';
import { useOptions } from '../../../kit/list/use-list.ts';
import { semuaProgram } from './akun-form.ts';
import { levelOptions } from './level-word.ts';

const { labels } = akunResource;
const all = { value: semuaProgram, label: 'Semua program' };

const programHints: Readonly<Record<string, string>> = {
  supervisor: 'Pengawas melihat peserta program ini saja, atau semua bila dipilih',
  guru: 'Tanpa program, guru hanya melihat bank soal miliknya sendiri',
};

/** Fields of an account's form. */
export function AkunFields() {
  const program = useOptions(callsOf(programKeahlianResource).combo);
  const authent = String(useWatch<FieldValues>({ name: 'authent' }));
  const isStored = useWatch<FieldValues>({ name: 'versi' }) !== undefined;
  const options = program.data ?? [];
  return (
    <>
      <InputField name="username" label={labels.username} autoFocus />
      <InputField
        name="email"
        label={labels.email}
        hint="Dipakai untuk masuk; boleh juga satu kata tanpa spasi"
      />
      <SelectField name="authent" label={labels.authent} options={levelOptions} />
      <SelectField
        name="jurusan_id"
        label={labels.jurusan_id}
        options={authent === 'supervisor' ? [all, ...options] : options}
        loading={program.isPending}
        none={authent === 'supervisor' ? 'Pilih program' : 'Tanpa program'}
        {...(programHints[authent] && { hint: programHints[authent] })}
      />
      <SwitchField
        name="status"
        label={labels.status}
        on={0}
        off={1}
        hint="Menyala: Aktif. Akun Non Aktif langsung keluar dari semua perangkat dan tidak dapat masuk"
      />
      {isStored && (
        <SwitchField
          name="reset"
          label={labels.reset}
          hint="Membuat kata sandi sekali pakai dan mengeluarkan akun ini dari semua perangkat"
        />
      )}
    </>
  );
}
