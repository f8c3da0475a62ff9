import { fingerprintOf } from '../server/secrets/fingerprint-of.ts';
import type { Store } from '../db/store.ts';
import { saveKeadaan } from './keadaan-server.mutations.ts';
import { settleServerKey } from '../server/secrets/staged-key.ts';
import { loadSecrets, WrongKey, type Secrets } from '../server/secrets/secrets.ts';

const kunci = 'sidik_kunci';

/** Throws WrongKey where the database, by what it knows of its server, was written with another key. */
export function assertOwnKey(secrets: Secrets, keadaan: ReadonlyMap<string, string>, dataDir: string): void {
  const known = keadaan.get(kunci);
  if (known !== undefined && known !== fingerprintOf(secrets))
    throw new WrongKey(
      'Berkas kunci-server milik server lain: basis data ini ditulis dengan kunci lain.',
      dataDir,
    );
}

/**
 * The keys that belong to this database, whose fingerprint it keeps from the first start on. They are made only where
 * neither a fingerprint nor a school says that there were keys before. Throws WrongKey.
 */
export async function openSecrets(
  store: Store,
  keadaan: ReadonlyMap<string, string>,
  { dataDir, isSetUp }: { dataDir: string; isSetUp: boolean },
): Promise<Secrets> {
  await settleServerKey(dataDir, keadaan.get(kunci));
  const secrets = await loadSecrets(dataDir, !isSetUp && !keadaan.has(kunci));
  assertOwnKey(secrets, keadaan, dataDir);
  if (!keadaan.has(kunci)) await saveKeadaan(store, kunci, fingerprintOf(secrets));
  return secrets;
}
