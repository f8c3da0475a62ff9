import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { buildRecoveryKey, recoverySecretOf, type RecoveryKey } from '../server/secrets/recovery-key.ts';
import type { OpenBackup } from './format/open-backup.ts';
import { UnreadableBackup } from './format/unreadable-backup.ts';

const wrongKode =
  'Kode pemulihan ini bukan kode untuk pencadangan itu. Pakai kode yang dicetak saat pencadangan itu dibuat, lalu coba lagi.';
const mistyped =
  'Kode pemulihan belum benar. Ketik kelima kelompoknya seperti di lembar cetak; huruf besar atau kecil sama saja.';
const edited =
  'Isi pencadangan ini berubah sejak dibuat, jadi tidak dipakai. Data di server tidak berubah. Pilih pencadangan lain.';

const askForKode = 'Ketik kode pemulihan yang dicetak saat sekolah ini disiapkan.';
/** A form shows its field for it. */
const needed = (kode: string) => ({ perlu_kode: true, kesalahan: { kode } });

/** Only its recovery code opens this backup here. */
export class KodePemulihanNeeded extends Refusal {
  constructor() {
    super(askForKode, 200, needed(askForKode));
    this.name = 'KodePemulihanNeeded';
  }
}

/**
 * Opens the seal of a backup before anything else of it is believed, with this server's own recovery key or the code that
 * was typed, and answers the server's key inside. Refuses without the right code, and what was changed since it was made.
 */
export function openSeal(
  { kunci, daftarBytes }: OpenBackup,
  own: RecoveryKey,
  kode: string | undefined,
): Uint8Array {
  const key = own.garam === kunci.garam ? own : keyOf(kode, kunci.garam);
  const akar = key.unlock(kunci.akar);
  if (!akar)
    throw key === own ? new UnreadableBackup(edited) : new Refusal(wrongKode, 200, needed(wrongKode));
  if (!key.isSealOf(kunci.segel, daftarBytes)) throw new UnreadableBackup(edited);
  return akar;
}

function keyOf(kode: string | undefined, garam: string): RecoveryKey {
  if (kode === undefined || kode.trim() === '') throw new KodePemulihanNeeded();
  const secret = recoverySecretOf(kode, garam);
  if (!secret) throw new Refusal(mistyped, 200, needed(mistyped));
  return buildRecoveryKey(secret, garam);
}
