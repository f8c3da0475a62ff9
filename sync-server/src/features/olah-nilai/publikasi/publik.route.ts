import * as calls from '@spmb/shared/situs/calls.ts';
import type { Context } from '../../../context.ts';
import type { Job } from '../../../feature.ts';
import type { Route } from '../../../http/route.ts';
import { answerSnapshot } from '../../../snapshot/answer-snapshot.ts';
import { Snapshot } from '../../../snapshot/snapshot.ts';
import { listProgram } from '../../peserta/rows/peserta.queries.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { daftarTerbit } from '../../seleksi/seleksi.mutations.ts';
import { listDiterima } from '../../seleksi/terbit.queries.ts';
import { susunNilaiTerendah, susunPengumuman } from './baris-publik.ts';
import { hitungMundur, waktuProfil } from './hitung-mundur.ts';
import { findTerbit, findWaktuHasil } from './publikasi.queries.ts';

/** However many visitors ask, the database is asked this often. */
const freshMs = 2_000;

interface Publik {
  routes: Route[];
  jobs: Job[];
  /** Something was published, planned or taken back: what stands is public from this instant on. */
  switchAt(terbitMs: number | undefined): void;
}

/** What everybody may read of results. What was made before the switch is handed out no more from its instant on. */
export function publikRoutes({ store: { read }, clock, snapshots }: Context): Publik {
  let switchMs = Infinity;
  const often = <Answer>(build: (nowMs: number) => Promise<Answer>) =>
    new Snapshot(
      () => clock.nowMs(),
      freshMs,
      build,
      () => switchMs,
    );
  const pengumuman = often(async (nowMs) => susunPengumuman(read, await listDiterima(read, nowMs)));
  const nilaiTerendah = often(async (nowMs) => {
    const terbit = await findTerbit(read, nowMs);
    const names = new Map((await listProgram(read)).map(({ id, name }) => [id, name]));
    return susunNilaiTerendah(read, terbit?.angka ?? [], names);
  });
  const countdown = often(async (nowMs) => {
    const school = await findSekolah(read);
    const waktuMs = await findWaktuHasil(read, nowMs, waktuProfil(school));
    return hitungMundur(waktuMs, school?.zona ?? 'WIB', nowMs);
  });
  snapshots.add(daftarTerbit, pengumuman, nilaiTerendah, countdown);
  return {
    routes: [
      answerSnapshot(calls.pengumuman, pengumuman),
      answerSnapshot(calls.nilaiTerendah, nilaiTerendah),
      answerSnapshot(calls.countdown, countdown),
    ],
    // Nothing is published by it that was not (N36).
    jobs: [
      {
        kerja: { kode: 'pengumuman', nama: 'Daftar pengumuman di situs publik' },
        run: () => pengumuman.renew(),
      },
    ],
    switchAt(terbitMs) {
      switchMs = terbitMs ?? Infinity;
      snapshots.drop(daftarTerbit);
    },
  };
}
