import type { RegisterWrite } from '@spmb/shared/sync/stream/registers.ts';
import { answerOf, emptyLembar, rankOf, withWrite } from '@spmb/shared/sync/stream/lembar.ts';
import { describe, expect, test } from 'vitest';
import { buildDevice, buildWorld, jadwalUjianId, type Device } from '../testing/build-device.ts';

/** Everything the two databases hold, as text. */
async function dump(device: Device): Promise<string> {
  const all: unknown[] = [];
  for (const table of [...device.ports.db.tables, ...device.ports.clockDb.tables])
    all.push(await table.toArray());
  return JSON.stringify(all);
}

describe('lease and start', () => {
  test('the server refuses a start in its own words', async () => {
    const { device, server } = buildWorld();
    server.startRefusal = 'Token salah. Minta token kepada pengawas.';
    await expect(device.engine.start(jadwalUjianId, 'XXXXXX')).rejects.toMatchObject({
      name: 'StartRefused',
      message: 'Token salah. Minta token kepada pengawas.',
      jenis: 'ditolak',
    });
    device.ports.authorization = async () => undefined;
    await expect(device.engine.start(jadwalUjianId)).rejects.toMatchObject({ jenis: 'masuk' });
    server.network = 'down';
    await expect(device.engine.start(jadwalUjianId)).rejects.toMatchObject({ jenis: 'putus' });
  });

  test('S8: a start whose answer was lost is repeated with the same stream', async () => {
    const { device, server } = buildWorld();
    await device.engine.prepare([server.jadwal], () => undefined);
    server.network = 'lost';
    await expect(device.engine.start(jadwalUjianId)).rejects.toMatchObject({ jenis: 'putus' });
    server.network = 'up';
    await device.start();
    expect(Object.keys(server.attempt.streams)).toHaveLength(1);
    expect(server.attempt.state.epoch).toBe(1);
  });

  test('S8: a second start on the same device goes on in its stream', async () => {
    const { device, server, time } = buildWorld();
    const first = await device.start();
    await first.answer('butir-1', 'A');
    const again = await device.start();
    await again.answer('butir-2', 'B');
    await time.advance(200);
    expect(again.view()).toMatchObject({ pilihan: { 'butir-1': 'A', 'butir-2': 'B' }, belum_terkirim: 0 });
    expect(Object.keys(server.attempt.streams)).toHaveLength(1);
  });

  test('S8, S9, S17: a device that lost the lease closes, keeps no keys, and still sends what it holds', async () => {
    const { device, server, time } = buildWorld();
    const first = await device.start();
    await first.answer('butir-1', 'A');
    await time.advance(200);
    server.endLease();
    const other = buildDevice(time, server);
    const second = await other.start();
    expect(second.view()).toMatchObject({ pilihan: { 'butir-1': 'A' }, pemegang: true });
    server.network = 'down';
    await first.answer('butir-2', 'B');
    server.network = 'up';
    first.sendNow();
    await time.advance(100);
    expect(first.view()).toMatchObject({ pemegang: false, belum_terkirim: 0 });
    await expect(first.answer('butir-3', 'C')).rejects.toThrow('Lembar ujian sudah ditutup');
    await expect(first.item('butir-1')).rejects.toThrow();
    expect((await device.ports.db.ujian.get('ujian-1'))?.kunci).toBeNull();
    expect(answerOf(server.attempt.sheet, 'butir-2')).toBe('B');
  });

  test('S6: answers that another device brought in are merged and named', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    await session.answer('butir-1', 'A');
    await time.advance(200);
    const later = rankOf(9, 0, 0, 1);
    const elsewhere: RegisterWrite[] = [
      { butir: 'butir-1', register: 'pilihan', nilai: 'E' },
      { butir: 'butir-3', register: 'pilihan', nilai: 'C' },
      { butir: 'butir-3', register: 'ragu', nilai: true },
    ];
    for (const write of elsewhere) server.attempt.sheet = withWrite(server.attempt.sheet, write, later);
    server.attempt.state.versi++;
    server.network = 'down';
    await session.answer('butir-2', 'B');
    server.network = 'up';
    await time.advance(60_000);
    expect(session.view()).toMatchObject({
      pilihan: { 'butir-1': 'E', 'butir-2': 'B', 'butir-3': 'C' },
      ragu: { 'butir-3': true },
      berubah: ['butir-1', 'butir-3'],
    });
    await session.answer('butir-1', 'B');
    expect(session.view().berubah).toEqual(['butir-3']);
  });

  test('S8: a device that lost the lease takes it again in a new stream and keeps its answers', async () => {
    const { device, server, time } = buildWorld();
    const first = await device.start();
    await first.answer('butir-1', 'A');
    await time.advance(200);
    first.close();
    server.endLease();
    const again = await device.start();
    await again.answer('butir-2', 'B');
    await time.advance(200);
    expect(again.view()).toMatchObject({
      pemegang: true,
      pilihan: { 'butir-1': 'A', 'butir-2': 'B' },
      belum_terkirim: 0,
    });
    expect(again.view().simpan['butir-1']?.keadaan).toBe('server');
    expect(Object.keys(server.attempt.streams)).toHaveLength(2);
  });

  test('S11: a reset starts a new attempt in a new stream, and the old stream still delivers', async () => {
    const { device, server, time } = buildWorld();
    const first = await device.start();
    await first.answer('butir-1', 'A');
    await time.advance(200);
    first.close();
    const old = server.attempt;
    server.attempt = {
      ...structuredClone(old),
      ujianId: 'ujian-2',
      streams: {},
      holder: undefined,
      sheet: emptyLembar,
    };
    server.attempt.state.percobaan = 2;
    const second = await device.start();
    expect(second.view()).toMatchObject({ ujian_id: 'ujian-2', pilihan: {} });
    const streams = await device.ports.db.aliran.toArray();
    expect(streams.map((row) => row.ujian_id).sort()).toEqual(['ujian-1', 'ujian-2']);
    const texts = Object.values(server.attempt.streams).flatMap((stream) => stream.texts);
    expect(texts.every((teks) => teks.includes('"ujian_id":"ujian-2"'))).toBe(true);
  });

  test('S17: the stores never hold a question, and no key once the sheet is closed', async () => {
    const { device, server, time } = buildWorld();
    await device.engine.prepare([server.jadwal], () => undefined);
    expect(await dump(device)).not.toMatch(/PENANDA|rahasia/);
    const session = await device.start();
    const item = await session.item('butir-1');
    if (item.soal_gambar) await session.imageUrl(item.soal_gambar);
    expect(device.urls.size).toBe(1);
    expect(session.opened('butir-1')).toBe(item);
    expect(await dump(device)).not.toMatch(/PENANDA|rahasia/);
    const kunci = (await device.ports.db.ujian.get('ujian-1'))?.kunci?.['butir-1'] ?? '';
    expect(kunci).toHaveLength(43);
    await session.finish('sendiri');
    await time.advance(200);
    expect(await dump(device)).not.toContain(kunci);
    await expect(session.item('butir-1')).rejects.toThrow('Lembar ujian sudah ditutup');
    expect(session.opened('butir-1')).toBeUndefined();
    session.close();
    await time.advance(0);
    expect(device.urls.size).toBe(0);
  });

  test('S17: a forced finish closes the sheet here and deletes its keys', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    Object.assign(server.attempt.state, { status: 'selesai', sebab_selesai: 'paksa' });
    server.attempt.state.versi++;
    await time.advance(60_000);
    expect(session.view()).toMatchObject({ status: 'selesai', sebab_selesai: 'paksa' });
    expect((await device.ports.db.ujian.get('ujian-1'))?.kunci).toBeNull();
  });

  test('S19: an older state that arrives late changes nothing', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.grant(600_000);
    await time.advance(60_000);
    server.tamper = (answer) => ({ ...answer, keadaan: { ...answer.keadaan, versi: 1, boleh_ms: 1_000 } });
    await time.advance(60_000);
    expect(session.view()).toMatchObject({ boleh_ms: 4_200_000, status: 'mengerjakan' });
  });

  test('finish offline: no code is claimed until the server has everything', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    await session.answer('butir-1', 'A');
    await session.finish('sendiri');
    expect(session.view()).toMatchObject({ status: 'selesai', kode_terima: null, belum_terkirim: 2 });
    const again = await device.crash().engine.resume(jadwalUjianId);
    expect(again?.view()).toMatchObject({ status: 'selesai', sebab_selesai: 'sendiri', kode_terima: null });
    server.network = 'up';
    again?.sendNow();
    await time.advance(100);
    expect(again?.view()).toMatchObject({ belum_terkirim: 0, jumlah_di_server: 1, beda_layar: false });
    expect(again?.view().kode_terima).toHaveLength(10);
  });
});
