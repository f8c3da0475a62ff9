import { protocolVersion } from '@spmb/shared/sync/protocol/protocol.ts';
import { pesanDibaca } from '@spmb/shared/sync/protocol/screen-message.ts';
import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { operasi, ujian } from '../attempt/ujian.table.ts';
import { verifyLog } from './verify-log.ts';

const t = perTest(buildTestApp);
let device: TestDevice;
beforeEach(async () => {
  const ruang = await buildExamRuang(t);
  device = new TestDevice(t);
  await device.begin(await ruang.signIn(0), ruang.rows[0]!.barisId);
});

const first = () => device.start.urutan[0]!;
const log = () =>
  t.context.store.read
    .select({ teks: operasi.teks, verdik: operasi.verdik, alasan: operasi.alasan })
    .from(operasi)
    .where(eq(operasi.aliran_id, device.aliran))
    .orderBy(asc(operasi.seq));
const stored = async () => {
  const [row] = await t.context.store.read.select().from(ujian).where(eq(ujian.id, device.start.ujian_id));
  return answerOf(row!.lembar, first());
};
const differences = async () => (await verifyLog(t.context.store.read, t.context.secrets)).differences;

describe('what devices of before have written', () => {
  test.each(['\u0000', '\ud83d', '\ude00', 'catatan \u0000 peserta \ud83d'])(
    'S28: %j in a text is taken as it was hashed, and what follows counts',
    async (text) => {
      device.record({ jenis: 'peristiwa', nama: text, rincian: text });
      device.record({ jenis: 'peristiwa', nama: pesanDibaca, rincian: text });
      device.record({ jenis: 'mulai', paket: text });
      device.record({ jenis: 'jawaban', butir: text, pilihan: 'A' });
      device.answer(first(), 'C');
      expect(await device.send()).toMatchObject({
        ack: 5,
        verdik: [{ seq: 4, verdik: 'ditolak', alasan: 'BUTIR_TIDAK_DIKENAL' }],
      });
      expect((await log()).map(({ teks }) => teks)).toEqual(device.operations);
      expect(await stored()).toBe('C');
      expect(await differences()).toEqual([]);
    },
  );
});

describe('a kind that this server does not know', () => {
  const unknown = () => ({
    ujian_id: device.start.ujian_id,
    aliran: device.aliran,
    seq: device.operations.length + 1,
    epoch: device.start.keadaan.epoch,
    elapsed_ms: device.elapsedMs,
    dinding_ms: 1,
    jenis: 'tanda_baru',
    butir: first(),
    tanda: true,
  });

  test('S29: is refused at its place and kept, and what follows counts', async () => {
    device.push(JSON.stringify(unknown()));
    device.answer(first(), 'D');
    expect(await device.send()).toMatchObject({
      ack: 2,
      verdik: [{ seq: 1, verdik: 'ditolak', alasan: 'BENTUK_TIDAK_DIKENAL' }],
    });
    expect(await log()).toMatchObject([
      { teks: device.operations[0], verdik: 'ditolak', alasan: 'BENTUK_TIDAK_DIKENAL' },
      { teks: device.operations[1], verdik: 'dihitung' },
    ]);
    expect(await stored()).toBe('D');
    expect(await differences()).toEqual([]);
  });

  test('S29: waits on the device, with all that follows, where its page speaks a later version', async () => {
    device.push(JSON.stringify(unknown()));
    const later = await device.post({ ...device.batch(), v: protocolVersion + 1 });
    expect(later.body).toMatchObject({ status: false, message: expect.stringContaining('lebih lama') });
    expect(await log()).toEqual([]);
  });
});
