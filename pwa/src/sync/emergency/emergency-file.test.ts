import { fromBase64Url, fromUtf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { emergencyContent, emergencyFile } from '@spmb/shared/sync/protocol/emergency-file.schema.ts';
import { batchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import { describe, expect, test } from 'vitest';
import { buildWorld, type World } from '../testing/build-device.ts';
import { fakeSurat } from '../testing/fake-surat.ts';

const parse = (bytes: Uint8Array | undefined): unknown => JSON.parse(fromUtf8(bytes ?? new Uint8Array()));

/** The file as the server reads it: operations by stream, and which streams are sealed. */
async function readFile({ device, server }: World) {
  const file = emergencyFile.parse(parse(await device.engine.emergencyFile()));
  expect(file.server_id).toBe('server-1');
  const { aliran } = emergencyContent.parse(parse(server.open(fromBase64Url(file.isi) ?? new Uint8Array())));
  return aliran.map(({ kunci, kiriman }) => ({
    kunci: kunci !== undefined,
    operasi: kiriman.flatMap(({ tersegel, isi }) => {
      const bytes = fromBase64Url(isi) ?? new Uint8Array();
      return batchRequest.parse(parse(tersegel ? server.open(bytes) : bytes)).operasi;
    }),
  }));
}

describe('S24: the emergency file', () => {
  test('S18: brings what the server had decided, so that one that was restored takes it', async () => {
    const { device, server } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    await session.answer('butir-1', 'A');
    const file = emergencyFile.parse(parse(await device.engine.emergencyFile()));
    const plain = server.open(fromBase64Url(file.isi) ?? new Uint8Array());
    const { surat } = emergencyContent.parse(parse(plain));
    expect(surat).toEqual([{ ujian_id: 'ujian-1', surat: fakeSurat(server.attempt, 1) }]);
  });

  test('holds the whole stream, proven, as long as something is unsent', async () => {
    const world = buildWorld();
    const { device, server, time } = world;
    const session = await device.start();
    expect(await device.engine.emergencyFile()).toBeUndefined();
    server.network = 'down';
    await session.answer('butir-1', 'A');
    await session.finish('sendiri');
    expect(await readFile(world)).toMatchObject([{ kunci: true, operasi: { length: 3 } }]);
    server.network = 'up';
    session.sendNow();
    await time.advance(200);
    expect(await device.engine.emergencyFile()).toBeUndefined();
  });

  test('holds what the disk refused', async () => {
    const world = buildWorld();
    const { device, server } = world;
    const session = await device.start();
    server.network = 'down';
    device.ports.db.close();
    await session.answer('butir-2', 'B');
    const [stream] = await readFile(world);
    expect(stream?.operasi.join()).toContain('"pilihan":"B"');
  });

  test('holds what was sealed, which stays sealed', async () => {
    const world = buildWorld();
    const { device, server } = world;
    const session = await device.start();
    server.network = 'down';
    await session.answer('butir-1', 'C');
    await device.engine.seal();
    expect(await readFile(world)).toMatchObject([{ kunci: false, operasi: { length: 2 } }]);
  });
});
