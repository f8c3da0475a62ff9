import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { sealedBatchType } from '@spmb/shared/sync/protocol/protocol.ts';
import { sealForServer } from '@spmb/shared/sync/seal/server-box.ts';
import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';

const t = perTest(buildTestApp);
let device: TestDevice;

beforeEach(async () => {
  const ruang = await buildExamRuang(t);
  device = new TestDevice(t);
  await device.begin(await ruang.signIn(0), ruang.rows[0]!.barisId);
  device.answer(device.start.urutan[0]!, 'C');
});

async function postSealed(change: (sealed: Uint8Array) => void = () => undefined) {
  const body = new TextEncoder().encode(JSON.stringify(device.batch()));
  const sealed = sealForServer(t.context.secrets.publicKey, body, {
    bytes: (n) => new Uint8Array(randomBytes(n)),
  });
  change(sealed);
  const answer = await t.app.request(`/api/sync/${device.start.ujian_id}/${device.aliran}`, {
    method: 'POST',
    body: new Uint8Array(sealed),
    headers: {
      'content-type': sealedBatchType,
      'x-bukti': toBase64Url(nativeDigest.hmacSha256(device.key, body)),
    },
  });
  return { httpStatus: answer.status, body: await answer.json() };
}

test('S16: a batch that only the server can read is taken like any other', async () => {
  expect((await postSealed()).body).toMatchObject({ status: true, ack: 1, verdik: [] });
  expect((await postSealed()).body).toMatchObject({ status: true, ack: 1 });
});

test('S16: one that was changed on its way, or sealed for another server, is refused', async () => {
  const changed = await postSealed((sealed) => (sealed[50] = (sealed[50] ?? 0) ^ 1));
  expect(changed).toMatchObject({ httpStatus: 403, body: { status: false } });
  expect((await device.send()).ack).toBe(1);
});
