import { globSync, readFileSync } from 'node:fs';
import { isWritable, listOperationKinds, parseOperationHead } from '@spmb/shared/sync/stream/operation.ts';
import { describe, expect, test } from 'vitest';
import { buildWorld, jadwalUjianId } from './testing/build-device.ts';

describe('what a device writes', () => {
  test('S28: each kind of operation is written by the engine, and its text is one that may be written', async () => {
    const { device } = buildWorld();
    const session = await device.start();
    await session.answer('butir-1', 'B');
    await session.mark('butir-1', true);
    await session.recordEvent('catatan', 'tik\0ik \ud83d😀');
    await session.finish('sendiri');
    const texts = (await device.ports.db.operasi.toArray()).map(({ teks }) => teks);
    expect(texts.filter((text) => !isWritable(text))).toEqual([]);
    const heads = texts.map((text) => parseOperationHead(text));
    expect(new Set(heads.map((head) => head?.['jenis']))).toEqual(new Set(listOperationKinds()));
    expect(heads).toContainEqual(expect.objectContaining({ rincian: 'tikik \ufffd😀' }));
  });

  test('S28: whoever hashes an operation of his own has it written by the one function', () => {
    const root = new URL('../../../', import.meta.url);
    const files = globSync('{pwa,shared,sync-server}/src/**/*.ts', {
      cwd: root,
      exclude: (path) => path.includes('testing') || path.includes('.test.'),
    });
    const callersOf = (name: string) =>
      files
        .filter((file) =>
          new RegExp(`(?<!function )\\b${name}\\(`).test(readFileSync(new URL(file, root), 'utf8')),
        )
        .map((file) => file.replace(/^.*[/\\]/, ''))
        .sort();
    const writers = ['direct-stream.ts', 'encode-next.ts', 'virtual-device.ts'];
    expect(callersOf('encodeOperation')).toEqual(writers);
    // The other two hash what has arrived, as it stands.
    expect(callersOf('(?:nextLink|nextJejak)')).toEqual(
      [...writers, 'receive-batch.ts', 'replay-stream.ts'].sort(),
    );
  });

  test('S28: a stream goes on behind a time with a fraction, which pages of before have left', async () => {
    const world = buildWorld();
    const session = await world.device.start();
    await session.answer('butir-1', 'B');
    const { db } = world.device.ports;
    const head = (await db.aliran.toArray())[0]!;
    await db.aliran.put({ ...head, elapsed_ms: head.elapsed_ms + 0.5 });
    const again = await world.device.crash().engine.resume(jadwalUjianId);
    await again?.answer('butir-2', 'C');
    expect(again?.view().simpan['butir-2']?.keadaan).toBe('perangkat');
  });

  test('S28: an act that could not be read is shown as no answer and written nowhere', async () => {
    const { device } = buildWorld();
    const session = await device.start();
    await expect(session.recordEvent('catatan', 'x'.repeat(3_000))).rejects.toThrow('no server reads');
    await session.answer('butir-1', 'B');
    expect(session.view().simpan['butir-1']?.keadaan).toBe('perangkat');
    expect(await device.ports.db.operasi.count()).toBe(2);
  });

  test('S29: a page goes on with a sheet on which a later one has written a kind that it does not know', async () => {
    const world = buildWorld();
    const session = await world.device.start();
    await session.answer('butir-1', 'B');
    await session.recordEvent('catatan');
    const { db } = world.device.ports;
    const row = (await db.operasi.toArray()).at(-1)!;
    await db.operasi.put({ ...row, teks: row.teks.replace('"peristiwa"', '"tanda_baru"') });
    const again = await world.device.crash().engine.resume(jadwalUjianId);
    expect(again?.view().pilihan['butir-1']).toBe('B');
    await again?.answer('butir-2', 'C');
    expect(again?.view().simpan['butir-2']?.keadaan).toBe('perangkat');
  });
});
