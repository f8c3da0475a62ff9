import { fromBase64Url, fromUtf8, toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { chainStart, nextLink } from '@spmb/shared/sync/stream/chain.ts';
import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import { emergencyContent, emergencyFile } from '@spmb/shared/sync/protocol/emergency-file.schema.ts';
import { batchRequest, type BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import { describe, expect, test } from 'vitest';
import { readUnsent } from '../../local-db/read-unsent.ts';
import { deliverCopies } from '../send/deliver-copies.ts';
import { buildWorld, jadwalUjianId, type World } from '../testing/build-device.ts';

const minuteMs = 60_000;
const last = ({ server }: World): BatchRequest => server.batches.at(-1)!.request;
/** Tip and echo that a batch names. */
const said = ({ ujung_seq, ujung_jejak, gema_ms }: BatchRequest) => ({ ujung_seq, ujung_jejak, gema_ms });
/** The link of everything that a stream of the device holds. */
async function tipOf({ device }: Pick<World, 'device'>) {
  const rows = await device.ports.db.operasi.orderBy('[aliran+seq]').toArray();
  const link = rows.reduce((before, { teks }) => nextLink(portableDigest, before, teks), chainStart());
  return { ujung_seq: rows.length, ujung_jejak: toBase64Url(link) };
}

describe('S26: what a batch says of the moment when it was built', () => {
  test('the newest answer heard, that of the start first, and kept over a reload without the server', async () => {
    const world = buildWorld();
    const { device, server, time } = world;
    const session = await device.start();
    const startMs = last(world).gema_ms!;
    expect(startMs).toBeLessThanOrEqual(server.running.ranMs());
    await time.advance(20_000);
    await session.answer('butir-1', 'A');
    await time.advance(200);
    await session.answer('butir-2', 'B');
    await time.advance(200);
    const heardMs = last(world).gema_ms!;
    expect(heardMs - startMs).toBeGreaterThanOrEqual(20_000);
    server.network = 'down';
    await time.advance(30_000);
    const next = device.crash();
    const again = await next.engine.resume(jadwalUjianId);
    await again?.answer('butir-3', 'C');
    server.network = 'up';
    again?.sendNow();
    await time.advance(10);
    expect(last(world)).toMatchObject({ ...(await tipOf({ device: next })), mulai_seq: 4 });
    // What the last answer before the cut said, not the time of sending.
    expect(last(world).gema_ms! - heardMs).toBeLessThan(1_000);
  });

  test('another generation counts anew, and an older answer takes nothing back', async () => {
    const world = buildWorld();
    const { device, server, time } = world;
    await device.start();
    await time.advance(minuteMs);
    server.generasi = 2;
    let jalan = 5_000;
    server.tamper = (answer) => ({ ...answer, jalan_ms: jalan });
    await time.advance(minuteMs);
    jalan = 4_000;
    await time.advance(minuteMs);
    expect(last(world).gema_ms).toBe(5_000);
    await time.advance(minuteMs);
    expect(last(world).gema_ms).toBe(5_000);
  });

  test('a device that has heard of no time, and one that began alone, names none until it does', async () => {
    const world = buildWorld();
    const { device, server, time } = world;
    await device.engine.prepare([{ ...server.jadwal, percobaan: 0 }], () => undefined);
    server.network = 'down';
    const session = await device.engine.start(jadwalUjianId, server.kode);
    await session.answer('butir-1', 'A');
    expect((await device.ports.db.ujian.toArray())[0]).not.toHaveProperty('gema_ms');
    server.network = 'up';
    const arrivedMs = server.running.ranMs();
    await device.reconnect();
    await time.advance(minuteMs);
    // The answer to the start is the first that was heard.
    expect(server.batches[0]?.request.gema_ms).toBeGreaterThanOrEqual(arrivedMs);
  });

  test('a copy built at minute 36 and delivered by the service worker at 70, then the real 36–59', async () => {
    const world = buildWorld();
    const { device, server, time } = world;
    const session = await device.start();
    await time.advance(35 * minuteMs);
    server.network = 'down';
    await time.advance(minuteMs);
    await session.answer('butir-1', 'A');
    const [heard] = await device.ports.db.ujian.toArray();
    const tip = await tipOf(world);
    const copies = await readUnsent(device.disk);
    await time.advance(23 * minuteMs);
    await session.answer('butir-2', 'B');
    await time.advance(11 * minuteMs);
    server.network = 'up';
    await deliverCopies(server, copies);
    expect(said(last(world))).toEqual({ ...tip, gema_ms: heard?.gema_ms });
    expect(heard?.gema_ms).toBeLessThan(36 * minuteMs);
    await device.engine.flushAll();
    session.sendNow();
    await time.advance(200);
    expect(server.batches.at(-1)?.request.ujung_seq).toBe((await tipOf(world)).ujung_seq);
  });

  test('parcels of a sealed stream and of an emergency file carry what held when they were built', async () => {
    const world = buildWorld();
    const { device, server, time } = world;
    const session = await device.start();
    server.network = 'down';
    for (let round = 0; round < 60; round++) await session.answer('butir-1', round % 2 ? 'A' : 'B');
    const [row] = await device.ports.db.ujian.toArray();
    const expected = { ...(await tipOf(world)), gema_ms: row?.gema_ms };
    const bytes = (await device.engine.emergencyFile()) ?? new Uint8Array();
    const file = emergencyFile.parse(JSON.parse(fromUtf8(bytes)));
    const content = server.open(fromBase64Url(file.isi) ?? new Uint8Array());
    const { aliran } = emergencyContent.parse(JSON.parse(fromUtf8(content)));
    const inFile = (aliran[0]?.kiriman ?? []).map(({ isi }) =>
      said(batchRequest.parse(JSON.parse(fromUtf8(fromBase64Url(isi) ?? new Uint8Array())))),
    );
    expect(inFile).toEqual([expected, expected]);
    await device.engine.seal();
    await time.advance(30 * minuteMs);
    server.network = 'up';
    await device.engine.flushAll();
    expect(server.batches.slice(-2).map(({ request }) => said(request))).toEqual([expected, expected]);
  });
});
