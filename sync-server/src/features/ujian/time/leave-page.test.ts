import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';
import { noteLeaves } from './leave-page.ts';
import { operasi, ujian } from '../attempt/ujian.table.ts';
import { verifyLog } from '../replay/verify-log.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
const proctor = perTest(() => t.signIn('supervisor'));
let device: TestDevice;
const minuteMs = 60_000;

beforeEach(async () => {
  device = new TestDevice(t);
});

const setting = async (keluar_halaman: string, keluar_halaman_kali = 2) => {
  const admin = await t.signIn('administrator');
  const body = { keluar_halaman, keluar_halaman_kali };
  const saved = await t.call(admin, 'PUT', '/api/pengaturan/ujian', body);
  expect(saved.body).toMatchObject({ status: true, data: { ujian: body } });
};
const begin = () => device.begin(siswa, room.rows[0]!.barisId);
const leave = (nama = 'keluar_halaman') => device.record({ jenis: 'peristiwa', nama });
const row = async () =>
  (await t.call(proctor, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`)).body[0];
const token = async () =>
  (await t.call(proctor, 'GET', `/api/token-sesi/${room.tanggal}/${room.sesiId}`)).body.token as string;
const give = async (typed: string, who = siswa) =>
  t.call(who, 'POST', '/api/peserta/token-halaman', { ujian_id: device.start.ujian_id, token: typed });
const differences = async () => (await verifyLog(t.context.store.read, t.context.secrets)).differences;

describe('leaving the page', () => {
  test('S22: each leave that counts is counted, other events are not, and a repeat counts once', async () => {
    await begin();
    leave();
    leave('layar_penuh');
    device.answer(device.start.urutan[0]!, 'A');
    leave();
    const request = device.batch();
    await device.post(request);
    await device.post(request);
    expect(await row()).toMatchObject({ keluar: 2, minta_token: false, terjawab: 1 });
    expect(await differences()).toEqual([]);
    const { keadaan } = await device.send();
    expect(keadaan).not.toHaveProperty('keluar');
  });

  test('S6, S22: the replay finds a count that the log does not give', async () => {
    await begin();
    leave();
    await device.send();
    const { sekolah_id } = (await t.context.store.read.select().from(ujian))[0]!;
    await t.context.store.tx({ sekolah_id, akun_id: null, nama: 'penyusup' }, (tx) =>
      tx.update(ujian).set({ keluar: 0 }).where(eq(ujian.id, device.start.ujian_id)),
    );
    expect(await differences()).toMatchObject([{ pesan: 'keluar halaman tercatat 0 kali, menurut log 1' }]);
  });

  test('S22: at the n-th leave the state asks for the token; the right one starts the count anew, on record', async () => {
    await setting('minta_token', 2);
    await begin();
    expect(device.start.keadaan.keluar).toEqual({ kali: 0, batas: 2 });
    leave();
    expect((await device.send()).keadaan.keluar).toEqual({ kali: 1, batas: 2 });
    expect(await row()).toMatchObject({ keluar: 1, minta_token: false });
    const before = device.versi;
    leave();
    const { keadaan } = await device.send();
    expect(keadaan.keluar).toEqual({ kali: 2, batas: 2 });
    expect(keadaan.versi).toBeGreaterThan(before);
    expect(await row()).toMatchObject({ keluar: 2, minta_token: true });

    expect((await give('SALAHX')).body).toMatchObject({ status: false, jenis: 'token-salah' });
    expect((await device.send()).keadaan.keluar?.kali).toBe(2);
    expect((await give(await token())).body).toMatchObject({ status: true });
    expect((await device.send()).keadaan.keluar).toEqual({ kali: 0, batas: 2 });
    expect(await row()).toMatchObject({ keluar: 2, minta_token: false });
    expect(await t.context.store.read.select().from(audit)).toContainEqual(
      expect.objectContaining({
        tindakan: 'token_halaman',
        baris_id: room.rows[0]!.barisId,
        sesudah: expect.objectContaining({ keluar: 2 }),
      }),
    );
    expect(await differences()).toEqual([]);
  });

  test('S22: a leave that is heard late, as after an outage, is only recorded', async () => {
    await setting('minta_token', 1);
    await begin();
    leave();
    t.clock.advance(minuteMs);
    device.elapsedMs += minuteMs;
    expect((await device.send()).keadaan.keluar).toEqual({ kali: 0, batas: 1 });
    expect(await row()).toMatchObject({ keluar: 1, minta_token: false });
  });

  test('S22: the sheet stays covered on another device, and a token of somebody else opens nothing', async () => {
    await setting('minta_token', 1);
    await begin();
    leave();
    await device.send();
    await t.call(proctor, 'POST', '/api/reset-login', { ids: [room.rows[0]!.barisId], alasan: 'pindah' });
    const other = new TestDevice(t);
    await other.begin(siswa, room.rows[0]!.barisId);
    expect(other.start.keadaan.keluar).toEqual({ kali: 1, batas: 1 });
    expect((await give(await token(), await room.signIn(1))).httpStatus).toBe(404);
    expect((await other.send()).keadaan.keluar?.kali).toBe(1);
  });

  test('S3, S22: a leave that was held for staff counts no more than an answer', async () => {
    await setting('minta_token', 1);
    await begin();
    device.record({ jenis: 'peristiwa', nama: 'keluar_halaman' }, 7);
    expect((await device.send()).verdik).toMatchObject([{ verdik: 'tertahan' }]);
    expect(await t.context.store.read.select().from(operasi)).toHaveLength(1);
    expect(await row()).toMatchObject({ keluar: 0, minta_token: false });
    expect(await differences()).toEqual([]);
  });
});

describe('S22: a dark screen', () => {
  const dark = () => device.record({ jenis: 'peristiwa', nama: 'berhenti', rincian: 'layar_gelap' });
  const keluar = async () => (await row()).keluar as number;

  test('S22: takes back no leave in advance, and what follows it counts', async () => {
    await setting('minta_token', 2);
    await begin();
    for (let count = 0; count < 5; count++) dark();
    await device.send();
    for (let count = 1; count <= 2; count++) {
      leave();
      expect((await device.send()).keadaan.keluar?.kali).toBe(count);
    }
    expect(await row()).toMatchObject({ keluar: 2, minta_token: true });
    expect(await differences()).toEqual([]);
  });

  test.each([1, 2, 3, 50])('S6, S22: takes back its own leave once, in batches of %d', async (size) => {
    await begin();
    const answer = () => device.answer(device.start.urutan[0]!, 'A');
    for (const act of [dark, leave, dark, dark, leave, answer, dark, leave, leave, dark]) act();
    while (device.ack < device.operations.length) {
      const batch = device.batch(device.ack + 1, Math.min(device.operations.length, device.ack + size));
      expect((await device.post(batch)).body.verdik).toEqual([]);
      await device.post(batch);
      device.ack += batch.operasi.length;
    }
    expect(await keluar()).toBe(2);
    expect(await differences()).toEqual([]);
  });

  test('S22: takes back no leave of another device, and none that was held', async () => {
    await begin();
    leave();
    await device.send();
    await t.call(proctor, 'POST', '/api/reset-login', { ids: [room.rows[0]!.barisId], alasan: 'pindah' });
    const [old, next] = [device, new TestDevice(t)];
    await next.begin(siswa, room.rows[0]!.barisId);
    device = next;
    dark();
    expect((await next.send()).verdik).toEqual([]);
    next.record({ jenis: 'peristiwa', nama: 'keluar_halaman' }, 7);
    expect((await next.send()).verdik).toMatchObject([{ verdik: 'tertahan' }]);
    dark();
    expect((await next.send()).verdik).toEqual([]);
    expect(await keluar()).toBe(1);
    device = old;
    dark();
    expect((await old.send()).verdik).toEqual([]);
    expect(await keluar()).toBe(0);
    expect(await differences()).toEqual([]);
  });
});

describe('S22: a dark screen that is heard after its leave', () => {
  const before = { keluar: 2, keluar_hitung: 2, keluar_batas: 3, versi: 7 } as Attempt;

  test('takes back what was counted, and devices learn of it', () => {
    expect(noteLeaves(before, [], 0, 1)).toEqual({ keluar: 1, keluar_hitung: 1, versi: 8 });
  });

  test('changes nothing where another leave came with it, nor below a token that was given meanwhile', () => {
    expect(noteLeaves(before, [1_000], 2_000, 1)).toEqual({ keluar: 2 });
    expect(noteLeaves({ ...before, keluar_hitung: 0 }, [], 0, 1)).toEqual({ keluar: 1 });
  });
});
