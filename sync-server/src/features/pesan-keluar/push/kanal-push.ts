import type { IsiPush } from '@spmb/shared/pemberitahuan/pemberitahuan.ts';
import type { HasilKirim } from '../kanal/kanal.ts';
import type { Jawaban } from '../kanal/minta.ts';
import { encryptPush, type KunciLangganan } from '../../../server/secrets/enkripsi-push.ts';

/** So long a service keeps what a device does not fetch: the inbox has it anyway. */
const ttlSeconds = 3 * 24 * 3_600;
/** A message that waits at the service gives way to a later one (RFC 8030, section 5.4). */
const topic = 'pesan';

/** What became of a try; `hilang`: the device has ended the subscription. */
export type HasilPush = HasilKirim | { hasil: 'hilang' };

/** The request for one notification. */
export function susunPermintaan(langganan: KunciLangganan, isi: IsiPush, authorization: string) {
  const headers = {
    authorization,
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(ttlSeconds),
    urgency: 'normal',
    topic,
  };
  return { headers, body: encryptPush(langganan, Buffer.from(JSON.stringify(isi))) };
}

/**
 * What a push service has answered (RFC 8030). Whatever may have been taken is tried again: a notification that comes twice
 * replaces the one before.
 */
export function bacaJawabanPush(jawaban: Jawaban): HasilPush {
  if ('sebab' in jawaban) return { hasil: 'nanti', sebab: jawaban.sebab };
  const { status, tungguMs } = jawaban;
  if (status >= 200 && status < 300) return { hasil: 'diterima', id_luar: null };
  if (status === 404 || status === 410) return { hasil: 'hilang' };
  const sebab = `Layanan pemberitahuan menjawab HTTP ${status}.`;
  const isLater = status === 429 || status >= 500 || status === 408;
  if (!isLater) return { hasil: 'ditolak', sebab };
  return { hasil: 'nanti', sebab, ...(tungguMs !== undefined && { tungguMs }) };
}
