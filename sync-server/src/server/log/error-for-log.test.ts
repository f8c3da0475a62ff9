import { expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { insertAkun } from '../../features/akun/account/akun.mutations.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { errorForLog } from './error-for-log.ts';

const t = perFile(buildTestApp);

test('V7: the log of a failed query says where it failed, and nothing that people typed', async () => {
  const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
  const row = { username: 'Siti Rahasia', email: 'siti-rahasia', sandi_hash: 'hash-rahasia' } as const;
  const twins = ['a', 'b'].map((id) => ({ ...row, id, authent: 'guru', sandi_jenis: 'argon2id' }) as const);
  const error: unknown = await t.context.store
    .tx(actor, (tx) => insertAkun(tx, 0, twins))
    .catch((thrown: unknown) => thrown);
  const kept = JSON.stringify(errorForLog(error));
  expect(kept).toMatch(/akun.*\bat /);
  expect(kept).not.toMatch(/rahasia/i);
});
