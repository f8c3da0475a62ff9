import { sesiRuangContract } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { penutupanRuang } from '../../jadwal-ujian/ruang/penutupan-ruang.table.ts';

const minuteMs = 60_000;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const proctor = perTest(() => t.signIn('operator', { nama: 'Bu Pengawas' }));

let acts = 0;
const at = () => ({ tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId, ruang: 'Lab 1' });
const close = async (alasan = 'listrik padam', ...paksa: number[]) =>
  t.call(proctor, 'POST', '/api/tutup-ruang', {
    ...at(),
    alasan,
    tindakan_id: `tutup-${++acts}`,
    paksa: paksa.map((index) => room.rows[index]!.barisId),
  });
const reopen = async (alasan = 'ada yang terlambat') =>
  (await t.call(proctor, 'POST', '/api/buka-ruang', { ...at(), alasan })).body;
const lab = async () =>
  sesiRuangContract.parse(
    (await t.call(proctor, 'GET', `/api/sesi-ruang/${room.tanggal}/${room.sesiId}`)).body,
  ).ruang[0]!;
const start = async (index: number) =>
  (
    await t.call(await room.signIn(index), 'POST', '/api/peserta/create-soals', {
      jadwal_ujian_id: room.rows[index]!.barisId,
    })
  ).body;
async function begin(index: number) {
  const device = new TestDevice(t);
  await device.begin(await room.signIn(index), room.rows[index]!.barisId);
  return device;
}

describe('tutup ruang', () => {
  test('says who is missing, and wants a reason for it', async () => {
    await begin(0);
    t.clock.advance(2 * 60 * minuteMs);
    const { body } = await close('');
    expect(body).toMatchObject({
      status: false,
      kesalahan: { alasan: expect.any(String) },
      data: {
        mengerjakan: [{ nomor_peserta: 'P-0001', kursi: '01' }],
        tidak_hadir: [{ nomor_peserta: 'P-0002' }],
        belum_terkirim: [],
      },
    });
    expect((await lab()).ditutup_ms).toBeNull();
    expect((await close()).body.status).toBe(true);
    const [stored] = await t.context.store.read.select().from(penutupanRuang);
    expect(stored).toMatchObject({
      ruang: 'Lab 1',
      alasan: 'listrik padam',
      nama: 'Bu Pengawas',
      dibuka_ms: null,
      kekurangan: body.data,
    });
    expect(await lab()).toMatchObject({ ditutup_oleh: 'Bu Pengawas' });
  });

  test('where nothing is missing no reason is asked for', async () => {
    for (const index of [0, 1]) {
      const device = await begin(index);
      device.finish();
      await device.send();
    }
    expect((await close('')).body.status).toBe(true);
  });

  test('nobody begins in a closed room', async () => {
    await close();
    expect(await start(1)).toMatchObject({
      lanjut: false,
      jenis: 'ruang-ditutup',
      message: expect.stringMatching(/^Lab 1 sudah ditutup pengawas pukul 07.30 WIB. Panggil pengawas/),
    });
    const [own] = (await t.call(await room.signIn(1), 'POST', '/api/peserta/dashboard-jadwal-ujian')).body;
    expect(own.aktif).toBe(false);
  });

  test('whoever was given time in a closed room goes on there, also on another device', async () => {
    await begin(0);
    const ids = [room.rows[0]!.barisId];
    await close('sakit', 0);
    await t.call(proctor, 'POST', '/api/tambah-waktu', {
      ids,
      menit: 5,
      alasan: 'sudah pulih',
      tambahan_id: 'hibah-1',
    });
    await t.call(proctor, 'POST', '/api/reset-login', { ids, alasan: 'HP mati' });
    expect(await start(0)).toMatchObject({ lanjut: true });
  });

  test('buka ruang lets them begin again; both acts stand on record with their reasons', async () => {
    await close();
    expect((await reopen(' ')).kesalahan).toHaveProperty('alasan');
    expect((await reopen()).message).toBe('Lab 1 dibuka kembali.');
    expect((await lab()).ditutup_ms).toBeNull();
    expect(await start(1)).toMatchObject({ lanjut: true });
    await close('selesai', 1);
    const stored = await t.context.store.read.select().from(penutupanRuang);
    expect(stored.map(({ dibuka_alasan }) => dibuka_alasan).sort()).toEqual(['ada yang terlambat', null]);
    const entries = await t.context.store.read
      .select()
      .from(audit)
      .where(inArray(audit.tindakan, ['tutup_ruang', 'buka_ruang']))
      .orderBy(audit.nomor);
    expect(entries.map(({ tindakan, alasan }) => [tindakan, alasan])).toEqual([
      ['tutup_ruang', 'listrik padam'],
      ['buka_ruang', 'ada yang terlambat'],
      ['tutup_ruang', 'selesai'],
    ]);
  });

  test('who has not begun is absent from then on, and may begin again once the room is opened', async () => {
    await begin(0);
    const states = async () =>
      (await t.call(proctor, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`)).body.map(
        ({ keadaan, status }: Record<string, string>) => [keadaan, status],
      );
    const finished = ['selesai', 'SELESAI'];
    expect(await states()).toEqual([
      ['mengerjakan', 'SEDANG MENGERJAKAN'],
      ['siap', 'BELUM HADIR'],
    ]);
    await close('sakit', 0);
    expect(await states()).toEqual([finished, ['tidak_hadir', 'BELUM HADIR']]);
    await reopen();
    expect(await states()).toEqual([finished, ['siap', 'BELUM HADIR']]);
    expect(await start(1)).toMatchObject({ lanjut: true });
    await close('sakit', 1);
    expect(await states()).toEqual([finished, finished]);
  });

  test('whoever watches live sees at once who is absent', async () => {
    const path = `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}/live`;
    const headers = { authorization: `Bearer ${proctor.token}` };
    const { body } = await t.app.request(path, { headers });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    const snapshot = async () => {
      for (;;) {
        const text = (await reader.read()).value ?? '';
        if (text.startsWith('event: snapshot'))
          return [...text.matchAll(/"keadaan":"(\w+)"/g)].map(([, keadaan]) => keadaan);
      }
    };
    expect(await snapshot()).toEqual(['siap', 'siap']);
    await close();
    expect(await snapshot()).toEqual(['tidak_hadir', 'tidak_hadir']);
    await reader.cancel();
  });

  test('closed twice it is closed once', async () => {
    await close();
    expect((await close()).body.status).toBe(true);
    expect(await t.context.store.read.select().from(penutupanRuang)).toHaveLength(1);
  });

  test('not before the session begins, as shifted', async () => {
    await t.call(proctor, 'POST', '/api/geser-sesi', {
      ...at(),
      menit: 15,
      alasan: 'listrik padam',
      tindakan_id: 'geser',
    });
    expect((await close()).body).toMatchObject({
      status: false,
      message: 'Sesi belum dimulai. Ruang dapat ditutup setelah pukul 07.45.',
    });
    t.clock.advance(15 * minuteMs);
    expect((await close()).body.status).toBe(true);
  });
});
