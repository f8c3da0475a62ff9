import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { liveTopic } from '../../live/live-topic.ts';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { TestDevice } from '../../testing/test-device.ts';
import { buildInbox } from './testing/build-inbox.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const inbox = perTest(() => Promise.resolve(buildInbox(t)));
let rina: Session;
let siswa: Session;
let id: string;
const device = perTest(() => Promise.resolve(new TestDevice(t)));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  rina = await t.signIn('operator');
  siswa = await room.signIn(0);
  id = room.rows[0]!.pesertaId;
});

afterEach(() => void vi.useRealTimers());

const begin = () => device.begin(siswa, room.rows[0]!.barisId);
const ids = async () => (await inbox.list(rina)).map((row: { id: string }) => row.id);
const rowsOf = async (who: Session) =>
  (await t.call(who, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`)).body as {
    id: string;
    pesan_panitia: unknown;
  }[];
const shownTo = async (who: Session) => (await rowsOf(who)).map(({ pesan_panitia }) => pesan_panitia);

describe('a message that a participant writes while he sits an exam', () => {
  test('is marked, stands first, and is shown to the proctors of the room until it is answered', async () => {
    await inbox.write(await inbox.pendaftar('lebih-dulu'));
    t.clock.advance(1_000);
    await begin();
    await inbox.write(siswa, { title: 'Soal 3', body: 'Gambarnya tidak tampil.' });
    expect(await ids()).toEqual([id, 'lebih-dulu']);
    expect(await inbox.open(rina, id)).toMatchObject({ saat_ujian: true, pesans: [{ saat_ujian: true }] });
    const proctor = await t.signIn('supervisor');
    expect(await shownTo(proctor)).toEqual([
      { title: 'Soal 3', body: 'Gambarnya tidak tampil.', dibuat_ms: t.clock.nowMs() },
      null,
    ]);
    t.clock.advance(1_000);
    await inbox.reply(rina, id);
    expect(await shownTo(proctor)).toEqual([null, null]);
    expect(await inbox.open(rina, id)).toMatchObject({
      saat_ujian: false,
      pesans: [{ saat_ujian: true }, {}],
    });
    expect(await ids()).toEqual(['lebih-dulu', id]);
  });

  test('comes to the live screen of the room with its row, and goes with the answer', async () => {
    await begin();
    const told: unknown[] = [];
    const leave = t.context.live.subscribe(liveTopic(room.tanggal, room.sesiId), (patches) =>
      told.push(...patches.flatMap((one) => ('pesan_panitia' in one ? [one] : []))),
    );
    const news = () => {
      vi.advanceTimersByTime(500);
      return told.splice(0);
    };
    await inbox.write(siswa, { title: 'Soal 3', body: 'Gambarnya tidak tampil.' });
    expect(news()).toMatchObject([{ id: room.rows[0]!.barisId, pesan_panitia: { title: 'Soal 3' } }]);
    const answered = [{ id: room.rows[0]!.barisId, pesan_panitia: null }];
    await inbox.reply(rina, id);
    expect(news()).toEqual(answered);
    await inbox.write(siswa);
    expect(news()).toHaveLength(1);
    await t.call(rina, 'POST', '/api/pesan-selesai', { id, selesai: true });
    expect(news()).toEqual(answered);
    leave();
  });

  test('is none before the exam begins, after it was finished, and past its last moment by the server’s clock', async () => {
    const isMarked = async () => {
      t.clock.advance(1_000);
      await inbox.write(siswa);
      return (await inbox.open(rina, id)).pesans.at(-1).saat_ujian;
    };
    expect(await isMarked()).toBe(false);
    await begin();
    expect(await isMarked()).toBe(true);
    device.finish();
    await device.send();
    expect(await isMarked()).toBe(false);
    const late = await room.signIn(1);
    await new TestDevice(t).begin(late, room.rows[1]!.barisId);
    t.clock.advance(4 * 3_600_000);
    await inbox.write(await room.signIn(1));
    expect((await inbox.open(rina, room.rows[1]!.pesertaId)).saat_ujian).toBe(false);
  });

  test('of one who writes beside him is not marked by it', async () => {
    await begin();
    await inbox.write(await room.signIn(1));
    expect(await inbox.open(rina, room.rows[1]!.pesertaId)).toMatchObject({ saat_ujian: false });
  });
});
