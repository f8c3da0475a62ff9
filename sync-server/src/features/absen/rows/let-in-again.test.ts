import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { verifyLog } from '../../ujian/replay/verify-log.ts';
import { sitInRuang } from '../testing/sit-in-ruang.ts';

const minuteMs = 60_000;
const t = perTest(buildTestApp);
let lab: ReturnType<typeof sitInRuang>;

beforeEach(async () => {
  const ruang = await buildExamRuang(t, { jadwal: { waktu: 120 } });
  lab = sitInRuang(t, ruang, await t.signIn('operator'));
});
afterEach(async () => {
  // S6: whatever was decided, replaying the log gives the stored state.
  expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
});

describe('S27: let in again after an end', () => {
  const finishAt = async (index: number, minutes: number) => {
    const device = await lab.begin(index);
    await lab.work(minutes, device);
    device.finish();
    await device.send();
    return device;
  };
  const again = (index: number) =>
    lab.act('buka-kembali', { ids: [lab.idOf(index)], alasan: 'salah tekan', tindakan_id: `lagi-${index}` });

  test.each([
    ['an open', false],
    ['a closed', true],
  ])(
    'Buka kembali a quarter of an hour after a finish, in %s room: he works on, and his answers count',
    async (_, isClosed) => {
      const device = await finishAt(0, 30);
      if (isClosed) expect((await lab.close()).body.status).toBe(true);
      t.clock.advance(15 * minuteMs);
      expect((await again(0)).body.data.berhasil).toEqual([lab.idOf(0)]);
      await lab.work(10, device);
      device.answer(device.start.urutan[0]!, 'B');
      device.finish();
      expect(await device.send()).toMatchObject({ verdik: [], keadaan: { status: 'selesai' } });
      expect(await lab.answerAt(device, 0)).toBe('B');
    },
  );

  test.each([
    ['an open', false],
    ['a closed', true],
  ])(
    'a grant a quarter of an hour after the time was over, in %s room: he works on, and his answers count',
    async (_, isClosed) => {
      const device = await lab.begin(0);
      await lab.work(120, device);
      device.finish('waktu_habis');
      await device.send();
      if (isClosed) expect((await lab.close()).body.status).toBe(true);
      t.clock.advance(15 * minuteMs);
      await lab.grant(0, 10);
      await lab.work(9, device);
      device.answer(device.start.urutan[0]!, 'B');
      expect(await device.send()).toMatchObject({ verdik: [], keadaan: { status: 'mengerjakan' } });
      // As its sheet closes at zero.
      t.clock.advance(minuteMs + 2_000);
      device.elapsedMs += minuteMs;
      device.finish('waktu_habis', device.start.keadaan.boleh_ms + 10 * minuteMs);
      expect(await device.send()).toMatchObject({ verdik: [], keadaan: { status: 'selesai' } });
      expect(await lab.answerAt(device, 0)).toBe('B');
    },
  );
});
