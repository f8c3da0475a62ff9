import { akunResource, checkProgramAkun, type Akun, type IsianAkun } from '@spmb/shared/akun/akun.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import type { CrudDefinition } from '../../crud/definition/crud-definition.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { akunWords } from './account/akun-words.ts';
import { akun } from './account/akun.table.ts';
import { checkAkun } from './account/check-akun.ts';
import { keepAdministrator } from './account/keep-administrator.ts';
import { closePermintaan } from './sandi/permintaan-sandi.mutations.ts';
import { buildSandiSekali } from './sandi/sandi-sekali.ts';
import { revokeSesiOfAkun } from './account/sesi-masuk.mutations.ts';

/** Accounts as administrators keep them. A new account and a reset answer a one-time password once. */
export const akunDefinition = ({ secrets, signedIn, ahead }: Context): CrudDefinition<IsianAkun, Akun> => ({
  resource: akunResource,
  table: akun,
  prepare: (values) => ({
    ...values,
    semua_program: values.authent === 'supervisor' && values.semua_program,
  }),
  async check(tx, values, before, { akun: writer, id: newId = '', nowMs, once = {} }) {
    refuseIsian(checkProgramAkun(values));
    const id = before?.id ?? newId;
    await keepAdministrator(tx, before, values);
    await checkAkun(ahead, tx, values, before, { id, writerId: writer.akun_id });
    if (before && !values.reset) {
      const isOut = values.status !== 0 || values.authent !== before['authent'];
      if (isOut) await revokeSesiOfAkun(tx, nowMs, id);
      return {};
    }
    const { sandi, stored } = buildSandiSekali(secrets, id);
    once['sandi'] = sandi;
    if (!before) return { ...stored, dibuat_ms: nowMs };
    await revokeSesiOfAkun(tx, nowMs, id);
    await closePermintaan(tx, id, 'dijawab');
    await writeAudit(tx, nowMs, { tindakan: 'reset sandi', tabel: akunResource.name, baris_id: id });
    return stored;
  },
  async clear(queries, before, { akun: writer }) {
    if (before.id === writer.akun_id) throw new Refusal('Akun Anda sendiri tidak dapat Anda hapus.');
    const peserta = await ahead.findPesertaOfAkun(queries, before.id);
    if (peserta)
      throw new Refusal(
        `Akun ini milik peserta ${peserta.nama}: jawaban dan nilainya bergantung padanya. Nonaktifkan saja.`,
      );
    await keepAdministrator(queries, before, undefined);
  },
  // A login that ended with its account does not begin again.
  comeBack: (tx, { id }, { nowMs }) => revokeSesiOfAkun(tx, nowMs, id),
  fileWords: akunWords,
  changed(tx) {
    tx.afterCommit(() => signedIn.clear());
    return Promise.resolve();
  },
});
