import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { getKodeLuring } from '../../jadwal-ujian/jadwal/kode-luring.mutations.ts';
import { findAttempt } from '../attempt/attempt.queries.ts';
import { minuteMs } from '../testing/exam-page.ts';
import { verifyLog } from '../replay/verify-log.ts';

const junk = toBase64Url(new Uint8Array(32).fill(9));
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { participants: 3, jadwal: { menit_minimum_selesai: 30 } }));
const siswa = perTest(() => room.signIn(0));
const staff = perTest(() => t.signIn('operator'));
const device = perTest(() => new TestDevice(t));

const barisOf = (index: number) => room.rows[index]!.barisId;
const place = () => ({ tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId });
const rowOf = async (one = device) => (await findAttempt(t.context.store.read, one.start.ujian_id))!;
const differences = async () => (await verifyLog(t.context.store.read, t.context.secrets)).differences;
const act = (path: string, extra: object = {}) => {
  const sent = { ids: [barisOf(0)], alasan: 'uji', tindakan_id: `${path}-0001`, ...extra };
  return t.call(staff, 'POST', `/api/${path}`, sent);
};
const shift = (ruang: string) => act('geser-sesi', { ...place(), ruang, menit: 30, sesudahnya: false });
async function begin(index: number): Promise<TestDevice> {
  const one = index === 0 ? device : new TestDevice(t);
  await one.begin(index === 0 ? siswa : await room.signIn(index), barisOf(index));
  return one;
}
async function prepared(): Promise<TestDevice> {
  const one = new TestDevice(t);
  await one.beginOffline(siswa, barisOf(0), await getKodeLuring(t.context, place()));
  return one;
}
/** Each minute until 118 of an exam of 60, with a clock that stands at 50. */
async function eachMinute(work: (minute: number) => Promise<void>): Promise<void> {
  for (let minute = 1; minute <= 118; minute++) {
    t.clock.advance(minuteMs);
    device.elapsedMs = Math.min(minute, 50) * minuteMs;
    await work(minute);
  }
}
const setTimeLeft = () =>
  t.call(siswa, 'POST', '/api/peserta/set-time-left', { jadwal_ujian_id: barisOf(0), timeleft: 600 });

describe('S26: signs of life that say nothing', () => {
  test('S26: a batch that contradicts its own stream is no contact', async () => {
    await begin(0);
    const { kontak_ms } = await rowOf();
    await eachMinute(async () => {
      const empty = { operasi: [], jejak_sebelum: junk, belum_terkirim: 0 };
      const { body } = await device.post({ ...device.batch(), ...empty });
      expect(body.bentrok).toBe(true);
      device.heardMs = body.jalan_ms;
    });
    expect((await rowOf()).kontak_ms).toBe(kontak_ms);
  });

  test('S26: a direct call beside a device is contact, and bounds what the device brings later', async () => {
    await begin(0);
    await eachMinute(async (minute) => {
      device.answer(device.start.urutan[minute % 5]!, (['A', 'B'] as const)[minute % 2]!);
      await setTimeLeft();
    });
    const { verdik } = await device.send();
    expect(verdik.length).toBeGreaterThan(0);
    expect(verdik.every(({ alasan }) => alasan === 'LEWAT_BUKTI')).toBe(true);
  });

  test('S26: a minute of notice that a direct call has heard is not given again to a deaf device', async () => {
    await begin(0);
    const id = `${device.start.ujian_id}-1`;
    const counted: number[] = [];
    await eachMinute(async (minute) => {
      await device.post({ ...device.batch(), gema_ms: 0 });
      const pilihan = 'ABCD'[minute % 4];
      const { body } = await t.call(siswa, 'POST', '/api/peserta/store-jawaban', { id, pilihan });
      if (body.status) counted.push(minute);
    });
    expect(counted.length).toBeGreaterThan(50);
    expect(Math.max(...counted)).toBeLessThanOrEqual(65);
    const { body } = await t.call(siswa, 'POST', '/api/peserta/fetch-soal', {
      jadwal_ujian_id: barisOf(0),
      nomor: 1,
    });
    expect(body).not.toHaveProperty('soal');
    expect(await differences()).toEqual([]);
  });

  test('S26: stops that a device only says do not pile up', async () => {
    await begin(0);
    for (let beat = 1; beat <= 200; beat++) {
      t.clock.advance(minuteMs / 5);
      const { body } = await device.post({ ...device.batch(), elapsed_ms: 0 });
      device.versi = body.keadaan.versi;
      device.heardMs = body.jalan_ms;
    }
    const { henti } = await rowOf();
    expect(henti.length).toBeLessThanOrEqual(2);
  });

  test('S26: a server’s clock that is set back an hour stops nobody and shows no stop', async () => {
    await begin(0);
    const work = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute++) {
        t.clock.advance(minuteMs);
        device.elapsedMs += minuteMs;
        await device.send();
      }
    };
    await work(10);
    t.clock.set(t.clock.nowMs() - 60 * minuteMs);
    const { body } = await t.call(staff, 'GET', '/api/jam-server');
    await t.call(staff, 'POST', '/api/jam-server', { selisih_ms: body.selisih_ms, alasan: 'jam salah' });
    await work(25);
    device.finish('sendiri');
    expect((await device.send()).keadaan.status).toBe('selesai');
    expect((await rowOf()).henti).toEqual([]);
  });
});

describe('S27: the closing of a room', () => {
  test('S27: names who was silent through all his time: his minute of notice is left', async () => {
    await begin(0);
    t.clock.advance(70 * minuteMs);
    const close = (paksa: string[]) =>
      act('tutup-ruang', { ...place(), ruang: 'Lab 1', paksa, tindakan_id: 'tutup-0001' });
    expect((await close([])).httpStatus).toBe(409);
    expect((await close([barisOf(0)])).body.status).toBe(true);
    const { body } = await t.call(siswa, 'POST', '/api/peserta/fetch-soal', {
      jadwal_ujian_id: barisOf(0),
      nomor: 1,
    });
    expect(body).not.toHaveProperty('soal');
  });
});

describe('who is late', () => {
  test('S25: nobody of a room that was shifted and begins at its own start', async () => {
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx
        .update(jadwalUjianPeserta)
        .set({ ruang: 'Lab 2' })
        .where(eq(jadwalUjianPeserta.id, barisOf(1))),
    );
    await shift('Lab 2');
    await begin(0);
    t.clock.advance(30 * minuteMs);
    expect((await begin(1)).start.keadaan.boleh_ms).toBe(60 * minuteMs);
  });

  test('S25: nobody who begins at the new start of a session that one had begun before it was shifted', async () => {
    await begin(0);
    t.clock.advance(5 * minuteMs);
    await shift('');
    t.clock.advance(25 * minuteMs);
    expect((await begin(1)).start.keadaan.boleh_ms).toBe(60 * minuteMs);
  });

  test('S25: nobody by what a device that began without the server says of its start', async () => {
    const forger = await prepared();
    t.clock.advance(20 * minuteMs);
    await forger.arrive();
    expect((await begin(1)).start.keadaan.boleh_ms).toBe(60 * minuteMs);
  });
});

describe('S25: a held start', () => {
  test('S25: is not let go before the bell, and gives no key', async () => {
    t.clock.advance(-30 * minuteMs);
    const early = await prepared();
    delete early.offline!.bukti;
    await early.arrive();
    expect((await act('izinkan-mulai')).body.message).toContain('Sesi belum dimulai');
    const again = { jadwal_ujian_id: barisOf(0), aliran: early.offline!.aliran };
    const { body } = await t.call(siswa, 'POST', '/api/peserta/create-soals', again);
    expect(body).toMatchObject({ lanjut: false, jenis: 'belum-dibuka' });
  });

  test('S12: has the minutes that were granted to it once it begins', async () => {
    await shift('');
    const early = await prepared();
    await early.arrive();
    await act('tambah-waktu', { menit: 15, tambahan_id: 'tambah-0001' });
    expect(await rowOf(early)).toMatchObject({ status: 'siap', ditahan: 'terlalu_dini' });
    t.clock.advance(31 * minuteMs);
    expect((await begin(0)).start.keadaan.boleh_ms).toBe(75 * minuteMs);
    expect(await differences()).toEqual([]);
  });

  test('S11: that was archived does not come to life by an old kit', async () => {
    const [one, two] = [await prepared(), await prepared()];
    delete one.offline!.bukti;
    await one.arrive();
    await act('salah-akun', { id: barisOf(0), benar_id: barisOf(1) });
    expect((await rowOf(one)).status).toBe('diarsipkan');
    expect((await two.arrive()).body).toMatchObject({ keadaan: { pemegang: false } });
    expect(await rowOf(one)).toMatchObject({ status: 'diarsipkan', aliran: null });
    expect((await begin(0)).start.ujian_id).not.toBe(one.start.ujian_id);
  });
});
