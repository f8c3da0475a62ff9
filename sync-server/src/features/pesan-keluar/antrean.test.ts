import { describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { setSchool } from '../situs/testing/admission.ts';
import { buildGateway } from './testing/gateway.ts';
import { openQueue, readPesan, seedCalon, sendNow, setPesan } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const gateway = perTest(buildGateway);
const operator = perTest(() => t.signIn('operator'));

/** A login lasts half a day. */
const signInAgain = async () => Object.assign(operator, await t.signIn('operator'));
const open = (isi: Record<string, unknown> = {}) => openQueue(t, { gerbang_alamat: gateway.url, ...isi });
const blast = async (fields: object = {}) =>
  (await t.call(operator, 'POST', '/api/utility-kirim-informasi', { pesan: 'Halo {nama}', ...fields })).body;
const read = () => readPesan(t, operator);
const stateOf = async (name: string) => (await read())[name]?.keadaan;
const post = async (path: string, body: object) => (await t.call(operator, 'POST', path, body)).body;
const queue = async () => (await t.call(operator, 'GET', '/api/utility-wa-antrean')).body;

describe('S2-WA-09: a blast through the queue', () => {
  test('each receiver gets his own text once, in the gateway’s own words, and the list says TERKIRIM', async () => {
    await open();
    await seedCalon(t, 2);
    expect(await blast()).toMatchObject({
      status: true,
      message: '2 pesan antre untuk dikirim.',
      data: { jumlah: 2 },
    });
    expect(gateway.asked).toEqual([]);
    await sendNow(t);
    expect(gateway.asked.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
      { target: '6281200000001', message: expect.stringMatching(/^Halo Calon 1\n\nBalas STOP/) },
      { target: '6281200000002', message: expect.stringMatching(/^Halo Calon 2\n\n/) },
    ]);
    expect(await read()).toMatchObject({
      'Calon 1': {
        nomor: '6281200000001',
        status: true,
        keadaan: 'terkirim',
        kanal: 'gerbang',
        percobaan: 1,
      },
      'Calon 2': { status: true, jenis_informasi: 'informasi-umum' },
    });
    await sendNow(t);
    expect(gateway.sent).toHaveLength(2);
    expect(new Set(gateway.sent).size).toBe(2);
  });

  test('the same act sent again after a lost answer queues nothing more', async () => {
    await open();
    await seedCalon(t, 2);
    for (let twice = 0; twice < 2; twice += 1)
      expect(await blast({ tindakan_id: 'tindakan-1' })).toMatchObject({ status: true, data: { jumlah: 2 } });
    await sendNow(t);
    expect(gateway.sent).toHaveLength(2);
  });

  test('S2-WA-13: while the school’s switch is off nothing is queued, and what is queued waits', async () => {
    await open();
    await seedCalon(t, 1);
    await blast();
    await setPesan(t, { kanal: 'gerbang', gerbang_alamat: gateway.url });
    await setSchool(t, { sms: false });
    await sendNow(t);
    expect(gateway.asked).toEqual([]);
    expect(await queue()).toMatchObject({ diam: expect.stringContaining('Pesan WhatsApp dimatikan') });
    expect(await blast()).toMatchObject({
      status: false,
      message: expect.stringContaining('Profil Sekolah'),
    });
  });
});

describe('what a gateway answers', () => {
  test.each([
    ['takes', 'terkirim', ''],
    ['refuses', 'gagal', 'Gerbang menolak: nomor tidak terdaftar'],
    ['redirects', 'gagal', 'Gerbang menolak (HTTP 302)'],
    ['full', 'antre', 'Gerbang sedang penuh (HTTP 429): pelan'],
    ['closed', 'antre', 'Gerbang sedang penuh (HTTP 503): perawatan'],
    ['wrongToken', 'antre', 'Gerbang menolak token (HTTP 401): token invalid. Periksa token di Pengaturan.'],
    ['breaksBehind', 'tidak_pasti', 'Gerbang gagal di tengah jalan (HTTP 502)'],
    ['cutsAfter', 'tidak_pasti', 'Sambungan terputus sebelum kanal menjawab.'],
    [
      'gibberish',
      'tidak_pasti',
      'Jawaban gerbang tidak memuat status. Periksa bidang jawaban di Pengaturan.',
    ],
  ] as const)('%s: %s', async (act, keadaan, sebab) => {
    await open();
    await seedCalon(t, 1);
    await blast();
    gateway.will(act);
    await sendNow(t);
    expect((await read())['Calon 1']).toMatchObject({ keadaan, sebab });
    expect(gateway.asked).toHaveLength(1);
  });

  test('nobody listens: it was surely not accepted, and goes out once somebody does', async () => {
    await open({ gerbang_alamat: 'http://127.0.0.1:9/send' });
    await seedCalon(t, 1);
    await blast();
    await sendNow(t);
    expect((await read())['Calon 1']).toMatchObject({
      keadaan: 'antre',
      sebab: expect.stringContaining('tidak dapat dihubungi'),
    });
    await setPesan(t, { kanal: 'gerbang', gerbang_alamat: gateway.url });
    t.clock.advance(60_000);
    await sendNow(t);
    expect(await stateOf('Calon 1')).toBe('terkirim');
  });

  test('a gateway that is full is asked by one message and not by all, and not before it said', async () => {
    await open();
    await seedCalon(t, 5);
    await blast();
    gateway.will('full', 'takes');
    await sendNow(t);
    t.clock.advance(89_000);
    await sendNow(t);
    expect(gateway.asked).toHaveLength(1);
    expect(await queue()).toMatchObject({ diam: expect.stringContaining('Dicoba lagi pukul') });
    t.clock.advance(2_000);
    await sendNow(t);
    expect(new Set(gateway.sent).size).toBe(5);
    expect(gateway.sent).toHaveLength(5);
  });

  test('what is never accepted is given up after its tries, with its reason, and S2-WA-04: sent again it goes with the same key', async () => {
    await open();
    await seedCalon(t, 1);
    await blast();
    gateway.will('closed');
    for (let tries = 0; tries < 12; tries += 1) {
      await sendNow(t);
      t.clock.advance(3_600_000);
    }
    await signInAgain();
    const failed = (await read())['Calon 1'];
    expect(failed).toMatchObject({ keadaan: 'gagal', status: false, percobaan: 8 });
    gateway.will('takes');
    expect(await post('/api/utility-wa-kirim-ulang', { id: failed!.id })).toMatchObject({ status: true });
    await sendNow(t);
    expect(await stateOf('Calon 1')).toBe('terkirim');
    expect(new Set(gateway.asked.map(({ kunci }) => kunci)).size).toBe(1);
  });
});

describe('what staff decide', () => {
  test('a message that nobody is sure of goes out again only when they say so, with the same key', async () => {
    await open();
    await seedCalon(t, 1);
    await blast();
    gateway.will('cutsAfter', 'takes');
    await sendNow(t);
    for (let hours = 0; hours < 5; hours += 1) {
      t.clock.advance(3_600_000);
      await sendNow(t);
    }
    expect(gateway.asked).toHaveLength(1);
    const { id } = (await read())['Calon 1']!;
    expect(await post('/api/utility-wa-kirim-ulang', { id })).toMatchObject({ status: true });
    await sendNow(t);
    expect(gateway.sent).toHaveLength(2);
    expect(new Set(gateway.sent).size).toBe(1);
  });

  test('they say what became of it; decided once, it is not decided again', async () => {
    await open();
    await seedCalon(t, 2);
    await blast();
    gateway.will('cutsAfter');
    await sendNow(t);
    const rows = await read();
    const say = (name: string, terkirim: boolean) =>
      post('/api/utility-wa-nyatakan', { id: rows[name]?.id, terkirim });
    expect(await say('Calon 1', true)).toMatchObject({ status: true });
    expect(await say('Calon 2', false)).toMatchObject({ status: true });
    expect(await say('Calon 1', false)).toMatchObject({ status: false });
    expect([await stateOf('Calon 1'), await stateOf('Calon 2')]).toEqual(['terkirim', 'gagal']);
  });

  test('S2-WA-04, N44: what has gone out, or waits, is not sent again, and the answer says so', async () => {
    await open();
    await seedCalon(t, 1);
    await blast();
    const { id } = (await read())['Calon 1']!;
    const again = () => t.call(operator, 'POST', '/api/utility-wa-kirim-ulang', { id });
    expect([(await again()).httpStatus, (await again()).body.status]).toEqual([409, false]);
    await sendNow(t);
    expect((await again()).body).toMatchObject({
      status: false,
      message: expect.stringContaining('TERKIRIM'),
    });
    expect(
      (await t.call(operator, 'POST', '/api/utility-wa-kirim-ulang', { id: 'tidak-ada' })).httpStatus,
    ).toBe(404);
  });

  test('held, gone on with, called off: nothing goes out meanwhile, or ever', async () => {
    await open();
    await seedCalon(t, 2);
    await blast();
    const atur = (tindakan: string) => post('/api/utility-wa-antrean', { tindakan });
    expect(await atur('tahan')).toMatchObject({ message: expect.stringContaining('2 pesan ditahan') });
    await sendNow(t);
    expect(gateway.asked).toEqual([]);
    await atur('lanjutkan');
    await atur('batalkan');
    await sendNow(t);
    expect(gateway.asked).toEqual([]);
    expect([await stateOf('Calon 1'), await stateOf('Calon 2')]).toEqual(['dibatalkan', 'dibatalkan']);
    expect(await atur('lanjutkan')).toMatchObject({ message: '0 pesan antre lagi.' });
  });

  test('N43: with id 1 all are deleted, what waited never goes out, and they come back as they were called off', async () => {
    await open();
    await seedCalon(t, 3);
    await blast();
    const { body } = await t.call(operator, 'POST', '/api/utility-wa/1?_method=DELETE', {});
    expect(body).toMatchObject({ status: true, message: '3 pesan dihapus.', hapusan_id: expect.any(String) });
    expect(await read()).toEqual({});
    expect(await post('/api/hapusan-urungkan', { id: body.hapusan_id })).toMatchObject({ status: true });
    await sendNow(t);
    expect(gateway.asked).toEqual([]);
    expect(await stateOf('Calon 3')).toBe('dibatalkan');
    const { id } = (await read())['Calon 2']!;
    await t.call(operator, 'DELETE', `/api/utility-wa/${id}`);
    expect(Object.keys(await read()).toSorted()).toEqual(['Calon 1', 'Calon 3']);
  });
});

describe('whose turn it is', () => {
  /** What stands at the beginning of the texts that went out last. */
  const lastSent = (many: number) =>
    gateway.asked.slice(-many).map(({ body }) => new URLSearchParams(body).get('message')?.[0]);

  test('two blasts share what goes out, whichever came first', async () => {
    await open({ per_menit: 10 });
    await seedCalon(t, 40);
    await blast({ pesan: 'B {nama}' });
    await sendNow(t);
    expect(lastSent(10)).toEqual(Array(10).fill('B'));
    await blast({ pesan: 'C {nama}' });
    t.clock.advance(60_000);
    await sendNow(t);
    expect(lastSent(10).toSorted()).toEqual([...Array(5).fill('B'), ...Array(5).fill('C')]);
  });

  test('what staff send again goes before a blast of thousands, wherever it stood', async () => {
    await open({ per_menit: 10 });
    await seedCalon(t, 40);
    await blast({ pesan: 'B {nama}' });
    await post('/api/utility-wa-antrean', { tindakan: 'batalkan' });
    await blast({ pesan: 'C {nama}' });
    const { rows } = (await t.call(operator, 'GET', '/api/utility-wa?q=Calon+40&page=1')).body;
    const last = rows.find(({ keadaan }: { keadaan: string }) => keadaan === 'dibatalkan');
    await post('/api/utility-wa-kirim-ulang', { id: last.id });
    await sendNow(t);
    expect(lastSent(10)).toEqual(['B', ...Array(9).fill('C')]);
  });

  test.each([
    ['sent again by staff', 'refuses'],
    ['tried again', 'full'],
  ] as const)('an old message that is %s takes no turn from the blast under way', async (_what, act) => {
    await open({ per_menit: 10 });
    await seedCalon(t, 40);
    await blast({ pesan: 'B {nama}' });
    gateway.will(act, 'takes');
    await sendNow(t);
    // Another address ends the rest that a full gateway asks for: the blast goes on, its first message waits.
    await setPesan(t, { kanal: 'gerbang', gerbang_alamat: `${gateway.url}?lain`, per_menit: 10 });
    await sendNow(t);
    expect(gateway.asked).toHaveLength(10);
    const { id, keadaan } = (await read())['Calon 1']!;
    if (keadaan === 'gagal') await post('/api/utility-wa-kirim-ulang', { id });
    t.clock.advance(91_000);
    await blast({ pesan: 'C {nama}' });
    await sendNow(t);
    expect(lastSent(10).toSorted()).toEqual([...Array(6).fill('B'), ...Array(4).fill('C')]);
  });

  test('a run that begins while another goes on adds nothing to what a minute allows', async () => {
    await open({ per_menit: 1 });
    await seedCalon(t, 3);
    await blast();
    await Promise.all([sendNow(t), sendNow(t), sendNow(t)]);
    expect(gateway.asked).toHaveLength(1);
  });

  test('no more than the minute and the day allow, and nothing in quiet hours', async () => {
    await open({ per_menit: 2, per_hari: 5, tenang_mulai: '20:00', tenang_selesai: '06:00' });
    await seedCalon(t, 9);
    await blast();
    const sentAfter = async (ms: number) => {
      t.clock.advance(ms);
      await sendNow(t);
      return gateway.sent.length;
    };
    expect(await sentAfter(0)).toBe(2);
    expect(await sentAfter(59_000)).toBe(2);
    expect(await sentAfter(1_000)).toBe(4);
    expect(await sentAfter(60_000)).toBe(5);
    expect(await sentAfter(3_600_000)).toBe(5);
    expect(await queue()).toMatchObject({ sisa_hari: 0, diam: expect.stringContaining('hari ini') });
    // The next day begins in quiet hours.
    t.clock.advance(Date.parse('2025-07-02T03:00:00+07:00') - t.clock.nowMs());
    expect(await sentAfter(0)).toBe(5);
    await signInAgain();
    expect(await queue()).toMatchObject({ diam: expect.stringContaining('Jam tenang sampai') });
    expect(await sentAfter(3 * 3_600_000)).toBe(7);
  });
});
