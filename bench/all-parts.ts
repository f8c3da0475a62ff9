import type { Part } from './part.ts';
import { answers } from './parts/answers.ts';
import { antreanPesan } from './parts/antrean-pesan.ts';
import { backup } from './parts/backup.ts';
import { bundle } from './parts/bundle.ts';
import { connected } from './parts/connected.ts';
import { dasbor, dasborBeside } from './parts/dasbor.ts';
import { demo } from './parts/demo.ts';
import { direct } from './parts/direct.ts';
import { drop } from './parts/drop.ts';
import { idle } from './parts/idle.ts';
import { large } from './parts/large.ts';
import { lists, listsPostgres } from './parts/lists.ts';
import { live } from './parts/live.ts';
import { logins } from './parts/logins.ts';
import { office } from './parts/office.ts';
import { opening } from './parts/opening.ts';
import { pendaftaran } from './parts/pendaftaran.ts';
import { pengumuman } from './parts/pengumuman.ts';
import { phone } from './parts/phone.ts';
import { postgres } from './parts/postgres.ts';
import { seleksi } from './parts/seleksi.ts';
import { seleksiBeside, seleksiBesideProvinsi } from './parts/seleksi-beside.ts';
import { situs } from './parts/situs.ts';
import { turns } from './parts/turns.ts';
import { verifikasi, verifikasiPostgres } from './parts/verifikasi.ts';

/** Every part of the bench, in the order in which they run. */
export const allParts: readonly Part[] = [
  answers,
  direct,
  postgres,
  opening,
  logins,
  connected,
  live,
  drop,
  phone,
  office,
  backup,
  idle,
  demo,
  large,
  lists,
  listsPostgres,
  situs,
  pendaftaran,
  verifikasi,
  verifikasiPostgres,
  dasbor,
  seleksi,
  pengumuman,
  seleksiBeside,
  seleksiBesideProvinsi,
  dasborBeside,
  antreanPesan,
  bundle,
];

/** The part of a name, be it one of a whole run or the one that compares two servers. */
export const findPart = (name: string): Part | undefined =>
  [...allParts, turns].find((part) => part.name === name);

/** The parts of these names, all where none is named; throws at a name that no part has. */
export function chooseParts(names: readonly string[]): readonly Part[] {
  const known = allParts.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`no part is called ${unknown.join(', ')}; there are ${known.join(', ')}`);
  return allParts.filter(({ name }) => names.length === 0 || names.includes(name));
}
