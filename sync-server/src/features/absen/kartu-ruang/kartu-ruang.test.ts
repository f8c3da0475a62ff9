import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { socketAt } from '../../../testing/socket-at.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Answer, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { kartuRuang } from '../../jadwal-ujian/ruang/kartu-ruang.table.ts';
import { buildTwoRuang } from '../../kertas-ujian/testing/build-two-ruang.ts';
import { openWithCard } from '../testing/open-with-card.ts';

const minuteMs = 60_000;
const t = perTest(buildTestApp);
const room = perTest(() => buildTwoRuang(t));
const operator = perTest(() => t.signIn('operator', { nama: 'Bu Rina' }));

const at = (ruang = 'Lab 1') => ({ tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId, ruang });
const make = async (more: object = {}, session = operator) =>
  (await t.call(session, 'POST', '/api/kartu-ruang', { ...at(), ...more })).body;
const enter = async (kode: string, nama = 'Pak Budi', nip = '', alamat = '10.0.0.1') => {
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify({ kode, nama, nip }) };
  return (await t.app.request('/api/auth/kartu-ruang', sent, socketAt(alamat))).json();
};
/** Wrong codes, all at once. */
const guess = async (times: number): Promise<Answer['body'][]> =>
  Promise.all(Array.from({ length: times }, () => enter('ABCDEFGH')));
const list = async (session: Session) =>
  t.call(session, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`);
const roomOf = async (session: Session) => (await list(session)).body;
const acts = async (tindakan: string) =>
  t.context.store.read.select().from(audit).where(eq(audit.tindakan, tindakan)).orderBy(audit.nomor);

describe('the card of a room', () => {
  test('is made once and kept: the same code whenever it is asked for, and never in clear in the database', async () => {
    const { status, data } = await make();
    expect([status, data]).toEqual([
      true,
      {
        ruang: 'Lab 1',
        kode: expect.stringMatching(/^[A-HJ-NP-Z]{8}$/),
        berlaku_sampai_ms: Date.parse('2025-07-01T11:30:00+07:00'),
        dibuka: [],
      },
    ]);
    const shown = await t.call(operator, 'GET', `/api/kartu-ruang/${room.tanggal}/${room.sesiId}`);
    expect(shown.body.map(({ ruang, kode }: { ruang: string; kode: string }) => [ruang, kode])).toEqual([
      ['Lab 1', data.kode],
      ['Lab 2', null],
    ]);
    const stored = await t.context.store.read.select().from(kartuRuang);
    expect(JSON.stringify(stored)).not.toContain(data.kode);
    expect(await acts('buat_kartu')).toMatchObject([{ nama: 'Bu Rina', sesudah: at() }]);
  });

  test('N39: a supervisor has the cards of his rooms only, and none of a room of which he watches a part', async () => {
    const budi = await t.signIn('supervisor', { nama: 'Pak Budi' });
    await t.call(operator, 'POST', `/api/pengawas-ruang/${room.tanggal}/${room.sesiId}`, {
      user_id: budi.akun_id,
      ruang: 'Lab 1',
    });
    expect((await make({}, budi)).status).toBe(true);
    const { body } = await t.call(budi, 'GET', `/api/kartu-ruang/${room.tanggal}/${room.sesiId}`);
    expect(body.map(({ ruang }: { ruang: string }) => ruang)).toEqual(['Lab 1']);
    expect((await t.call(budi, 'POST', '/api/kartu-ruang', at('Lab 2'))).httpStatus).toBe(404);
  });
});

describe('who comes in with it', () => {
  test('sees his room and no other, gives its commands, and every act is on record under the name he typed', async () => {
    const { data } = await make();
    const ticket = await enter(
      ` ${data.kode.slice(0, 4).toLowerCase()}-${data.kode.slice(4)} `,
      ' Pak Budi ',
      '1978',
    );
    expect(ticket).toMatchObject({ ...at(), sesi: 'Sesi 1', nama: 'Pak Budi', type: 'Bearer' });
    const card = { token: ticket.token, akun_id: '' };
    expect((await roomOf(card)).map(({ ruang }: { ruang: string }) => ruang)).toEqual(['Lab 1']);
    const barisId = room.rows[0]!.barisId;
    const grant = { ids: [barisId, 'baris-0'], menit: 5, alasan: 'listrik padam', tambahan_id: 'h' };
    const { body } = await t.call(card, 'POST', '/api/tambah-waktu', grant);
    expect(body.data).toMatchObject({ berhasil: [barisId], gagal: [{ id: 'baris-0' }] });
    const told = (await t.call(card, 'GET', `/api/absen-tindakan/${barisId}`)).body;
    expect(told).toMatchObject([{ jenis: 'tambah_waktu', nama: 'Pak Budi (kartu ruang)' }]);
    const [came] = await acts('masuk_kartu');
    expect(came).toMatchObject({ nama: 'Pak Budi (kartu ruang)', sesudah: at() });
    expect(await acts('tambah_waktu')).toMatchObject([{ akun_id: came?.akun_id }]);
    const [shown] = (await t.call(operator, 'GET', `/api/kartu-ruang/${room.tanggal}/${room.sesiId}`)).body;
    expect(shown.dibuka).toEqual([{ nama: 'Pak Budi', nip: '1978', sejak_ms: t.clock.nowMs() }]);
  });

  test('reaches no other room, session or date, by no call that names one', async () => {
    const card = await openWithCard(t, room, operator);
    const elsewhere = `2025-07-02/${room.sesiId}`;
    for (const path of ['jadwal-ujian-absen', 'sesi-ruang', 'token-sesi'])
      expect([path, (await t.call(card, 'GET', `/api/${path}/${elsewhere}`)).httpStatus]).toEqual([
        path,
        403,
      ]);
    expect((await t.call(card, 'GET', `/api/jadwal-ujian-absen/${elsewhere}/live`)).httpStatus).toBe(403);
    expect((await t.call(card, 'GET', '/api/absen-tindakan/baris-0')).httpStatus).toBe(404);
    const { body: sesi } = await t.call(card, 'GET', `/api/sesi-ruang/${room.tanggal}/${room.sesiId}`);
    expect(sesi.ruang.map(({ ruang }: { ruang: string }) => ruang)).toEqual(['Lab 1']);
    t.clock.advance(minuteMs);
    const act = { alasan: 'sakit', tindakan_id: 'x' };
    for (const ruang of ['Lab 2', '']) {
      const closed = await t.call(card, 'POST', '/api/tutup-ruang', { ...at(ruang), ...act });
      expect([ruang, closed.httpStatus]).toEqual([ruang, 404]);
      expect((await t.call(card, 'POST', '/api/buka-ruang', { ...at(ruang), ...act })).httpStatus).toBe(404);
    }
    const ids = ['baris-0'];
    const commands: [string, object][] = [
      ['reset-login', { ids, ...act }],
      ['buka-kembali', { ids, ...act }],
      ['pesan-layar', { ids, teks: 'Halo semua' }],
      ['pelanggaran', { ids, kode: 'menyontek', tindakan_id: 'x' }],
    ];
    for (const [call, body] of commands) {
      const { data } = (await t.call(card, 'POST', `/api/${call}`, body)).body;
      expect([call, data.berhasil, data.gagal.length]).toEqual([call, [], 1]);
    }
    expect((await t.call(card, 'POST', '/api/set-selesai', { id: 'baris-0', ...act })).httpStatus).toBe(404);
    const wrong = { id: room.rows[0]!.barisId, benar_id: 'baris-0', ...act };
    expect((await t.call(card, 'POST', '/api/salah-akun', wrong)).httpStatus).toBe(404);
  });

  test('watches live what happens in his room, and hears nothing of another one', async () => {
    const card = await openWithCard(t, room, operator, { ruang: 'Lab 2' });
    const path = `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}/live`;
    const { body } = await t.app.request(path, { headers: { authorization: `Bearer ${card.token}` } });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    const snapshot = (await reader.read()).value ?? '';
    expect([snapshot.includes('"ruang":"Lab 2"'), snapshot.includes('"ruang":"Lab 1"')]).toEqual([
      true,
      false,
    ]);
    await new TestDevice(t).begin(await room.signIn(0), room.rows[0]!.barisId);
    await t.call(operator, 'POST', '/api/pelanggaran', {
      ids: ['baris-0'],
      kode: 'menyontek',
      tindakan_id: 'p',
    });
    const news = (await reader.read()).value ?? '';
    expect([news.includes('baris-0'), news.includes(room.rows[0]!.barisId)]).toEqual([true, false]);
    await reader.cancel();
  });

  test('is out two hours after the end, as shifted', async () => {
    const card = await openWithCard(t, room, operator);
    t.clock.advance(4 * 60 * minuteMs - 1);
    expect((await list(card)).httpStatus).toBe(200);
    const geser = { ...at(), menit: 15, alasan: 'listrik padam', tindakan_id: 'g' };
    await t.call(operator, 'POST', '/api/geser-sesi', geser);
    t.clock.advance(15 * minuteMs);
    expect((await list(card)).httpStatus).toBe(200);
    t.clock.advance(minuteMs);
    expect((await list(card)).httpStatus).toBe(401);
    expect((await enter(card.kode)).message).toContain('sudah tidak berlaku sejak pukul 11.45 WIB');
  });

  test('is out at once when the card is replaced or taken away, which needs a reason', async () => {
    const card = await openWithCard(t, room, operator);
    expect((await make()).kesalahan).toHaveProperty('alasan');
    expect((await list(card)).httpStatus).toBe(200);
    const { data } = await make({ alasan: 'kartu hilang' });
    expect(data.kode).not.toBe(card.kode);
    expect((await list(card)).httpStatus).toBe(401);
    expect((await enter(card.kode)).message).toContain('sudah diganti');
    const { token } = await enter(data.kode);
    const taken = { ...at(), alasan: 'salah ruang' };
    expect((await t.call(operator, 'POST', '/api/kartu-ruang-cabut', taken)).body.status).toBe(true);
    expect((await list({ token, akun_id: '' })).httpStatus).toBe(401);
    expect((await acts('cabut_kartu')).map(({ alasan }) => alasan)).toEqual(['kartu hilang', 'salah ruang']);
  });

  test('leaves by himself; another one who came in with the same card stays', async () => {
    const [budi, sari] = [
      await openWithCard(t, room, operator),
      await openWithCard(t, room, operator, { nama: 'Bu Sari' }),
    ];
    expect((await t.call(budi, 'POST', '/api/kartu-ruang-keluar')).body.status).toBe(true);
    expect([(await list(budi)).httpStatus, (await list(sari)).httpStatus]).toEqual([401, 200]);
  });
});

describe('a code that is typed', () => {
  test.each([
    ['no code', '', 'Pak Budi', 'kode'],
    ['a short one', 'ABC', 'Pak Budi', 'kode'],
    ['no name', 'ABCDEFGH', ' ', 'nama'],
  ])('%s is refused at its field', async (_, kode, nama, field) => {
    expect((await enter(kode, nama)).kesalahan).toHaveProperty(field);
  });

  test('opens nothing before the day of the exam', async () => {
    const { data } = await make();
    t.clock.advance(-8 * 60 * minuteMs);
    expect(await enter(data.kode)).toMatchObject({
      status: false,
      message: expect.stringMatching(/baru berlaku pada hari ujiannya: Selasa, 0?1 Juli 2025/),
    });
  });

  test('that is wrong becomes slow and is counted where administrators see refusals; a right one opens at once in between', async () => {
    const { data } = await make();
    for (let i = 0; i < 5; i++)
      expect((await enter('ABCDEFGH')).message).toContain('minta kartu ke panitia.');
    expect(await enter('ABCDEFGH')).toMatchObject({ status: false, tunggu_detik: 15 });
    expect((await enter(data.kode)).token).toEqual(expect.any(String));
    await t.context.refusals.flush();
    const admin = await t.signIn('administrator');
    const { body } = await t.call(admin, 'GET', '/api/penolakan');
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ jenis: 'kartu-ruang', panggilan: 'POST /api/auth/kartu-ruang', jumlah: 6 }),
      ]),
    );
    expect(JSON.stringify(body)).not.toContain(data.kode);
  });

  test('that is right opens in the middle of any number of wrong ones of its own network, and of another', async () => {
    const { data } = await make();
    await guess(100);
    let done = 0;
    const flood = Array.from({ length: 250 }, async () => {
      await enter('ABCDEFGH');
      done += 1;
    });
    await Promise.race(flood);
    const before = done;
    expect((await enter(data.kode, 'Bu Sari', '', '10.0.0.2')).token).toEqual(expect.any(String));
    expect(done - before).toBeLessThan(100);
    expect((await enter(data.kode)).token).toEqual(expect.any(String));
    await Promise.all(flood);
  });

  test('is looked up at a steady pace once a network has guessed much: what would wait too long is told so', async () => {
    await guess(100);
    const told = new Set((await guess(400)).map(({ jenis }) => jenis));
    expect(told).toEqual(new Set(['kartu-ruang', 'antre-penuh']));
  });
});
