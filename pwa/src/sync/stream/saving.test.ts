import { answerOf, listTouched, lembarValues } from '@spmb/shared/sync/stream/lembar.ts';
import { describe, expect, test } from 'vitest';
import { parseOperationHead } from '@spmb/shared/sync/stream/operation.ts';
import { buildWorld, jadwalUjianId } from '../testing/build-device.ts';
import { settle } from '../testing/fake-time.ts';
import { refuseDisk } from '../testing/refuse-disk.ts';

const textsOf = async (world: ReturnType<typeof buildWorld>) => {
  const rows = await world.device.ports.db.operasi.toArray();
  return rows.sort((a, b) => a.seq - b.seq).map((row) => parseOperationHead(row.teks));
};

describe('saving on the device', () => {
  test('S5: the choice is shown as saved only after operation, state and seq are on disk together', async () => {
    const world = buildWorld();
    const session = await world.device.start();
    world.server.network = 'down';
    const saving = session.answer('butir-1', 'B');
    expect(session.view().pilihan['butir-1']).toBe('B');
    expect(session.view().simpan['butir-1']?.keadaan).toBe('menulis');
    await saving;
    expect(session.view().simpan['butir-1']?.keadaan).toBe('perangkat');
    const { db } = world.device.ports;
    const stream = (await db.aliran.toArray())[0];
    expect(stream?.seq).toBe(2);
    expect((await db.operasi.get([stream?.aliran ?? '', 2]))?.teks).toContain(
      '"butir":"butir-1","pilihan":"B"',
    );
    expect((await db.lembar.get(['ujian-1', 'butir-1']))?.pilihan).toBe('B');
  });

  test('S5: without the server no tap is called unsaved while the disk takes it', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    await session.answer('butir-1', 'B');
    await time.advance(20_000);
    const shown: string[] = [];
    session.subscribe(() => shown.push(session.view().simpan['butir-1']?.keadaan ?? ''));
    for (const letter of ['A', 'C', 'D'] as const) await session.answer('butir-1', letter);
    expect(session.view().koneksi).toBe('terputus');
    // Nothing is drawn in between: it would hold up the disk.
    expect(new Set(shown)).toEqual(new Set(['perangkat']));
  });

  test('S5: where the state cannot be written, no operation and no seq is left behind', async () => {
    const { device, server } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    refuseDisk(device.ports.db, 'lembar');
    await session.answer('butir-1', 'B');
    expect(await device.ports.db.operasi.count()).toBe(1);
    expect((await device.ports.db.aliran.toArray())[0]?.seq).toBe(1);
    expect(session.view().simpan['butir-1']?.keadaan).toBe('belum');
    expect(session.view().koneksi).not.toBe('tersambung');
  });

  test('S5: a choice that the disk refuses is sent at once and counts as saved only by the ack', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    const takeAgain = refuseDisk(device.ports.db, 'operasi');
    const sent = server.batches.length;
    await session.answer('butir-1', 'C');
    expect(session.view().simpan['butir-1']?.keadaan).toBe('belum');
    await time.advance(0);
    expect(server.batches.length).toBe(sent + 1);
    expect(session.view().simpan['butir-1']?.keadaan).toBe('server');
    expect(answerOf(server.attempt.sheet, 'butir-1')).toBe('C');
    takeAgain();
    await session.answer('butir-2', 'A');
    expect(await device.ports.db.operasi.count()).toBe(3);
  });

  test('S5: what the disk refused is written as soon as it works again, without another act', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    const takeAgain = refuseDisk(device.ports.db, 'operasi');
    await session.answer('butir-1', 'C');
    takeAgain();
    await time.advance(2_000);
    expect(session.view().simpan['butir-1']?.keadaan).toBe('perangkat');
    const again = await device.crash().engine.resume(jadwalUjianId);
    expect(again?.view().pilihan).toEqual({ 'butir-1': 'C' });
  });

  test('S5: neither disk nor server: the screen says so and claims nothing', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    refuseDisk(device.ports.db, 'operasi');
    server.network = 'down';
    await session.answer('butir-1', 'C');
    await time.advance(10);
    expect(session.view()).toMatchObject({ koneksi: 'gagal', belum_terkirim: 1 });
    expect(session.view().simpan['butir-1']?.keadaan).toBe('belum');
  });

  test('S7: a reload without network resumes at the larger of the saved clock and the last operation', async () => {
    const world = buildWorld();
    const session = await world.device.start();
    world.server.network = 'down';
    await world.time.advance(90_000);
    await session.answer('butir-1', 'B');
    await world.time.advance(400);
    world.device = world.device.crash();
    await world.time.advance(600_000);
    world.time.moveWall(-86_400_000);
    const again = await world.device.engine.resume(jadwalUjianId);
    expect(again?.view()).toMatchObject({
      pilihan: { 'butir-1': 'B' },
      tab_aktif: true,
      status: 'mengerjakan',
    });
    const usedMs = 3_600_000 - (again?.view().sisa_ms ?? 0);
    expect(usedMs).toBeGreaterThanOrEqual(90_000);
    expect(usedMs).toBeLessThanOrEqual(91_000);
    await again?.answer('butir-2', 'A');
    const elapsed = (await textsOf(world)).map((head) => head?.elapsed_ms ?? -1);
    expect(elapsed).toEqual([...elapsed].sort((a, b) => a - b));
  });

  test('S5: two tabs that write at once never give one seq twice', async () => {
    const world = buildWorld();
    const first = await world.device.start();
    world.server.network = 'down';
    const { ports } = world.device;
    const { createExamEngine } = await import('../create-exam-engine.ts');
    const second = await createExamEngine(ports).resume(jadwalUjianId);
    await Promise.all([
      first.answer('butir-1', 'A'),
      second?.answer('butir-2', 'B'),
      first.answer('butir-3', 'C'),
    ]);
    const seqs = (await textsOf(world)).map((head) => head?.seq);
    // The second tab takes the first, of which it hears no word, for one that broke off, and says so.
    expect(seqs).toEqual([1, 2, 3, 4, 5]);
    world.server.network = 'up';
    first.sendNow();
    await settle();
    await world.time.advance(100);
    expect(listTouched(world.server.attempt.sheet).sort()).toEqual(['butir-1', 'butir-2', 'butir-3']);
    expect(Object.keys(world.server.attempt.streams)).toHaveLength(1);
  });

  test('a mark stands apart from the answer', async () => {
    const { device, time, server } = buildWorld();
    const session = await device.start();
    await session.mark('butir-1', true);
    await session.answer('butir-1', 'D');
    await session.answer('butir-1', null);
    await time.advance(200);
    expect(session.view()).toMatchObject({ pilihan: { 'butir-1': null }, ragu: { 'butir-1': true } });
    expect(lembarValues(server.attempt.sheet)).toEqual({ 'butir-1': [null, true] });
  });
});
