import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { describe, expect, test } from 'vitest';
import { parseOperationHead } from '@spmb/shared/sync/stream/operation.ts';
import { buildWorld, jadwalUjianId } from '../testing/build-device.ts';

const minuteMs = 60_000;

describe('time', () => {
  test('P6: the clock of the sheet ignores the wall clock of the device', async () => {
    const { device, time } = buildWorld();
    const session = await device.start();
    const before = session.view().sisa_ms;
    time.moveWall(86_400_000);
    await time.advance(10_000);
    expect(before - session.view().sisa_ms).toBe(10_000);
    time.moveWall(-2 * 86_400_000);
    await time.advance(10_000);
    expect(before - session.view().sisa_ms).toBe(20_000);
  });

  test('S13: at zero the sheet closes itself and records the time-out with the allowance it knew', async () => {
    const { device, time, server } = buildWorld({ bolehMs: 5_000 });
    const session = await device.start();
    await session.answer('butir-1', 'A');
    await time.advance(6_000);
    expect(session.view()).toMatchObject({ status: 'selesai', sebab_selesai: 'waktu_habis', sisa_ms: 0 });
    await expect(session.answer('butir-2', 'B')).rejects.toThrow('Lembar ujian sudah ditutup');
    expect(server.attempt.state).toMatchObject({ status: 'selesai', beda_layar: false });
    const last = Object.values(server.attempt.streams)[0]?.texts.at(-1) ?? '';
    expect(parseOperationHead(last)).toMatchObject({
      jenis: 'selesai',
      sebab: 'waktu_habis',
      boleh_ms: 5_000,
    });
    expect(session.view().kode_terima).toHaveLength(10);
  });

  test('S13: a time-out that a sleeping timer notices late is recorded at the limit, not after it', async () => {
    const { device, time, server } = buildWorld({ bolehMs: 60_000 });
    // A server that tells of no pause: what the clock runs counts.
    server.running.pauseMaxMs = undefined;
    const session = await device.start();
    server.network = 'down';
    device.ports.scheduler.after = () => () => undefined;
    await time.advance(1_000);
    await time.advance(300_000);
    await expect(session.answer('butir-1', 'A')).rejects.toThrow('Lembar ujian sudah ditutup');
    await time.advance(0);
    const rows = await device.ports.db.operasi.orderBy('[aliran+seq]').toArray();
    expect(parseOperationHead(rows.at(-1)?.teks ?? '')).toMatchObject({
      jenis: 'selesai',
      elapsed_ms: 60_000,
    });
  });

  test('S12: a grant moves the time left, a repeat of it changes nothing', async () => {
    const { device, time, server } = buildWorld();
    const session = await device.start();
    server.grant(10 * minuteMs);
    await time.advance(minuteMs);
    expect(session.view().boleh_ms).toBe(70 * minuteMs);
    await time.advance(minuteMs);
    expect(session.view().boleh_ms).toBe(70 * minuteMs);
  });

  test('S13: a time-out made without knowing of a grant opens again with the time that is left', async () => {
    const { device, time, server } = buildWorld({ bolehMs: 10_000 });
    const session = await device.start();
    server.network = 'down';
    await time.advance(11_000);
    expect(session.view()).toMatchObject({ status: 'selesai', kode_terima: null });
    server.grant(5 * minuteMs);
    server.network = 'up';
    session.sendNow();
    await time.advance(100);
    expect(session.view()).toMatchObject({ status: 'mengerjakan', boleh_ms: 310_000, kode_terima: null });
    expect(session.view().sisa_ms).toBeGreaterThan(299_000);
    expect((await session.item('butir-1')).soal).toBe('PENANDA-butir-1');
    await session.answer('butir-1', 'E');
    await time.advance(200);
    expect(answerOf(server.attempt.sheet, 'butir-1')).toBe('E');
  });

  test('S13: the sheet reopens after a reload too, and gets its keys from the server', async () => {
    const { device, time, server } = buildWorld({ bolehMs: 10_000 });
    const session = await device.start();
    await time.advance(11_000);
    session.close();
    server.grant(5 * minuteMs);
    const again = await device.engine.resume(jadwalUjianId);
    expect(again?.view().status).toBe('selesai');
    await time.advance(100);
    expect(again?.view().status).toBe('mengerjakan');
    expect((await again?.item('butir-2'))?.soal).toBe('PENANDA-butir-2');
  });

  test('S13: a finish by own will stays closed until staff open it again', async () => {
    const { device, time, server } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    await session.finish('sendiri');
    await session.finish('sendiri');
    server.network = 'up';
    server.grant(minuteMs);
    session.sendNow();
    await time.advance(100);
    expect(session.view()).toMatchObject({ status: 'selesai', sebab_selesai: 'sendiri' });
    expect(Object.values(server.attempt.streams)[0]?.texts).toHaveLength(2);
    Object.assign(server.attempt.state, { status: 'mengerjakan', sebab_selesai: null });
    server.attempt.state.versi++;
    await time.advance(minuteMs);
    expect(session.view()).toMatchObject({ status: 'mengerjakan', kode_terima: null });
  });

  test('S12: time that the server counted is taken over, and what of it this device did not use is told', async () => {
    const { device, time, server } = buildWorld();
    const session = await device.start();
    server.attempt.state.terpakai_ms = 20 * minuteMs;
    await time.advance(minuteMs);
    expect(session.view().sisa_ms).toBeLessThanOrEqual(40 * minuteMs);
    server.attempt.state.terpakai_ms = 59 * minuteMs;
    await session.answer('butir-1', 'A');
    await time.advance(150);
    expect(session.view()).toMatchObject({ status: 'mengerjakan' });
    expect(session.view().sisa_ms).toBe(minuteMs);
    expect(Math.round(session.view().terpotong_ms / minuteMs)).toBe(58);
  });

  test('the sheet closes when the last moment passed, and its answers still arrive', async () => {
    const { device, time, server } = buildWorld();
    const session = await device.start();
    server.attempt.state.status = 'menunggu_kiriman';
    server.attempt.state.versi++;
    await session.answer('butir-1', 'A');
    await time.advance(1_000);
    expect(session.view()).toMatchObject({ status: 'selesai', sebab_selesai: 'waktu_habis' });
    expect(answerOf(server.attempt.sheet, 'butir-1')).toBe('A');
  });

  test('S13: a time-out refused for a grant is recorded again where the last moment has passed meanwhile', async () => {
    const { device, time, server } = buildWorld({ bolehMs: 10_000 });
    const session = await device.start();
    server.network = 'down';
    await time.advance(11_000);
    server.grant(5 * 60_000);
    server.attempt.state.status = 'menunggu_kiriman';
    server.network = 'up';
    session.sendNow();
    await time.advance(5_000);
    expect(session.view().kode_terima).not.toBeNull();
  });

  test('S13: no act after a frozen timer carries more time than was allowed', async () => {
    const { device, time, server } = buildWorld({ bolehMs: 60_000 });
    server.running.pauseMaxMs = undefined;
    const session = await device.start();
    server.network = 'down';
    device.ports.scheduler.after = () => () => undefined;
    await time.advance(300_000);
    await session.recordEvent('keluar_halaman');
    const rows = await device.ports.db.operasi.orderBy('[aliran+seq]').toArray();
    expect(parseOperationHead(rows.at(-1)?.teks ?? '')?.elapsed_ms).toBe(60_000);
  });

  test('the sheet closes at the last moment by the server’s clock, also while nobody answers and the wall clock is set', async () => {
    const { device, time, server } = buildWorld();
    server.attempt.state.batas_akhir_ms = time.nowMs() + 5 * 60_000;
    const session = await device.start();
    server.network = 'down';
    time.moveWall(-24 * 3_600_000);
    await time.advance(4 * 60_000);
    expect(session.view().status).toBe('mengerjakan');
    await time.advance(61_000);
    expect(session.view()).toMatchObject({ status: 'selesai', sebab_selesai: 'waktu_habis' });
  });

  test('the clock stands still while the sheet is closed', async () => {
    const { device, time } = buildWorld();
    const session = await device.start();
    await session.finish('sendiri');
    const left = session.view().sisa_ms;
    await time.advance(5 * minuteMs);
    expect(session.view().sisa_ms).toBe(left);
  });

  test('S25: a sheet whose keys are gone says what the server says, and keeps everything', async () => {
    const { device, time, server } = buildWorld({ bolehMs: 10_000 });
    const session = await device.start();
    await session.answer('butir-1', 'A');
    await time.advance(11_000);
    server.grant(5 * minuteMs);
    const next = device.crash();
    const again = await next.engine.resume(jadwalUjianId);
    await time.advance(100);
    server.startRefusal = 'Ruang sudah ditutup. Angkat tangan dan panggil pengawas.';
    await expect(again?.item('butir-2')).rejects.toThrow('Ruang sudah ditutup. Angkat tangan');
    expect(again?.view()).toMatchObject({ status: 'mengerjakan', pilihan: { 'butir-1': 'A' } });
    server.startRefusal = undefined;
    expect((await again?.item('butir-2'))?.soal).toBe('PENANDA-butir-2');
  });
});
