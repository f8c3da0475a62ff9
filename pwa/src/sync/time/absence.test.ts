import { countLeaves } from '@spmb/shared/sync/stream/leave.ts';
import { parseOperationBody, parseOperationHead } from '@spmb/shared/sync/stream/operation.ts';
import { describe, expect, test } from 'vitest';
import { createExamEngine } from '../create-exam-engine.ts';
import type { ExamSession } from '../ports/exam-session.ts';
import { buildWorld, jadwalUjianId, type Device } from '../testing/build-device.ts';

const minuteMs = 60_000;
async function reopen(device: Device): Promise<ExamSession> {
  const session = await device.engine.resume(jadwalUjianId);
  if (!session) throw new Error('nothing to resume');
  session.show();
  return session;
}
const headsOf = async ({ ports }: Device) =>
  (await ports.db.operasi.orderBy('[aliran+seq]').toArray()).map(({ teks }) => parseOperationHead(teks)!);
/** Leaves and stops on record, as `nama rincian`. */
const recordOf = async (device: Device) =>
  (await headsOf(device))
    .filter(({ jenis }) => jenis === 'peristiwa')
    .map(({ nama, rincian }) => [nama, rincian].filter(Boolean).join(' '));
const leavesOf = async (device: Device) =>
  countLeaves((await headsOf(device)).flatMap((head) => parseOperationBody(head) ?? []));

describe('S22: leaving the sheet', () => {
  test('Back and return forty times: each is a leave, all time is counted, and nothing is gained', async () => {
    const { device, time, server } = buildWorld();
    let session = await device.start();
    const leftMs = session.view().sisa_ms;
    server.network = 'down';
    for (let round = 0; round < 40; round++) {
      session.leave();
      await time.advance(25_000);
      session = await reopen(device);
      await time.advance(1_000);
    }
    expect(leftMs - session.view().sisa_ms).toBe(40 * 26_000);
    expect(await recordOf(device)).toEqual(Array.from({ length: 40 }, () => 'keluar_halaman kembali'));
    await session.answer('butir-1', 'A');
    expect((await headsOf(device)).at(-1)?.elapsed_ms).toBeGreaterThanOrEqual(40 * 26_000);
  });

  test('what was left runs out: it records its time-out, is sent, and lets go of the device', async () => {
    const { device, time, server } = buildWorld({ bolehMs: 2 * minuteMs });
    const session = await device.start();
    session.leave();
    await time.advance(3 * minuteMs);
    expect(server.attempt.state).toMatchObject({ status: 'selesai', sebab_selesai: 'waktu_habis' });
    const again = await device.engine.resume(jadwalUjianId);
    expect(again).not.toBe(session);
    expect(again?.view()).toMatchObject({ status: 'selesai', belum_terkirim: 0 });
  });

  test('another account never gets a sheet that was left', async () => {
    const { device } = buildWorld();
    (await device.start()).leave();
    device.ports.akun = () => 'budi';
    expect(await device.engine.resume(jadwalUjianId)).toBeUndefined();
  });

  test.each([true, false])('closing the tab is one leave; its operation on disk: %s', async (isOnDisk) => {
    const { device, time, server } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    if (!isOnDisk) device.ports.db.close();
    session.hide(false);
    session.hide(true);
    await time.advance(0);
    const next = device.crash();
    await time.advance(30_000);
    await reopen(next);
    await time.advance(1_000);
    expect(await recordOf(next)).toEqual([isOnDisk ? 'keluar_halaman' : 'keluar_halaman ditutup']);
    // The word that it left is used up: what breaks off now is no leave.
    const third = next.crash();
    await time.advance(30_000);
    await reopen(third);
    await time.advance(1_000);
    expect((await recordOf(third)).slice(1)).toEqual(['berhenti 30']);
  });

  test('a page that goes sends once though it is hidden as well, and draws nothing; brought back it goes on', async () => {
    const { device, time, server } = buildWorld();
    const session = await device.start();
    await time.advance(1_000);
    let drawn = 0;
    session.subscribe(() => drawn++);
    const sent = server.batches.length;
    session.hide(true);
    session.hide(false);
    await time.advance(0);
    expect([drawn, server.batches.length - sent]).toEqual([0, 1]);
    expect(session.show()).toBe(true);
    await session.answer('butir-1', 'B');
    expect([drawn > 0, session.view().pilihan['butir-1']]).toEqual([true, 'B']);
  });

  test('Back and then the end of the page are one leave', async () => {
    const { device, time } = buildWorld();
    const session = await device.start();
    session.leave();
    await time.advance(5_000);
    const next = device.crash();
    await time.advance(30_000);
    await reopen(next);
    await time.advance(1_000);
    expect(await recordOf(next)).toEqual(['keluar_halaman kembali']);
  });

  test('finishing is no leave, nor is what happens after it', async () => {
    const { device, time } = buildWorld();
    const session = await device.start();
    await session.finish('sendiri');
    session.hide(true);
    session.leave();
    const next = device.crash();
    await time.advance(30_000);
    (await next.engine.resume(jadwalUjianId))?.leave();
    expect(await recordOf(next)).toEqual([]);
  });

  test('two tabs: who takes the sheet over makes it one leave of the other; a hidden one had left already', async () => {
    for (const isHidden of [false, true]) {
      const { device, time } = buildWorld();
      let change: (holds: boolean) => void = () => undefined;
      const engine = createExamEngine({
        ...device.ports,
        tabGate: {
          claim: (_name, onChange) => {
            change = onChange;
            return { settled: Promise.resolve(true), release: () => undefined };
          },
        },
      });
      const first = await engine.start(jadwalUjianId);
      await time.advance(1_000);
      if (isHidden) first.hide(false);
      await time.advance(0);
      change(false);
      await time.advance(0);
      expect(await recordOf(device)).toEqual([isHidden ? 'keluar_halaman' : 'keluar_halaman tab_lain']);
      await expect(first.answer('butir-1', 'A')).rejects.toThrow('tab lain');
    }
  });
});

describe('S22: what is no leave', () => {
  test('crash and dark screen three times stay under a limit of three leaves, whatever the clock does', async () => {
    for (const monotonic of ['runs', 'stands'] as const) {
      const world = buildWorld();
      const { time } = world;
      let { device } = world;
      let session = await device.start();
      for (let round = 0; round < 3; round++) {
        device = device.crash();
        await time.advance(20_000);
        session = await reopen(device);
        await time.advance(2_000);
        session.hide(false);
        await time.advance(2_000);
        await device.machine.sleep(40_000, monotonic);
        expect(session.show()).toBe(false);
        await device.machine.wake();
        await time.advance(2_000);
        expect(await leavesOf(device)).toBe(0);
      }
      const told = ['berhenti 20', 'keluar_halaman', 'berhenti layar_gelap'];
      const record = (await recordOf(device)).map((one) => one.replace(/\d+/, '20'));
      expect(record).toEqual([...told, ...told, ...told]);
    }
  });

  test('a page that is hidden and alive has been left, also while its timers are slowed down', async () => {
    const { device, time } = buildWorld();
    const session = await device.start();
    session.hide(false);
    await time.advance(10_000);
    await device.machine.sleep(minuteMs, 'runs');
    await device.machine.wake();
    expect(session.show()).toBe(true);
    expect(await recordOf(device)).toEqual(['keluar_halaman']);
    expect(await leavesOf(device)).toBe(1);
  });

  test('a laptop that sleeps before open eyes is a stop of so many seconds', async () => {
    const { device, time } = buildWorld();
    await device.start();
    await device.machine.sleep(90_000, 'runs');
    await device.machine.wake();
    await time.advance(1_000);
    expect((await recordOf(device)).map((one) => one.split(' ')[0])).toEqual(['berhenti']);
  });
});
