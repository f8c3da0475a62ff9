import { describe, expect, test } from 'vitest';
import { buildExamRuang } from '../testing/build-exam-ruang.ts';
import { perTest } from '../testing/per-test.ts';
import { buildTestApp, type Session } from '../testing/test-app.ts';
import { TestDevice } from '../testing/test-device.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));

const nul = '\u0000';
const refused = {
  httpStatus: 400,
  body: {
    status: false,
    jenis: 'karakter-terlarang',
    message: expect.stringContaining('karakter yang tidak dapat disimpan'),
  },
};

async function counted(): Promise<string[]> {
  const { body } = await t.call(await t.signIn('administrator'), 'GET', '/api/penolakan');
  return (body as { jenis: string; panggilan: string }[])
    .filter(({ jenis }) => jenis === 'karakter-terlarang')
    .map(({ panggilan }) => panggilan);
}

describe('P13: a NUL, which PostgreSQL cannot store, is refused and counted', () => {
  test('in the text of every call that reads JSON', async () => {
    const id = room.rows[0]!.barisId;
    const siswa = await room.signIn(0);
    const admin = await t.signIn('administrator');
    const alasan = `mati${nul} lampu`;
    const calls: [Session | undefined, string, unknown][] = [
      [undefined, '/api/auth/token', { email: `P-${nul}1`, password: 'x' }],
      [siswa, '/api/peserta/create-soals', { jadwal_ujian_id: `${id}${nul}` }],
      [admin, '/api/tambah-waktu', { ids: [id], menit: 5, alasan, tambahan_id: 't1' }],
      [admin, '/api/reset-login', { ids: [id], alasan }],
      [admin, '/api/jadwal-ujian-sesi', { name: `Sesi${nul}`, jam_mulai: '07:30', jam_selesai: '09:30' }],
      [admin, '/api/master-soal', { mapel: 'IPA', keterangan: nul }],
      [admin, '/api/master-soal', { mapel: 'IPA', keterangan: '', [`x${nul}`]: 1 }],
      [admin, '/api/master-soal', { mapel: '\ud800', keterangan: '' }],
    ];
    for (const [session, path, body] of calls)
      expect([path, await t.call(session, 'POST', path, body)]).toMatchObject([path, refused]);
    expect(new Set(await counted())).toEqual(new Set(calls.map(([, path]) => `POST ${path}`)));
  });

  test('V5: what is nested too deeply is refused like what cannot be read, also without a login', async () => {
    const depth = 200_000;
    const body = `${'['.repeat(depth)}"${String.raw`\u0041`}"${']'.repeat(depth)}`;
    expect(await t.call(undefined, 'POST', '/api/auth/token', body)).toMatchObject({
      httpStatus: 400,
      body: { jenis: 'json-rusak', message: expect.stringContaining('tidak terbaca') },
    });
  });

  test('in the text of an operation, of which the stream then holds nothing', async () => {
    const device = new TestDevice(t);
    await device.begin(await room.signIn(0), room.rows[0]!.barisId);
    device.push(`{"jenis":"${nul}"}`);
    expect(await device.post(device.batch())).toMatchObject(refused);
    expect(await counted()).toHaveLength(1);
  });

  test('in an address, whatever part of it', async () => {
    const admin = await t.signIn('administrator');
    for (const path of ['/api/jadwal-ujian-absen/%00/x', '/api/master-soal?q=%00'])
      expect([path, await t.call(admin, 'GET', path)]).toMatchObject([path, refused]);
  });

  test('a backslash before u0000 is no NUL, and neither is one that an operation escapes', async () => {
    const admin = await t.signIn('administrator');
    const keterangan = String.raw`\u0000 dan \\u0000`;
    const bank = { mapel: 'IPA', keterangan };
    expect((await t.call(admin, 'POST', '/api/master-soal', bank)).body.data).toMatchObject({ keterangan });
    const device = new TestDevice(t);
    await device.begin(await room.signIn(0), room.rows[0]!.barisId);
    device.record({ jenis: 'peristiwa', nama: 'uji', rincian: nul });
    device.record({ jenis: 'mulai', paket: nul });
    device.record({ jenis: 'selesai', sebab: 'sendiri', layar: nul, boleh_ms: 3_600_000 });
    expect(await device.send()).toMatchObject({ ack: 3, verdik: [] });
  });
});
