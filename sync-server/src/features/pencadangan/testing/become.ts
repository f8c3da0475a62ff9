import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { schoolId } from '../../../db/school-id.ts';
import { keadaanServer } from '../../../server/keadaan-server.table.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** Gives a server the identity of another one, and with `keyFile` its key; it starts anew. */
export async function become(t: TestApp, serverId: string, keyFile?: string): Promise<void> {
  if (keyFile !== undefined) copyFileSync(keyFile, join(t.dataDir, 'kunci-server'));
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx
      .insert(keadaanServer)
      .values({ kunci: 'server_id', nilai: serverId })
      .onConflictDoUpdate({ target: keadaanServer.kunci, set: { nilai: serverId } }),
  );
  await t.restart();
}
