import type { KerjaLatar } from '@spmb/shared/kerja-latar/calls.ts';
import { describe, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { claimKerja, sewaMs } from '../../jobs/kerja-latar.mutations.ts';
import { runKerja } from '../../jobs/run-kerja.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { accept } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const operator = perTest(() => t.signIn('operator'));
const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };

const list = async () => (await t.call(operator, 'GET', '/api/utility-run-workers')).body as KerjaLatar[];
const stateOf = async (kode: string) => (await list()).find((one) => one.kode === kode);
const start = (path: string) => t.call(operator, 'POST', path);
const run = (work: () => Promise<unknown>) => runKerja(t.context, { kode: 'media', actor, work });
/** Another server, or one that was killed, has begun it. */
const begin = () =>
  t.context.store.tx(actor, (tx) => claimKerja(tx, t.clock.nowMs(), { kode: 'media', sewa: 'lain' }));

describe('S2-WORK: background work', () => {
  test('S2-WORK-01: every job with its last run, the next one and how it ended, or that it has not run', async () => {
    expect((await list()).map(({ kode, keadaan }) => [kode, keadaan])).toEqual(
      ['pendaftar', 'paket', 'pengumuman', 'unggahan', 'media', 'hapusan'].map((kode) => [kode, 'belum']),
    );
    const began = t.clock.nowMs();
    t.clock.advance(60_000);
    const { body } = await start('/api/utility-run-workers/media');
    expect(body).toEqual({ status: true, message: 'Woker berhasil dijalankan' });
    expect(await stateOf('media')).toEqual({
      kode: 'media',
      nama: 'Membuang berkas yang tidak dipakai',
      keadaan: 'berhasil',
      mulai_ms: began + 60_000,
      selesai_ms: began + 60_000,
      kesalahan: '',
      berikut_ms: began + 3_600_000,
    });
    expect(await stateOf('pendaftar')).toMatchObject({ berikut_ms: null });
  });

  test('S2-WORK-02: the public list of applicants is made anew at once', async () => {
    const shown = async () => (await t.call(undefined, 'GET', '/api/pendaftars')).body.datas.length;
    expect(await shown()).toBe(0);
    await seedPeserta(t, [{ nomor_peserta: 'P-1', nama: 'Siti', status: 1 }]);
    expect(await shown()).toBe(0);
    expect((await start('/api/run-job-pendaftars')).body).toEqual({
      status: true,
      message: 'Woker berhasil dijalankan',
    });
    expect(await shown()).toBe(1);
  });

  test('S2-WORK-03, N36: the list of the accepted is made anew of what is published, and nothing is published by it', async () => {
    const shown = async () => (await t.call(undefined, 'GET', '/api/pengumuman')).body.length;
    expect(await shown()).toBe(0);
    await seedPeserta(t, [{ nomor_peserta: 'P-1', nama: 'Siti', status: 4 }]);
    await accept(t, { peserta_id: 'P-1', program_keahlian_id: 'p', terbit_ms: t.clock.nowMs() + 60_000 });
    expect((await start('/api/run-service-pengumuman')).body.status).toBe(true);
    expect(await shown()).toBe(0);
  });

  test('is started by whoever may, on record, and a job that is not there is named so', async () => {
    for (const role of ['guru', 'supervisor', 'peserta'] as const)
      expect((await t.call(await t.signIn(role), 'POST', '/api/utility-run-workers/media')).httpStatus).toBe(
        403,
      );
    expect((await start('/api/utility-run-workers/lain')).httpStatus).toBe(404);
    await start('/api/utility-run-workers/media');
    const admin = await t.signIn('administrator');
    const { body } = await t.call(admin, 'GET', '/api/audit?tindakan=jalankan_kerja&page=1');
    expect(body.rows).toMatchObject([{ baris_id: 'media', nama: 'Uji operator' }]);
  });
});

describe('the lease of a job', () => {
  test('a job runs once whatever starts it: who comes second is told, and nothing is done twice', async () => {
    let runs = 0;
    const [once, twice] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const first = run(async () => {
      runs += 1;
      twice.resolve(undefined);
      await once.promise;
    });
    await twice.promise;
    expect(await run(() => Promise.resolve((runs += 1)))).toBe(false);
    const { httpStatus, body } = await start('/api/utility-run-workers/media');
    expect([httpStatus, body.message]).toEqual([
      409,
      'Pekerjaan ini sedang berjalan. Tunggu sampai selesai, lalu muat ulang daftarnya.',
    ]);
    expect((await stateOf('media'))?.keadaan).toBe('berjalan');
    once.resolve(undefined);
    expect([await first, runs]).toEqual([true, 1]);
    expect(await run(() => Promise.resolve((runs += 1)))).toBe(true);
    expect(runs).toBe(2);
  });

  test('of several that begin at one moment one runs', async () => {
    const waiting = Promise.withResolvers<undefined>();
    let runs = 0;
    const all = [1, 2, 3, 4].map(() =>
      run(async () => {
        runs += 1;
        await waiting.promise;
      }),
    );
    // It ends once the others have all been turned away.
    const turnedAway = Promise.withResolvers<undefined>();
    let others = 0;
    for (const one of all)
      void one.then((isMine) => {
        if (!isMine && (others += 1) === 3) turnedAway.resolve(undefined);
      });
    await turnedAway.promise;
    waiting.resolve(undefined);
    expect([(await Promise.all(all)).filter(Boolean).length, runs]).toEqual([1, 1]);
  });

  test('a run that was killed lets go when its lease ends, and what it left behind cannot end the next one', async () => {
    expect(await begin()).toBe(true);
    await t.crash();
    t.clock.advance(sewaMs - 1);
    expect(await run(() => Promise.resolve())).toBe(false);
    t.clock.advance(1);
    expect((await stateOf('media'))?.keadaan).toBe('terputus');
    expect(await run(() => Promise.resolve())).toBe(true);
    expect((await stateOf('media'))?.keadaan).toBe('berhasil');
  });

  test('a clock that was set back holds nothing up', async () => {
    expect(await begin()).toBe(true);
    t.clock.set(t.clock.nowMs() - 24 * 3_600_000);
    t.context.clock.takeOver();
    expect(await run(() => Promise.resolve())).toBe(true);
  });

  test('what went wrong is kept and told in words, and the job can be started again', async () => {
    const broken = () => Promise.reject(new Error('disk rusak'));
    await expect(run(broken)).rejects.toThrow('disk rusak');
    expect(await stateOf('media')).toMatchObject({ keadaan: 'gagal', kesalahan: 'disk rusak' });
    expect(await run(() => Promise.resolve())).toBe(true);
  });
});
