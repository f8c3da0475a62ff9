import { answerOf, emptyLembar, rankOf, withWrite } from '@spmb/shared/sync/stream/lembar.ts';
import { describe, expect, test } from 'vitest';
import { buildWorld, jadwalUjianId } from '../testing/build-device.ts';
import { refuseDisk } from '../testing/refuse-disk.ts';

describe('sending', () => {
  test('acts within a moment travel in one batch, and the screen names the time of the ack', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    const before = server.batches.length;
    await session.answer('butir-1', 'A');
    await session.answer('butir-2', 'B');
    expect(session.view()).toMatchObject({ koneksi: 'menyimpan', belum_terkirim: 2 });
    await time.advance(150);
    expect(server.batches.slice(before).map(({ request }) => request.operasi.length)).toEqual([2]);
    expect(session.view()).toMatchObject({ koneksi: 'tersambung', belum_terkirim: 0, jumlah_di_server: 2 });
    expect(session.view().simpan['butir-1']).toMatchObject({ keadaan: 'server' });
  });

  test.each([
    ['another server', { server_id: 'server-2' }],
    ['another attempt', { ujian_id: 'ujian-9' }],
    ['another stream', { aliran: 'x'.repeat(22) }],
    ['no ack', { ack: undefined }],
    ['a wrong state', { keadaan: { versi: 1 } }],
    ['a verdict without seq', { verdik: [{ verdik: 'ditolak' }] }],
  ])('S1: an answer with %s acknowledges nothing', async (_name, change) => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.tamper = (answer) => ({ ...answer, ...change });
    await session.answer('butir-1', 'A');
    await time.advance(200);
    expect(session.view().simpan['butir-1']?.keadaan).toBe('perangkat');
    expect(session.view()).toMatchObject({ koneksi: 'terputus', belum_terkirim: 1 });
  });

  test('S1: the login page of a foreign network acknowledges nothing', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.network = 'portal';
    await session.answer('butir-1', 'A');
    await time.advance(20_000);
    expect(session.view()).toMatchObject({ koneksi: 'terputus', belum_terkirim: 1 });
    expect(session.view().putus_selama_ms).toBeGreaterThan(15_000);
    expect(session.view().putus_sejak_ms).toBeLessThan(time.nowMs() - 15_000);
  });

  test('S5: a network that swallows requests is called cut off after seconds, while the request is still waited for', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.network = 'silent';
    await session.answer('butir-1', 'A');
    await time.advance(3_000);
    const sent = server.tries;
    expect(session.view()).toMatchObject({ koneksi: 'menyimpan', putus_selama_ms: null });
    await time.advance(3_500);
    expect(session.view()).toMatchObject({ koneksi: 'terputus', putus_sejak_ms: null });
    expect(server.tries).toBe(sent);
    // The outage began when the request set out, not when it was given up.
    await time.advance(10_000);
    expect(session.view().putus_selama_ms).toBeGreaterThanOrEqual(15_000);
    await time.advance(6_000);
    expect(session.view().putus_sejak_ms).toBeLessThan(time.nowMs() - 20_000);
    server.network = 'up';
    await time.advance(60_000);
    expect(session.view()).toMatchObject({ koneksi: 'tersambung', belum_terkirim: 0, putus_selama_ms: null });
  });

  test('S5: an answer that no disk holds is not called safe because the server is slow', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    refuseDisk(device.ports.db, 'operasi');
    server.network = 'silent';
    await session.answer('butir-1', 'A');
    await time.advance(6_500);
    expect(session.view().koneksi).toBe('menyimpan');
    await time.advance(15_000);
    expect(session.view().koneksi).toBe('gagal');
  });

  test('S2: an answer that is lost costs nothing: the repeat changes nothing at the server', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.network = 'lost';
    await session.answer('butir-1', 'A');
    await time.advance(5_000);
    server.network = 'up';
    await time.advance(60_000);
    expect(session.view()).toMatchObject({ koneksi: 'tersambung', belum_terkirim: 0, putus_sejak_ms: null });
    expect(Object.values(server.attempt.streams)[0]?.texts).toHaveLength(2);
  });

  test('S3: held and refused answers are never shown as sent', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.attempt.acceptUntilMs = time.nowMs() - 1;
    await session.answer('butir-1', 'A');
    await time.advance(200);
    server.attempt.acceptUntilMs = Number.MAX_SAFE_INTEGER;
    server.attempt.butir = ['butir-1'];
    await session.answer('butir-2', 'B');
    await time.advance(200);
    expect(session.view().simpan).toMatchObject({
      'butir-1': { keadaan: 'menunggu_pengawas' },
      'butir-2': { keadaan: 'ditolak' },
    });
    expect(session.view().belum_terkirim).toBe(0);
    const again = await device.crash().engine.resume(jadwalUjianId);
    expect(again?.view().simpan['butir-1']?.keadaan).toBe('menunggu_pengawas');
  });

  test.each(['MULAI_DITAHAN', 'LEWAT_BUKTI', 'ALASAN_BARU'])(
    'S3: one that is held for %s waits for staff, as every other',
    async (alasan) => {
      const { device, server, time } = buildWorld();
      const session = await device.start();
      server.tamper = (answer) => ({ ...answer, verdik: [{ seq: 2, verdik: 'tertahan', alasan }] });
      await session.answer('butir-1', 'A');
      await time.advance(200);
      expect(session.view().simpan['butir-1']?.keadaan).toBe('menunggu_pengawas');
    },
  );

  test('S3: an answer that staff accept later turns into a sent one', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.attempt.acceptUntilMs = 0;
    await session.answer('butir-1', 'A');
    await time.advance(200);
    const accepted = { butir: 'butir-1', register: 'pilihan', nilai: 'A' } as const;
    server.attempt.sheet = withWrite(emptyLembar, accepted, rankOf(1, 0, 0, 1));
    server.attempt.state.versi++;
    await time.advance(60_000);
    expect(session.view().simpan['butir-1']?.keadaan).toBe('server');
  });

  test('S4: operations stay on the device after the ack and go out again behind a lower one', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    await session.answer('butir-1', 'A');
    await time.advance(200);
    const backup = structuredClone(server.attempt);
    await session.answer('butir-2', 'B');
    await time.advance(200);
    expect(await device.ports.db.operasi.count()).toBe(3);
    server.attempt = backup;
    server.generasi = 2;
    await time.advance(60_000);
    expect(session.view()).toMatchObject({ belum_terkirim: 0 });
    expect(answerOf(server.attempt.sheet, 'butir-2')).toBe('B');
  });

  test('S4: a stream is deleted only when the server allows it, and never with unsent operations', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    await session.answer('butir-1', 'A');
    await session.finish('sendiri');
    await time.advance(200);
    session.close();
    await device.engine.flushAll();
    expect(await device.engine.listHeld()).toEqual([
      {
        jadwal_ujian_id: jadwalUjianId,
        ujian_id: 'ujian-1',
        belum_terkirim: 0,
        selesai: true,
        berjalan: false,
      },
    ]);
    server.attempt.bolehHapus = true;
    server.tamper = (answer) => ({ ...answer, ack: 1 });
    await device.engine.flushAll();
    expect(await device.ports.db.operasi.count()).toBe(3);
    server.tamper = (answer) => answer;
    await time.advance(60_000);
    expect(await device.engine.listHeld()).toEqual([]);
    expect(await device.ports.db.operasi.count()).toBe(0);
    expect(await device.ports.clockDb.jam.count()).toBe(0);
  });

  test('S18: an old server that comes back may not have a stream deleted', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.generasi = 2;
    await time.advance(60_000);
    server.generasi = 1;
    server.attempt.bolehHapus = true;
    await session.answer('butir-1', 'A');
    await time.advance(200);
    expect(await device.ports.db.operasi.count()).toBe(2);
  });

  test('the clock is posted each minute while nothing changes', async () => {
    const { device, server, time } = buildWorld();
    await device.start();
    const before = server.batches.length;
    await time.advance(180_000);
    const beats = server.batches
      .slice(before)
      .map(({ request }) => [request.operasi.length, request.elapsed_ms]);
    expect(beats).toHaveLength(3);
    expect(beats.every(([operations]) => operations === 0)).toBe(true);
    expect(beats[2]?.[1]).toBeGreaterThan(179_000);
  });

  test('failures are answered by growing pauses of at most half a minute; a reconnect sends at once', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    await session.answer('butir-1', 'A');
    const tries: number[] = [];
    for (let second = 0; second < 200; second++) {
      const before = server.tries;
      await time.advance(1_000);
      if (server.tries > before) tries.push(second);
    }
    const pauses = tries.map((at, index) => at - (tries[index - 1] ?? 0));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(31);
    expect(tries.length).toBeLessThan(20);
    expect(tries.length).toBeGreaterThan(8);
    server.network = 'up';
    await device.reconnect();
    expect(session.view()).toMatchObject({ koneksi: 'tersambung', belum_terkirim: 0 });
  });

  test('page hide: the batch leaves with keepalive before the handler returns', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    await session.answer('butir-1', 'A');
    const posted = server.paths.length;
    session.hide(false);
    expect(server.paths.length).toBe(posted + 1);
    await time.advance(0);
    expect(server.batches.at(-1)).toMatchObject({ keepalive: true });
    expect(server.batches.at(-1)?.size).toBeLessThanOrEqual(48_000);
    expect((await device.ports.clockDb.jam.get('ujian-1'))?.elapsed_ms).toBeGreaterThan(0);
  });

  test('S16: what a closed sheet holds is sent without any login', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    await session.answer('butir-1', 'A');
    session.close();
    const next = device.crash();
    next.ports.authorization = async () => undefined;
    await next.engine.flushAll();
    expect(await next.engine.listHeld()).toMatchObject([{ belum_terkirim: 1 }]);
    server.network = 'up';
    await time.advance(31_000);
    expect(await next.engine.listHeld()).toMatchObject([{ belum_terkirim: 0 }]);
    expect(answerOf(server.attempt.sheet, 'butir-1')).toBe('A');
  });

  test('a server that refuses for good is shown as a failure, and still asked again', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.refuseWith = 403;
    await session.answer('butir-1', 'A');
    await time.advance(200);
    expect(session.view().koneksi).toBe('gagal');
    server.refuseWith = undefined;
    await time.advance(60_000);
    expect(session.view().koneksi).toBe('tersambung');
  });
});
