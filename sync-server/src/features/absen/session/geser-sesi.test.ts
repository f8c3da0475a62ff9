import { sesiRuangContract } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { schoolId } from '../../../db/school-id.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { sweepAttempts } from '../../ujian/sweep/sweep-attempts.ts';
import { ujian } from '../../ujian/attempt/ujian.table.ts';
import { verifyLog } from '../../ujian/replay/verify-log.ts';

const minuteMs = 60_000;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { jadwal: { waktu: 110 } }));
const proctor = perTest(() => t.signIn('operator', { nama: 'Bu Pengawas' }));
afterEach(async () => {
  // S6: replaying the log gives the stored state, whatever was shifted.
  expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
});

let acts = 0;
const at = () => ({ tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId });
const shift = async (menit: number, more: object = {}, session = proctor) =>
  t.call(session, 'POST', '/api/geser-sesi', {
    ...at(),
    menit,
    alasan: 'listrik padam',
    tindakan_id: `geser-${++acts}`,
    ...more,
  });
const read = async () =>
  sesiRuangContract.parse(
    (await t.call(proctor, 'GET', `/api/sesi-ruang/${room.tanggal}/${room.sesiId}`)).body,
  );
const exam = async (siswa: Session) =>
  (
    (await t.call(siswa, 'POST', '/api/peserta/dashboard-jadwal-ujian')).body as {
      jam_mulai: string;
      jam_selesai: string;
      mulai_ms: number;
      aktif: boolean;
    }[]
  )[0]!;
const start = async (siswa: Session, index = 0) =>
  (await t.call(siswa, 'POST', '/api/peserta/create-soals', { jadwal_ujian_id: room.rows[index]!.barisId }))
    .body;
const attempt = async () => (await t.context.store.read.select().from(ujian))[0]!;

describe('geser sesi, before anybody begins', () => {
  test('dashboard, start window, start page and the list of the day follow', async () => {
    const siswa = await room.signIn(0);
    const { body } = await shift(20);
    expect(body).toEqual({ status: true, message: 'Sesi digeser 20 menit.' });
    expect(await exam(siswa)).toMatchObject({ jam_mulai: '07:50', jam_selesai: '09:50', aktif: false });
    expect(await start(siswa)).toMatchObject({
      lanjut: false,
      message: expect.stringContaining('dimulai pukul 07.50 WIB'),
    });
    const info = await t.call(siswa, 'POST', '/api/peserta/fetch-info-soal', {
      jadwal_ujian_id: room.rows[0]!.barisId,
    });
    expect(info.body).toMatchObject({ jam_mulai: '07:50', jam_selesai: '09:50' });
    const tasks = (await t.call(proctor, 'GET', '/api/beranda')).body as { detail: string }[];
    expect(tasks.some(({ detail }) => detail.includes('07.50–09.50'))).toBe(true);
    const day = (await t.call(proctor, 'GET', `/api/jadwal-ujian-peserta/${room.tanggal}`)).body;
    expect(day).toMatchObject([{ jam_mulai: '07:50', jam_selesai: '09:50' }]);
    t.clock.advance(20 * minuteMs);
    expect((await exam(siswa)).aktif).toBe(true);
    expect(await start(siswa)).toMatchObject({ lanjut: true });
    expect((await attempt()).batas_akhir_ms).toBe(t.clock.nowMs() + 120 * minuteMs);
  });

  test('one room alone; a row that comes into it later follows, one that leaves does not', async () => {
    const second = room.rows[1]!;
    await place(second.barisId, 'Lab 2');
    const [satu, dua] = [await room.signIn(0), await room.signIn(1)];
    expect((await shift(15, { ruang: 'Lab 2' })).body.message).toBe('Lab 2 digeser 15 menit.');
    expect([(await exam(satu)).jam_mulai, (await exam(dua)).jam_mulai]).toEqual(['07:30', '07:45']);
    await shift(5);
    expect([(await exam(satu)).jam_mulai, (await exam(dua)).jam_mulai]).toEqual(['07:35', '07:50']);
    await place(room.rows[0]!.barisId, 'Lab 2');
    await place(second.barisId, 'Lab 1');
    expect([(await exam(satu)).jam_mulai, (await exam(dua)).jam_mulai]).toEqual(['07:50', '07:35']);
    expect((await read()).ruang.map(({ ruang, geser_menit }) => [ruang, geser_menit])).toEqual([
      ['Lab 1', 5],
      ['Lab 2', 20],
    ]);
  });

  test('the same act again changes nothing; it stands on record with its reason; a shift can be taken back', async () => {
    await shift(30, { tindakan_id: 'sekali' });
    await shift(30, { tindakan_id: 'sekali' });
    expect((await read()).geser_menit).toBe(30);
    const entries = await t.context.store.read
      .select()
      .from(audit)
      .where(eq(audit.tindakan, 'geser_sesi'))
      .orderBy(audit.nomor);
    expect(entries).toMatchObject([
      { baris_id: room.sesiId, alasan: 'listrik padam', nama: 'Bu Pengawas', sesudah: { menit: 30 } },
    ]);
    expect((await shift(-40)).body).toMatchObject({ status: false });
    expect((await read()).geser_menit).toBe(30);
    expect((await shift(-30)).body.status).toBe(true);
    expect((await read()).geser_menit).toBe(0);
  });

  test('a room that was pulled back by itself is never taken before its plan by the session', async () => {
    await shift(10);
    expect((await shift(-10, { ruang: 'Lab 1' })).body.status).toBe(true);
    expect(await shift(-10)).toMatchObject({
      httpStatus: 409,
      body: { message: expect.stringContaining('lebih awal') },
    });
    expect((await read()).geser_menit).toBe(10);
  });

  test('without a reason or with 0 minutes nothing happens', async () => {
    expect((await shift(10, { alasan: ' ' })).body).toMatchObject({
      kesalahan: { alasan: expect.any(String) },
    });
    expect((await shift(0)).body).toMatchObject({ kesalahan: { menit: expect.any(String) } });
    expect((await read()).geser_menit).toBe(0);
  });

  test('with the later sessions of the day', async () => {
    const later = await addSession('10:00', '12:00', room.rows[1]!.barisId);
    expect((await read()).sesudahnya.map(({ name }) => name)).toEqual(['Sesi 10:00']);
    await shift(10);
    const dua = await room.signIn(1);
    expect((await exam(dua)).jam_mulai).toBe('10:00');
    await shift(10, { sesudahnya: true });
    expect((await exam(dua)).jam_mulai).toBe('10:10');
    expect((await read()).geser_menit).toBe(20);
    await shift(5, { jadwal_ujian_sesi_id: later, sesudahnya: true });
    expect([(await read()).geser_menit, (await exam(dua)).jam_mulai]).toEqual([20, '10:15']);
  });
});

describe('geser sesi, while the exam runs', () => {
  test('the last moment moves and the device learns of it; the minutes stay what they were', async () => {
    const device = await begin();
    const before = await attempt();
    expect((await shift(25)).body.message).toContain('Batas akhir 1 peserta');
    const after = await attempt();
    expect(after.batas_akhir_ms - before.batas_akhir_ms).toBe(25 * minuteMs);
    expect([after.boleh_ms, after.versi]).toEqual([before.boleh_ms, before.versi + 1]);
    expect(after.terima_sampai_ms).toBeGreaterThanOrEqual(before.terima_sampai_ms);
    const answer = await device.send();
    expect(answer.keadaan.batas_akhir_ms).toBe(after.batas_akhir_ms);
  });

  test('who was cut short by the end of the session gets that back, and no more', async () => {
    t.clock.advance(30 * minuteMs);
    await begin();
    // The first start of the session: 110 minutes would end at 09.50, the session ends at 09.30.
    expect((await attempt()).boleh_ms).toBe(90 * minuteMs);
    await shift(15);
    expect((await attempt()).boleh_ms).toBe(105 * minuteMs);
    await shift(15);
    expect((await attempt()).boleh_ms).toBe(110 * minuteMs);
  });

  test('who was out of time only by the end of the session goes on with what was left', async () => {
    t.clock.advance(60 * minuteMs);
    await begin();
    t.clock.advance(61 * minuteMs);
    await sweepAttempts(t.context);
    expect((await attempt()).status).toBe('menunggu_kiriman');
    await shift(30);
    const after = await attempt();
    expect([after.status, after.boleh_ms]).toEqual(['mengerjakan', 90 * minuteMs]);
  });

  test('a finished exam stays finished, and nothing is shifted to an earlier time any more', async () => {
    const device = await begin();
    device.finish();
    await device.send();
    const before = await attempt();
    await shift(25);
    expect(await attempt()).toEqual(before);
    expect((await shift(-25)).body).toMatchObject({ status: false });
    expect((await read()).geser_menit).toBe(25);
  });
});

test('N39: a supervisor shifts his own room, never one with others’ participants', async () => {
  await place(room.rows[1]!.barisId, 'Lab 2');
  const budi = await t.signIn('supervisor', { nama: 'Pak Budi', jurusan_id: 'lain' });
  await t.call(proctor, 'POST', `/api/pengawas-ruang/${room.tanggal}/${room.sesiId}`, {
    user_id: budi.akun_id,
    ruang: 'Lab 2',
  });
  // Never 403 or 404: of these the screen shows the specification's sentence, which names no way out (N44).
  expect(await shift(5, {}, budi)).toMatchObject({
    httpStatus: 409,
    body: { message: expect.stringContaining('Pilih ruang Anda') },
  });
  expect((await shift(5, { ruang: 'Lab 1' }, budi)).httpStatus).toBe(404);
  expect((await shift(5, { ruang: 'Lab 2' }, budi)).body.status).toBe(true);
  const own = await t.call(budi, 'GET', `/api/sesi-ruang/${room.tanggal}/${room.sesiId}`);
  const seen = sesiRuangContract.parse(own.body);
  expect(seen).toMatchObject({ seluruh_sesi: false, ruang: [{ ruang: 'Lab 2' }] });
  expect((await read()).seluruh_sesi).toBe(true);
});

async function begin() {
  const device = new TestDevice(t);
  await device.begin(await room.signIn(0), room.rows[0]!.barisId);
  return device;
}

const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
const place = (id: string, ruang: string) =>
  t.context.store.tx(system, (tx) =>
    tx.update(jadwalUjianPeserta).set({ ruang }).where(eq(jadwalUjianPeserta.id, id)),
  );

/** Another session of the day, to which a row goes; answers its id. */
async function addSession(jam_mulai: string, jam_selesai: string, barisId: string): Promise<string> {
  const admin = await t.signIn('administrator');
  const { body } = await t.call(admin, 'POST', '/api/jadwal-ujian-sesi', {
    name: `Sesi ${jam_mulai}`,
    jam_mulai,
    jam_selesai,
  });
  const { id } = body.data as { id: string };
  await t.context.store.tx(system, (tx) =>
    tx.update(jadwalUjianPeserta).set({ jadwal_ujian_sesi_id: id }).where(eq(jadwalUjianPeserta.id, barisId)),
  );
  return id;
}
