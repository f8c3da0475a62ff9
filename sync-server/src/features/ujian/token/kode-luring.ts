import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { fromBase64Url, fromUtf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { clockText, sessionSpan } from '@spmb/shared/kernel/zone.ts';
import { kodeLuringCost, parseKodeLuring, showKodeLuring } from '@spmb/shared/sync/start/kode-luring.ts';
import { scrypt } from 'node:crypto';
import type { Context } from '../../../context.ts';
import type { Actor, Reader } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import {
  getKodeLuring,
  recordKodeDibuka,
  type KodeLuring,
} from '../../jadwal-ujian/jadwal/kode-luring.mutations.ts';
import { findJamSesi, findRahasiaSesi } from './token-sesi.queries.ts';

/** From this long before the session as planned the code may be seen on a screen; the sealed envelope has it earlier. */
const revealedBeforeMs = 3_600_000;

const keptMax = 20;
const keys = new Map<string, Promise<Uint8Array>>();

/** The key that wraps the kits of a session, by its salt, which nobody else has: worked out once per process. */
export function kodeLuringKey({ kode, garam }: KodeLuring): Promise<Uint8Array> {
  const known = keys.get(garam);
  if (known) return known;
  const { dkLen, ...cost } = kodeLuringCost;
  const made = new Promise<Uint8Array>((resolve, reject) => {
    const options = { ...cost, maxmem: 64 * 1024 * 1024 };
    scrypt(kode, fromBase64Url(garam) ?? new Uint8Array(), dkLen, options, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    );
  });
  keys.set(garam, made);
  if (keys.size > keptMax) keys.delete(keys.keys().next().value as string);
  return made;
}

/** Whether `typed` is the kode luring of that date and session: with the server there it opens a start as the token does. */
export async function isKodeLuringRight(
  context: Context,
  read: Reader,
  place: TanggalSesi,
  typed: string,
): Promise<boolean> {
  const kode = parseKodeLuring(typed);
  if (!kode) return false;
  const secret = await findRahasiaSesi(read, place.tanggal, place.jadwal_ujian_sesi_id);
  return (
    !!secret?.kode_luring_tersegel && fromUtf8(context.secrets.open(secret.kode_luring_tersegel)) === kode
  );
}

/** What revealing needs of the server; at its console there is no more. */
export interface RevealContext extends Pick<Context, 'store' | 'secrets' | 'zona'> {
  clock: Pick<Context['clock'], 'nowMs'>;
}

/** Shows the kode luring to staff from an hour before the session on, on record. Refuses earlier, and without a roster. */
export async function revealKodeLuring(
  context: RevealContext,
  actor: Actor,
  at: TanggalSesi,
  alasan: string,
): Promise<string> {
  const jam = await findJamSesi(context.store.read, at.jadwal_ujian_sesi_id);
  const kode = await getKodeLuring(context, at);
  if (!jam) throw new NotFound('Sesi ini tidak ada lagi. Pilih sesi lain.');
  const zona = await context.zona();
  const { mulaiMs } = sessionSpan(at.tanggal, jam.jam_mulai, jam.jam_selesai, zona);
  const nowMs = context.clock.nowMs();
  if (nowMs < mulaiMs - revealedBeforeMs)
    throw new Refusal(
      `Token darurat baru dapat dibuka mulai pukul ${clockText(mulaiMs - revealedBeforeMs, zona)} ${zona} tanggal ${at.tanggal}. Untuk disimpan di amplop tersegel, cetak di Kertas Ujian.`,
      409,
    );
  await context.store.tx(actor, (tx) => recordKodeDibuka(tx, nowMs, at, alasan));
  return showKodeLuring(kode);
}
