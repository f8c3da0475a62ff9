import { parseKodeLuring } from '@spmb/shared/sync/start/kode-luring.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { jadwalUjian, jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { findAttempt } from '../attempt/attempt.queries.ts';
import { doorsOf, secretsOf, sweepDoors, type Known } from '../testing/sweep-doors.ts';

const minuteMs = 60_000;
/** Doors that answer a key or a plain question where the exam is released: found by the sweep, named so that the next one is seen. */
const releasing = ['/api-v2/get-soal', '/api/peserta/create-soals', '/api/peserta/fetch-soal'];

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
let device: TestDevice;
let secrets: string[];
let barisId: string;
let proctor: Session;

beforeEach(async () => {
  barisId = room.rows[0]!.barisId;
  proctor = await t.signIn('supervisor');
  const { body } = await t.call(proctor, 'POST', `/api/kode-luring/${room.tanggal}/${room.sesiId}`, {
    alasan: 'uji',
  });
  device = new TestDevice(t);
  // What lies on his device; the test decides what of it somebody knows.
  await device.beginOffline(siswa, barisId, parseKodeLuring(body.data.kode) ?? '');
  secrets = await secretsOf(t, device.start.paket);
});

/** Everything that a participant without the code has: ids, the sealed kit's permission, a stream of his own. */
const known = (token = 'ABCDEF', withProof = false): Known => {
  const { bukti, ...start } = device.offline!;
  const { ujian_id } = device.start;
  return {
    ...start,
    ...(withProof ? { bukti } : { bukti: 'A'.repeat(43) }),
    jadwal_ujian_id: barisId,
    ujian_id,
    id: device.start.paket,
    nomor: 1,
    pilihan: 'A',
    token,
    pindah: true,
    timeleft: 60,
    mulai_ms: t.clock.nowMs(),
    elapsed_ms: 0,
  };
};
const set = (values: Partial<typeof jadwalUjian.$inferInsert>) =>
  t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx.update(jadwalUjian).set(values).where(eq(jadwalUjian.id, room.jadwalId)),
  );
const opened = async (who: Session | undefined, what = known()) =>
  (await sweepDoors(t, who, what, secrets)).open;
const attempt = async () => findAttempt(t.context.store.read, device.start.ujian_id);

describe('S25: no key and no plain question before the exam is released', () => {
  test('S25: released, exactly the known doors answer them', async () => {
    await device.arrive();
    expect(await opened(siswa, { ...known(), aliran: device.offline!.aliran })).toEqual(releasing);
    expect(doorsOf(t).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/mulai-luring', '/api/peserta/bekal', '/api/sync/:ujian_id/:aliran']),
    );
  });

  test.each([
    ['a day', 23 * 60],
    ['463 minutes', 463],
    ['two minutes', 2],
  ])('S25: before the session, by %s, with the permission of the kit alone', async (_, minutes) => {
    t.clock.advance(-minutes * minuteMs);
    expect(await opened(siswa)).toEqual([]);
    expect(await opened(undefined)).toEqual([]);
  });

  test('S25: before the session, also with the proof of a code that was printed a day ahead', async () => {
    t.clock.advance(-463 * minuteMs);
    expect(await opened(siswa, known('ABCDEF', true))).toEqual([]);
    expect(await attempt()).toMatchObject({ aliran: null, ditahan: 'terlalu_dini', status: 'siap' });
  });

  test('S25: without the code, once the session has begun', async () => {
    await set({ token_wajib: true });
    expect(await opened(siswa)).toEqual([]);
    expect(await attempt()).toMatchObject({ aliran: null, ditahan: 'tanpa_bukti', status: 'siap' });
  });

  test('S25: token_wajib, with a wrong token and with none', async () => {
    await set({ token_wajib: true });
    expect(await opened(siswa, { ...known('ZZZZZZ'), izin: undefined })).toEqual([]);
    expect(await opened(siswa, { ...known(''), izin: undefined })).toEqual([]);
    expect(await attempt()).toBeUndefined();
  });

  test('S25: in a closed room, started before with nothing or never', async () => {
    t.clock.advance(minuteMs);
    const { tanggal, sesiId: jadwal_ujian_sesi_id } = room;
    const place = {
      tanggal,
      jadwal_ujian_sesi_id,
      ruang: 'Lab 1',
      alasan: 'selesai',
      tindakan_id: 'tutup-1',
    };
    expect((await t.call(proctor, 'POST', '/api/tutup-ruang', place)).body).toMatchObject({ status: true });
    expect(await opened(siswa)).toEqual([]);
    expect(await opened(siswa, known('ABCDEF', true))).toEqual([]);
  });

  test('S25: not on the roster, and somebody else of the same room', async () => {
    await device.arrive();
    expect(await opened(await room.signIn(1))).toEqual([]);
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx.delete(jadwalUjianPeserta).where(eq(jadwalUjianPeserta.id, barisId)),
    );
    expect(await opened(siswa, known('ABCDEF', true))).toEqual([]);
  });

  test('S25: after the finish, and after the last moment', async () => {
    await device.arrive();
    device.finish('sendiri', 60 * minuteMs);
    await device.send();
    expect(await opened(siswa, known('ABCDEF', true))).toEqual([]);
  });

  test('S25: after the last moment of who never finished', async () => {
    await device.arrive();
    t.clock.advance(121 * minuteMs);
    expect(await opened(siswa, known('ABCDEF', true))).toEqual([]);
  });
});
