import type { KerjaLatar } from '@spmb/shared/kerja-latar/calls.ts';
import { describe, expect, test, vi } from 'vitest';
import { quickEveryMs } from '@spmb/shared/pencadangan/due.ts';
import { schoolId } from '../../db/school-id.ts';
import { claimKerja, sewaMs } from '../../jobs/kerja-latar.mutations.ts';
import { runKerja } from '../../jobs/run-kerja.ts';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { noSpace } from '../pencadangan/create/create-pencadangan.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { buildGateway } from '../pesan-keluar/testing/gateway.ts';
import { openQueue, seedCalon, sendNow, setPesan } from '../pesan-keluar/testing/open-queue.ts';
import { handMostMs } from './kerja-latar.route.ts';
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
      [
        'pendaftar',
        'antrean-pesan',
        'pemberitahuan',
        'paket',
        'pengumuman',
        'retensi',
        'unggahan',
        'media',
        'hapusan',
      ].map((kode) => [kode, 'belum']),
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
      hasil: '0 berkas dibuang',
      berikut_ms: began + 3_600_000,
    });
    expect(await stateOf('pendaftar')).toMatchObject({ berikut_ms: null });
  });

  test('the queue of messages is one of them: it is begun where something may go out, and started by hand it says how it went', async () => {
    const gateway = await buildGateway();
    await openQueue(t, { gerbang_alamat: gateway.url });
    await seedCalon(t, 1);
    const job = t.features
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ kerja }) => kerja?.kode === 'antrean-pesan');
    expect(await job?.isDue?.()).toBe(false);
    await t.call(operator, 'POST', '/api/utility-kirim-informasi', { pesan: 'Halo' });
    expect(await job?.isDue?.()).toBe(true);
    await setPesan(t, { kanal: 'tangan' });
    expect(await job?.isDue?.()).toBe(false);
    await setPesan(t, { kanal: 'gerbang', gerbang_alamat: gateway.url });
    expect((await start('/api/utility-run-workers/antrean-pesan')).body.status).toBe(true);
    expect(gateway.sent).toHaveLength(1);
    expect(await stateOf('antrean-pesan')).toMatchObject({
      keadaan: 'berhasil',
      hasil: '1 pesan dicoba dikirim',
    });
    expect(await job?.isDue?.()).toBe(false);
    await gateway.close();
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

describe('the queue of messages, started by hand', () => {
  const gateway = perTest(buildGateway);
  const answered = perTest(() => Promise.withResolvers<undefined>());

  /** Starts it with three messages that wait; `meanwhile` is done while the first is being sent. */
  async function startWhile(meanwhile: () => unknown) {
    await openQueue(t, { gerbang_alamat: gateway.url });
    await seedCalon(t, 3);
    await t.call(operator, 'POST', '/api/utility-kirim-informasi', { pesan: 'Halo' });
    const isAsked = new Promise<void>((resolve) => (gateway.onAsked = resolve));
    gateway.holdsUntil = () => answered.promise;
    const started = start('/api/utility-run-workers/antrean-pesan');
    await isAsked;
    await meanwhile();
    answered.resolve(undefined);
    return (await started).body;
  }

  test('a school is reset while it sends: what is being sent is finished, and nothing goes out after it', async () => {
    const admin = await t.signIn('administrator');
    let reset: ReturnType<typeof t.call> | undefined;
    const body = await startWhile(async () => {
      reset = t.call(admin, 'POST', '/api/profile-reset-data', {
        konfirmasi: 'SMK Uji',
        alasan: 'tahun baru',
      });
      await vi.waitUntil(() => t.context.gate.words !== undefined);
    });
    expect([body.status, gateway.sent.length]).toEqual([true, 1]);
    expect((await reset)?.body).toMatchObject({ status: true });
    expect(gateway.sent).toHaveLength(1);
  });

  test('ends with the server', async () => {
    const body = await startWhile(() => t.context.closing.abort());
    expect([body.status, gateway.sent.length]).toEqual([true, 1]);
  });

  test('whoever has started it is answered after a bound; the rest goes out by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const body = await startWhile(() => vi.advanceTimersByTime(handMostMs)).finally(() => vi.useRealTimers());
    expect([body.status, gateway.sent.length]).toEqual([true, 1]);
    await sendNow(t);
    expect(gateway.sent).toHaveLength(3);
  });
});

describe('backups are one of the jobs', () => {
  const admin = perTest(() => t.signIn('administrator'));
  const backup = async () =>
    ((await t.call(admin, 'GET', '/api/utility-run-workers')).body as KerjaLatar[]).find(
      ({ kode }) => kode === 'pencadangan',
    );
  const startBackup = async (who = admin) => t.call(who, 'POST', '/api/utility-run-workers/pencadangan');
  const kinds = async () => (await t.context.backups.list()).map(({ sebab }) => sebab);
  const job = () =>
    t.features.flatMap(({ jobs = [] }) => jobs).find(({ kerja }) => kerja?.kode === 'pencadangan');

  test('one is made when it is due or somebody starts it, with its last run, the next one and how many', async () => {
    expect(await backup()).toMatchObject({ keadaan: 'belum', berikut_ms: t.clock.nowMs() });
    expect(await job()?.isDue?.()).toBe(true);
    expect((await startBackup()).body).toEqual({ status: true, message: 'Woker berhasil dijalankan' });
    expect(await backup()).toMatchObject({ keadaan: 'berhasil', hasil: '1 pencadangan dibuat' });
    expect((await backup())?.berikut_ms).toBeGreaterThan(t.clock.nowMs());
    expect(await job()?.isDue?.()).toBe(false);
    t.clock.advance(60_000);
    await startBackup();
    expect(await kinds()).toEqual(['malam', 'malam']);
  });

  test('in an exam a quick one is made', async () => {
    await buildExamRuang(t, { participants: 1 });
    await startBackup();
    expect(await kinds()).toEqual(['cepat']);
    expect(await backup()).toMatchObject({ berikut_ms: t.clock.nowMs() + quickEveryMs });
  });

  test('one that fails says why, to whoever started it and in the list', async () => {
    const look = t.context.reserve.look.bind(t.context.reserve);
    t.context.reserve.look = async () => ({ ...(await look()), bebas_mb: 200 });
    const { body } = await startBackup();
    expect(body).toMatchObject({ status: false, message: noSpace });
    expect(await backup()).toMatchObject({ keadaan: 'gagal', kesalahan: noSpace, hasil: '' });
  });

  test('who starts it waits for its end: nothing of it stays half done', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const made = job();
    if (!made) throw new Error('no job makes backups');
    let told: AbortSignal | undefined;
    made.run = (signal) => {
      vi.advanceTimersByTime(handMostMs);
      told = signal;
      return Promise.resolve(1);
    };
    await startBackup().finally(() => vi.useRealTimers());
    expect(told?.aborted).toBe(false);
  });

  test("is an administrator's, who alone sees it", async () => {
    expect(await stateOf('pencadangan')).toBeUndefined();
    expect((await startBackup(operator)).httpStatus).toBe(403);
    expect(await kinds()).toEqual([]);
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
