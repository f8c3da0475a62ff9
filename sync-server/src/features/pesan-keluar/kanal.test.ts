import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { kunciPesan } from './kanal/kunci-pesan.table.ts';
import { kataJawaban } from './kanal/baca-jawaban.ts';
import { tolakAlamat } from './kanal/alamat-boleh.ts';
import { minta } from './kanal/minta.ts';
import { buildGateway } from './testing/gateway.ts';
import { terapkanKabar } from './webhook/kabar.mutations.ts';
import { systemActor } from '../../identity/keadaan-server.mutations.ts';
import type { KabarPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import type { PesanWa } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { openQueue, readPesan, seedCalon, sendNow, setPesan } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const operator = perTest(() => t.signIn('operator'));
const admin = perTest(() => t.signIn('administrator'));
const gateway = perTest(buildGateway);

const post = async (path: string, body: object, who = admin) => (await t.call(who, 'POST', path, body)).body;
const keys = async () => (await t.call(admin, 'GET', '/api/pesan-kunci')).body;
const stateOf = async (name: string) => (await readPesan(t, operator))[name]?.keadaan;
const blast = () => post('/api/utility-kirim-informasi', { pesan: 'Halo' }, operator);

describe('addresses that a channel may be at', () => {
  test.each([
    ['8.8.8.8', true, true],
    ['8.8.8.8', false, false],
    ['192.168.1.5', false, true],
    ['10.1.2.3', false, true],
    ['127.0.0.1', false, true],
    ['::1', false, true],
    ['169.254.169.254', true, false],
    ['169.254.169.254', false, false],
    ['::ffff:169.254.169.254', true, false],
    ['0.0.0.0', false, false],
    ['100.64.0.1', true, false],
    ['224.0.0.1', true, false],
    ['255.255.255.255', true, false],
    ['fe80::1', true, false],
    ['64:ff9b::a9fe:a9fe', true, false],
    ['2606:4700::1', true, true],
    ['2606:4700::1', false, false],
    ['bukan-ip', true, false],
  ])('%s, encrypted %s: %s', (ip, isEncrypted, isAllowed) => {
    expect(tolakAlamat(ip, isEncrypted) === undefined).toBe(isAllowed);
  });

  test('a name is judged by what it means, all of it, and what was judged is what is asked', async () => {
    const ask = (ips: string[]) =>
      minta(
        gateway.url.replace('127.0.0.1', 'gerbang.uji'),
        { headers: {}, body: '' },
        () => 0,
        () => Promise.resolve(ips),
      );
    expect(await ask(['169.254.169.254'])).toMatchObject({ sampai: false });
    expect(await ask(['127.0.0.1', '169.254.169.254'])).toMatchObject({ sampai: false });
    expect(await ask([])).toMatchObject({ sebab: expect.stringContaining('gerbang.uji tidak ditemukan') });
    expect(gateway.asked).toEqual([]);
    expect(await ask(['127.0.0.1'])).toMatchObject({ status: 200 });
    expect(gateway.asked).toHaveLength(1);
  });
});

describe('headers of a gateway', () => {
  const token = (nilai: string) => post('/api/pesan-kunci', { nama: 'gerbang_token', nilai });
  const uji = () => post('/api/pesan-uji', { nomor: '0812-0000-1111' });

  test('a token with a character that no header holds is named, and nothing of the queue is lost', async () => {
    await openQueue(t, { gerbang_alamat: gateway.url });
    await token('abc\u200bdef');
    const sebab =
      'Token atau kepala permintaan memuat karakter yang tidak dapat dikirim. Tulis ulang di Pengaturan.';
    expect(await uji()).toMatchObject({ status: false, message: `Pesan uji tidak terkirim. ${sebab}` });
    await seedCalon(t, 1);
    await blast();
    await sendNow(t);
    expect((await readPesan(t, operator))['Calon 1']).toMatchObject({ keadaan: 'antre', sebab });
    expect(gateway.asked).toEqual([]);
    await token('abc');
    t.clock.advance(60_000);
    await sendNow(t);
    expect(await stateOf('Calon 1')).toBe('terkirim');
  });

  test('a text of several lines in one of them takes no other away, and makes none', async () => {
    await openQueue(t, {
      gerbang_alamat: gateway.url,
      gerbang_kepala: 'Authorization: Bearer {token}\nX-Pesan: {pesan}',
    });
    await token('abc');
    await seedCalon(t, 1);
    await post('/api/utility-kirim-informasi', { pesan: 'Halo\nX-Palsu: 1\nSiti' }, operator);
    await sendNow(t);
    expect(gateway.asked).toMatchObject([
      {
        headers: { authorization: 'Bearer abc', 'x-pesan': expect.stringMatching(/^Halo X-Palsu: 1 Siti /) },
      },
    ]);
    expect(gateway.asked[0]?.headers).not.toHaveProperty('x-palsu');
  });
});

describe('secrets of the channels', () => {
  test('are sealed, never answered, and stand in no record; a gateway gets them where the braces are', async () => {
    const gerbang_alamat = `${gateway.url}?key={token}`;
    await openQueue(t, { gerbang_alamat, gerbang_kepala: 'Authorization: Bearer {token}' });
    expect(await post('/api/pesan-kunci', { nama: 'gerbang_token', nilai: 'rahasia-123' })).toMatchObject({
      status: true,
      data: { terisi: ['gerbang_token'] },
    });
    expect(JSON.stringify(await keys())).not.toContain('rahasia-123');
    const { read } = t.context.store;
    for (const table of [kunciPesan, audit])
      expect(JSON.stringify(await read.select().from(table))).not.toContain('rahasia-123');
    expect(await post('/api/pesan-uji', { nomor: '0812-0000-1111' })).toMatchObject({ status: true });
    expect(gateway.asked[0]).toMatchObject({
      path: '/send?key=rahasia-123',
      headers: { authorization: 'Bearer rahasia-123' },
    });
    await post('/api/pesan-kunci', { nama: 'gerbang_token', nilai: '' });
    expect((await keys()).terisi).toEqual([]);
  });

  test('only administrators give them; a test message says what went wrong', async () => {
    for (const path of ['/api/pesan-kunci', '/api/pesan-uji'])
      expect((await t.call(operator, 'POST', path, {})).httpStatus).toBe(403);
    await openQueue(t, { gerbang_alamat: gateway.url });
    gateway.will('wrongToken');
    expect(await post('/api/pesan-uji', { nomor: '08120000111' })).toMatchObject({
      status: false,
      message:
        'Pesan uji tidak terkirim. Gerbang menolak token (HTTP 401): token invalid. Periksa token di Pengaturan.',
    });
    expect(await post('/api/pesan-uji', { nomor: 'besok' })).toMatchObject({
      kesalahan: { nomor: expect.any(String) },
    });
    await setPesan(t, { kanal: 'tangan' });
    expect(await post('/api/pesan-uji', { nomor: '08120000111' })).toMatchObject({ status: false });
  });
});

test('words of a channel are kept as every database stores them', () => {
  expect(kataJawaban('no\0mor \ud83d')).toBe('nomor \ufffd');
  expect(kataJawaban(`${'x'.repeat(199)}\u{1f600}`)).toBe(`${'x'.repeat(199)}\ufffd`);
});

describe('news of a gateway', () => {
  const tell = async (body: object, kunci?: string) =>
    t.call(undefined, 'POST', `/api/pesan-webhook/${kunci ?? (await keys()).webhook}`, body);

  beforeEach(async () => {
    await openQueue(t, { gerbang_alamat: gateway.url });
    await seedCalon(t, 2);
    await blast();
    await sendNow(t);
  });

  test('the address is changed once for one that is known: the new one is heard, the old one is dead, also for Meta', async () => {
    const old = await keys();
    const change = () => t.call(admin, 'POST', '/api/pesan-webhook-baru', { webhook: old.webhook });
    const [{ body }, again] = [await change(), await change()];
    expect([body.status, again.httpStatus]).toEqual([true, 409]);
    const now = await keys();
    expect(body.data).toEqual(now);
    expect(now.terisi).toEqual(old.terisi);
    for (const name of ['webhook', 'token_verifikasi']) expect(now[name]).not.toBe(old[name]);
    expect((await tell({ id: '1', status: 'read' }, old.webhook)).httpStatus).toBe(404);
    const meta = (kunci: string) =>
      t.call(undefined, 'GET', `/api/pesan-webhook-cloud/${kunci}?hub.verify_token=${old.token_verifikasi}`);
    expect([(await meta(old.webhook)).httpStatus, (await meta(now.webhook)).httpStatus]).toEqual([404, 403]);
    expect(await stateOf('Calon 1')).toBe('terkirim');
    await tell({ id: '1', status: 'read' });
    expect(await stateOf('Calon 1')).toBe('dibaca');
    const forged = await t.call(operator, 'POST', '/api/pesan-webhook-baru', { webhook: now.webhook });
    expect(forged.httpStatus).toBe(403);
  });

  test('delivered, read, twice and out of order: never back, and nobody else’s', async () => {
    for (const status of ['read', 'sent', 'delivered', 'read', 'failed'])
      expect((await tell({ id: '1', status })).body).toEqual({ status: true, message: 'Tercatat.' });
    expect([await stateOf('Calon 1'), await stateOf('Calon 2')]).toEqual(['dibaca', 'terkirim']);
    await tell({ id: '2', status: 'failed', reason: 'tidak punya WhatsApp' });
    expect((await readPesan(t, operator))['Calon 2']).toMatchObject({
      status: false,
      sebab: 'Gerbang: tidak punya WhatsApp',
    });
    await tell({ id: '99', status: 'read' });
    await tell({ id: '', status: 'read' });
    expect(await stateOf('Calon 2')).toBe('gagal');
  });

  test('what failed after it was accepted goes out again under another key, and late news of the first says nothing of it', async () => {
    await tell({ id: '1', status: 'failed' });
    const { id } = (await readPesan(t, operator))['Calon 1']!;
    await post('/api/utility-wa-kirim-ulang', { id }, operator);
    await tell({ id: '1', status: 'read' });
    expect(await stateOf('Calon 1')).toBe('antre');
    await sendNow(t);
    expect(gateway.sent.filter((kunci) => kunci.startsWith(id))).toEqual([`${id}-1`, `${id}-2`]);
    await tell({ id: '3', status: 'delivered' });
    expect(await stateOf('Calon 1')).toBe('sampai');
  });

  test('that a try failed says nothing of a message that staff have sent again, held or called off since', async () => {
    await blast();
    gateway.will('cutsAfter', 'takes');
    await sendNow(t);
    const rows = Object.values((await t.call(operator, 'GET', '/api/utility-wa')).body as PesanWa[]);
    const unsure = rows.find(({ keadaan }) => keadaan === 'tidak_pasti')!;
    await post('/api/utility-wa-kirim-ulang', { id: unsure.id }, operator);
    const late = async (kabar: KabarPesan) => {
      await t.context.store.tx(systemActor, (tx) =>
        terapkanKabar(tx, t.clock.nowMs(), { kabar, id_luar: '', kunci: `${unsure.id}-1`, sebab: 'x' }),
      );
      const now = (await t.call(operator, 'GET', '/api/utility-wa')).body as PesanWa[];
      return now.find(({ id }) => id === unsure.id)?.keadaan;
    };
    expect(await late('gagal')).toBe('antre');
    for (const [tindakan, keadaan] of [
      ['tahan', 'ditahan'],
      ['batalkan', 'dibatalkan'],
    ]) {
      await post('/api/utility-wa-antrean', { tindakan }, operator);
      expect(await late('gagal')).toBe(keadaan);
    }
    // That it was accepted after all does count: else it would be sent twice.
    expect(await late('terkirim')).toBe('terkirim');
    expect(await late('gagal')).toBe('gagal');
  });

  test('without the key of the address nobody is heard', async () => {
    expect((await tell({ id: '1', status: 'read' }, 'salah')).httpStatus).toBe(404);
    expect(await stateOf('Calon 1')).toBe('terkirim');
  });

  test('the answer STOP ends messages to that number at once, MULAI begins them again, other words do nothing', async () => {
    await blast();
    await tell({ sender: '6281200000001', message: 'Jangan stop' });
    expect((await t.call(operator, 'GET', '/api/utility-wa-antrean')).body.jumlah.antre).toBe(2);
    await tell({ sender: '6281200000001', message: ' Stop. ' });
    await sendNow(t);
    expect(gateway.asked).toHaveLength(3);
    expect((await post('/api/utility-wa-pratinjau', { pesan: 'Halo' }, operator)).berhenti).toBe(1);
    const { id } = (await readPesan(t, operator))['Calon 1']!;
    expect(await post('/api/utility-wa-kirim-ulang', { id }, operator)).toMatchObject({ status: false });
    await tell({ phone: '6281200000001', message: 'MULAI', isFromMe: false });
    expect(await post('/api/utility-wa-pratinjau', { pesan: 'Halo' }, operator)).toMatchObject({
      jumlah: 2,
      berhenti: 0,
    });
  });
});
