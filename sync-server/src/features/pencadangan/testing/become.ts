import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { schoolId } from '../../../db/school-id.ts';
import { setKeadaan } from '../../../identity/keadaan-server.mutations.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** Gives a server the identity of another one, and with `keyFile` its key; it starts anew. */
export async function become(t: TestApp, serverId: string, keyFile?: string): Promise<void> {
  if (keyFile !== undefined) {
    await t.forgetKey();
    copyFileSync(keyFile, join(t.dataDir, 'kunci-server'));
  }
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
    await setKeadaan(tx, 'server_id', serverId);
  });
  await t.restart();
}
