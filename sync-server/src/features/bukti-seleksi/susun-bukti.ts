import {
  signedText,
  versiBukti,
  type BerkasBukti,
  type Diumumkan,
  type IsiBukti,
} from '@spmb/shared/bukti-seleksi/bukti.ts';
import { samarkanMasukan } from '@spmb/shared/bukti-seleksi/samarkan.ts';
import { createHmac } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Reader } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { listProgram } from '../peserta/rows/peserta.queries.ts';
import { findSekolah } from '../sekolah/sekolah.queries.ts';
import { findPotret, listDiumumkan, type RunTerbit } from './bukti.queries.ts';

type Secrets = Context['secrets'];

/**
 * The pseudonyms of a run: each always the same, and between runs nobody sees that two are one applicant's. 80 bits of a hash
 * under a key that never leaves the server, so that nothing is stored and no two meet.
 */
export const samaranIn =
  (secrets: Secrets, { nomor, sha256 }: Pick<RunTerbit, 'nomor' | 'sha256'>) =>
  (id: string): string =>
    createHmac('sha256', secrets.key('samaran'))
      .update(JSON.stringify([nomor, sha256, id]))
      .digest('hex')
      .slice(0, 20);

/** Puts the server's name under a text. */
export function tandaTangani(secrets: Secrets, jenis: BerkasBukti['jenis'], content: unknown): BerkasBukti {
  const text = { jenis, versi: versiBukti, isi: JSON.stringify(content) } as const;
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  const tanda = hex(secrets.sign(Buffer.from(signedText(text))));
  return { ...text, kunci: hex(secrets.signingKey), tanda };
}

/** The public file of a published run. */
export async function susunBukti(
  { store: { read }, secrets }: Context,
  run: RunTerbit,
  nowMs: number,
): Promise<BerkasBukti> {
  const potret = await findPotret(read, run.nomor);
  const sekolah = await findSekolah(read);
  if (!potret || !sekolah) throw new NotFound();
  const samaranOf = samaranIn(secrets, run);
  const isi: IsiBukti = {
    sekolah: sekolah.nama,
    nomor: run.nomor,
    mode: potret.mode,
    terbit_ms: run.terbit_ms,
    masukan: samarkanMasukan(potret.masukan, samaranOf),
    nama_program: await namesOf(read),
    diumumkan: await diumumkan(read, nowMs, samaranOf),
  };
  return tandaTangani(secrets, 'bukti-seleksi', isi);
}

export const namesOf = async (read: Reader): Promise<Record<string, string>> =>
  Object.fromEntries((await listProgram(read)).map(({ id, name }) => [id, name]));

/** As it was at publication: who moved up from the reserve list since was announced with his place on it. */
async function diumumkan(
  read: Reader,
  nowMs: number,
  samaranOf: (id: string) => string,
): Promise<Record<string, Diumumkan>> {
  const told: [string, Diumumkan][] = (await listDiumumkan(read, nowMs)).flatMap(
    ({ id, status, program, jalan, urutan }) => {
      if (status === 'TL' || program === null) return [];
      const isWaiting = status === 'CADANGAN' || jalan === 'cadangan';
      const one: Diumumkan = isWaiting
        ? { status: 'CADANGAN', program, urutan }
        : { status: 'L', program, urutan: null };
      return [[samaranOf(id), one] as [string, Diumumkan]];
    },
  );
  return Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1)));
}
