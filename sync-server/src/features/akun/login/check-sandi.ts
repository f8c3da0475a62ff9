import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import {
  isGeneratedShape,
  isKartuRight,
  isSandiRight,
  type StoredSandi,
} from '../../../server/sandi/sandi.ts';
import { slowHashes, type HashTurn } from '../../../server/work/slow-hashes.ts';
import { busyRefusal } from '../../../server/work/work-queue.ts';
import type { LoginGuess } from './login-guess.ts';

/** Every failing login takes at least this long, whether the account exists or not. */
const failureMs = 250;
/** A refusal that finds the line of its network full: who floods waits as well. */
const outsideLineMs = 1_000;

const tooMany = (waitMs: number): Refusal => {
  const detik = Math.ceil(waitMs / 1000);
  return new Refusal(
    `Terlalu banyak percobaan masuk. Tunggu ${detik} detik, lalu coba lagi, atau minta pengawas menekan Reset login atau membuat sandi baru.`,
    429,
    { tunggu_detik: detik },
  );
};

interface Asked {
  /** undefined: nobody's name, or not active. */
  akun: StoredSandi | undefined;
  sandi: string;
  guess: LoginGuess;
  /** Id of the account, or what was typed. */
  owner: string;
  network: string;
}

/**
 * Whether the password is right; a wrong one is answered slowly. Throws 429 where guesses have to wait and 503 where
 * too many wait already. Only a right password, and a proven device, tell a name that exists from one that does not.
 */
export async function checkSandi(context: Context, asked: Asked): Promise<boolean> {
  const { akun, sandi, guess } = asked;
  // One keyed hash: it is looked at before anything is refused, so that nobody's failures stand before a right one.
  const isTried = guess.isProven || guess.hourlyMs === 0 || isGeneratedShape(sandi);
  const isKartu = akun?.sandi_jenis === 'kartu';
  if (isKartu && isTried && isKartuRight(context.secrets, akun, sandi)) return true;
  if (guess.isProven && akun) {
    guess.countNear();
    const least = sleep(failureMs);
    if (!isKartu && (await isSandiRight(context.secrets, akun, sandi))) return true;
    await least;
    return false;
  }
  guess.countHourly();
  const line = context.failureLine.stand(asked.network, slowHashes.usualMs);
  const held = Promise.all([sleep(failureMs), line ?? sleep(outsideLineMs)]);
  const refuse = async (refusal: Refusal): Promise<never> => {
    await held;
    throw refusal;
  };
  if (guess.nearMs > 0) return refuse(tooMany(Math.max(guess.nearMs, guess.hourlyMs)));
  const turn: HashTurn = { lane: 'baru', group: `${asked.network}|${asked.owner}` };
  if (slowHashes.isFull(turn.lane, turn.group)) return refuse(busyRefusal());
  guess.countNear();
  // What has no slow hash to check waits as long as if it had one.
  if (!akun || isKartu) await slowHashes.shadow(turn.lane, turn.group);
  else if (await isSandiRight(context.secrets, akun, sandi, turn)) return true;
  if (!line) return refuse(busyRefusal());
  if (guess.hourlyMs > 0) return refuse(tooMany(guess.hourlyMs));
  await held;
  return false;
}
