import { akunResource, checkProgramAkun, type Akun, type IsianAkun } from '@spmb/shared/akun/akun.schema.ts';
import type { CrudSource } from '../../../kit/crud/crud-source.ts';

/** Choice of the programme field that no programme has. */
export const semuaProgram = 'semua';

/** Accounts with a form that asks for the programme and "all programmes" in one field. */
export const akunSource: CrudSource<IsianAkun, Akun> = {
  ...akunResource,
  check: (values) => checkProgramAkun({ ...values, semua_program: false }),
  toForm: (row) => ({
    ...row,
    jurusan_id: row.semua_program ? semuaProgram : (row.jurusan_id ?? ''),
    reset: false,
  }),
  fromForm: (values) => {
    const isAll = values.jurusan_id === semuaProgram;
    return {
      ...values,
      jurusan_id: isAll ? null : values.jurusan_id,
      semua_program: isAll && values.authent === 'supervisor',
    };
  },
};
