import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';
import { soal } from '../../soal/bank/soal.table.ts';
import { buildExamRuang, type ExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session, type TestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { sweepAttempts } from '../sweep/sweep-attempts.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
let jadwal_ujian_id: string;

beforeEach(async () => {
  jadwal_ujian_id = room.rows[0]!.barisId;
});

const start = async () =>
  (await t.call(siswa, 'POST', '/api/peserta/create-soals', { jadwal_ujian_id })).body;

describe('start', () => {
  const withJadwal = async (
    jadwal: Parameters<typeof buildExamRuang>[1],
    act: (ruang: ExamRuang, app: TestApp) => Promise<void>,
  ) => {
    const app = await buildTestApp();
    try {
      await act(await buildExamRuang(app, jadwal), app);
    } finally {
      await app.close();
    }
  };
  const begin = async (app: TestApp, session: Session, barisId: string, token = '') =>
    (await app.call(session, 'POST', '/api/peserta/create-soals', { jadwal_ujian_id: barisId, token })).body;

  test('N52, S20: options are shown in an order of the participant’s own, the same again on another device; a question whose options speak of the others keeps its order', () =>
    withJadwal({ questions: 4, jadwal: { acak_opsi: true } }, async (other, app) => {
      const all = Object.keys(other.keys);
      const bound = all[1] ?? '';
      await app.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
        tx.update(soal).set({ pilihan_e: 'Semua benar' }).where(eq(soal.id, bound)),
      );
      const orders = async (index: number) => {
        const device = new TestDevice(app);
        await device.begin(await other.signIn(index), other.rows[index]!.barisId, { pindah: true });
        return device.start.opsi ?? {};
      };
      const first = await orders(0);
      expect(Object.keys(first).sort()).toEqual(all.filter((butir) => butir !== bound).sort());
      for (const order of Object.values(first)) expect([...order].sort().join('')).toBe('ABCDE');
      expect(await orders(0)).toEqual(first);
      expect(await orders(1)).not.toEqual(first);
    }));

  test('N52: without the switch nothing is said of an order', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, jadwal_ujian_id);
    expect(device.start).not.toHaveProperty('opsi');
  });

  test('the token of the room is asked for, rotates, and the one before still opens', () =>
    withJadwal({ participants: 3, jadwal: { token_wajib: true } }, async (other, app) => {
      const proctor = await app.signIn('supervisor');
      const token = async () =>
        (await app.call(proctor, 'GET', `/api/token-sesi/${other.tanggal}/${other.sesiId}`)).body.token;
      const [first, second, third] = [await other.signIn(0), await other.signIn(1), await other.signIn(2)];
      expect(await begin(app, first, other.rows[0]!.barisId)).toMatchObject({
        lanjut: false,
        message: 'Masukkan token dari pengawas.',
      });
      expect(await begin(app, first, other.rows[0]!.barisId, 'ABCDEF')).toMatchObject({ lanjut: false });
      const old = await token();
      expect(old).toMatch(/^[A-HJ-NP-Z]{6}$/);
      expect(
        await begin(app, first, other.rows[0]!.barisId, ` ${old.slice(0, 3)}-${old.slice(3).toLowerCase()}`),
      ).toMatchObject({ lanjut: true });
      app.clock.advance(15 * 60_000);
      expect(await begin(app, second, other.rows[1]!.barisId, old)).toMatchObject({ lanjut: true });
      app.clock.advance(15 * 60_000);
      expect(await begin(app, third, other.rows[2]!.barisId, old)).toMatchObject({ lanjut: false });
      expect(await begin(app, third, other.rows[2]!.barisId, await token())).toMatchObject({ lanjut: true });
    }));

  test('a session that is not open refuses with the time', async () => {
    t.clock.advance(-3_600_000);
    expect(await start()).toMatchObject({
      lanjut: false,
      message: 'Ujian belum dibuka. Sesi 1 dimulai pukul 07.30 WIB.',
    });
    t.clock.advance(3 * 3_600_000);
    expect(await start()).toMatchObject({ lanjut: false, message: expect.stringContaining('susulan') });
  });

  test('S1-SCHOOL-23: a session opens and closes by the clock of the school’s own zone', async () => {
    const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
    await t.context.store.tx(actor, (tx) => tx.update(sekolah).set({ zona: 'WIT' }));
    // The test clock stands at 07.30 WIB: 09.30 WIT, when the session of 07.30 has just ended.
    t.clock.advance(60_000);
    expect(await start()).toMatchObject({ lanjut: false, message: expect.stringContaining('susulan') });
    t.clock.advance(-3 * 3_600_000);
    expect(await start()).toMatchObject({
      lanjut: false,
      message: 'Ujian belum dibuka. Sesi 1 dimulai pukul 07.30 WIT.',
    });
    t.clock.advance(3_600_000);
    expect(await start()).toMatchObject({ lanjut: true });
  });

  test('who starts late ends with the others, or has the full time where the schedule says so', async () => {
    await start();
    t.clock.advance(20 * 60_000);
    const late = await room.signIn(1);
    const barisId = room.rows[1]!.barisId;
    await begin(t, late, barisId);
    const left = async () =>
      (await t.call(late, 'POST', '/api/peserta/get-time-left', { jadwal_ujian_id: barisId })).body.time_left;
    expect(await left()).toBe(40 * 60);
    await withJadwal({ jadwal: { keterlambatan: 'waktu_penuh' } }, async (other, app) => {
      await begin(app, await other.signIn(0), other.rows[0]!.barisId);
      app.clock.advance(20 * 60_000);
      const second = await other.signIn(1);
      await begin(app, second, other.rows[1]!.barisId);
      const body = { jadwal_ujian_id: other.rows[1]!.barisId };
      expect((await app.call(second, 'POST', '/api/peserta/get-time-left', body)).body.time_left).toBe(3600);
    });
  });

  test('who has had his time before he comes is told what to do, and granted minutes are all his', async () => {
    await start();
    t.clock.advance(61 * 60_000);
    const late = await room.signIn(1);
    const barisId = room.rows[1]!.barisId;
    expect(await begin(t, late, barisId)).toMatchObject({
      status: false,
      lanjut: false,
      jenis: 'terlambat',
      message: expect.stringContaining('Minta pengawas menambah waktu'),
    });
    const proctor = await t.signIn('supervisor');
    const grant = { ids: [barisId], menit: 10, alasan: 'bus mogok', tambahan_id: 'hibah-1' };
    await t.call(proctor, 'POST', '/api/tambah-waktu', grant);
    const device = new TestDevice(t);
    await device.begin(late, barisId);
    expect(device.start.keadaan.boleh_ms).toBe(10 * 60_000);
    const absen = `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`;
    const { body: rows } = await t.call(proctor, 'GET', absen);
    expect(rows.map((row: { hilang_menit: number }) => row.hilang_menit)).toEqual([0, 51]);
  });

  test('S11: an attempt after a reset has its own clock', async () => {
    await start();
    t.clock.advance(61 * 60_000);
    const admin = await t.signIn('administrator');
    await t.call(admin, 'POST', '/api/reset-ujian-private', { id: jadwal_ujian_id, alasan: 'soal rusak' });
    const device = new TestDevice(t);
    await device.begin(siswa, jadwal_ujian_id);
    expect(device.start.keadaan).toMatchObject({ percobaan: 2, boleh_ms: 59 * 60_000 });
  });

  test('S17: after the last moment no key leaves the server, and no other device takes the exam', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, jadwal_ujian_id);
    const refused = {
      lanjut: false,
      jenis: 'lewat-waktu',
      message: expect.stringContaining('tetap dikirim'),
    };
    const next = new TestDevice(t);
    t.clock.advance(120 * 60_000);
    for (const sweep of [false, true]) {
      if (sweep) {
        t.clock.advance(60_000);
        await sweepAttempts(t.context);
      }
      for (const one of [device, next]) {
        const { body } = await one.begin(siswa, jadwal_ujian_id);
        expect(body).toMatchObject(refused);
        expect(body).not.toHaveProperty('kunci');
      }
    }
    device.elapsedMs = 50 * 60_000;
    device.answer(device.start.urutan[0]!, 'A');
    expect(await device.send()).toMatchObject({ ack: 1, verdik: [], keadaan: { pemegang: true } });
  });

  test('S20: a changed bank makes a new sheet for those who have not started, and leaves started ones', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, jadwal_ujian_id);
    const admin = await t.signIn('administrator');
    // The bank is frozen by the attempt, so that what was drawn stays; its new version is edited.
    await t.call(admin, 'POST', `/api/master-soal-versi/${room.bankId}`);
    const { body: items } = await t.call(admin, 'GET', `/api/master-soal-detail/${room.bankId}`);
    const { id, versi: _, ...item } = items[0];
    const changed = await t.call(admin, 'POST', `/api/master-soal-detail/${room.bankId}/${id}?_method=PUT`, {
      ...item,
      soal: '<p>Soal diperbaiki</p>',
    });
    expect(changed.body.status).toBe(true);
    const later = new TestDevice(t);
    const other = await room.signIn(1);
    const offered = async () =>
      (await t.call(other, 'POST', '/api/peserta/dashboard-jadwal-ujian', {})).body[0].paket.id;
    // While the bank is edited, the list goes on offering what devices have; the start never does.
    expect(await offered()).toBe(device.start.paket);
    await later.begin(other, room.rows[1]!.barisId);
    expect(later.start.paket).not.toBe(device.start.paket);
    const again = new TestDevice(t);
    Object.assign(again, { aliran: device.aliran, key: device.key });
    await again.begin(siswa, jadwal_ujian_id);
    expect(again.start).toMatchObject({ paket: device.start.paket, urutan: device.start.urutan });
  });
});
