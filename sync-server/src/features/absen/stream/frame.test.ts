import { constants, createGunzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { Frame, gzipHead } from '../../../live/frame.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const proctor = perTest(() => t.signIn('supervisor'));

const open = (headers: Record<string, string> = {}) =>
  t.app.request(`/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}/live`, {
    headers: { authorization: `Bearer ${proctor.token}`, ...headers },
  });

/** What a browser reads of a packed stream as its bytes arrive, without waiting for its end. */
function unpacking() {
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  return (bytes: Uint8Array): Promise<string> => {
    const read = Promise.withResolvers<string>();
    let text = '';
    const take = (chunk: Buffer) => {
      text += chunk.toString();
      if (!text.endsWith('\n\n')) return;
      gunzip.off('data', take);
      read.resolve(text);
    };
    gunzip.on('data', take).once('error', read.reject);
    gunzip.write(bytes);
    return read.promise;
  };
}

test('frames that were packed once are read at once, in whatever order a watcher is sent them', async () => {
  const frames = ['satu', 'dua', 'satu'].map((nama) => new Frame('changes', { rows: [{ nama }] }));
  const unpack = unpacking();
  await expect(unpack(Buffer.concat([gzipHead, frames[1]!.packed]))).resolves.toContain('"dua"');
  await expect(unpack(frames[0]!.packed)).resolves.toContain('"satu"');
  await expect(unpack(frames[1]!.packed)).resolves.toContain('"dua"');
});

test('S3-ABS-01: the live list is packed for a browser that unpacks, and tells each change at once', async () => {
  const answer = await open({ 'accept-encoding': 'gzip, deflate' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const reader = answer.body!.getReader();
  const unpack = unpacking();
  const [head, snapshot] = [(await reader.read()).value!, (await reader.read()).value!];
  const text = await unpack(Buffer.concat([head, snapshot]));
  expect(text).toContain('event: snapshot');
  expect(text).toContain(room.rows[0]!.barisId);
  await new TestDevice(t).begin(await room.signIn(0), room.rows[0]!.barisId);
  await expect(unpack((await reader.read()).value!)).resolves.toContain('SEDANG MENGERJAKAN');
  await reader.cancel();
});

test('whoever does not unpack is sent it plain', async () => {
  const answer = await open();
  expect(answer.headers.get('content-encoding')).toBeNull();
  const reader = answer.body!.getReader();
  expect(Buffer.from((await reader.read()).value!).toString()).toContain('event: snapshot');
  await reader.cancel();
});
