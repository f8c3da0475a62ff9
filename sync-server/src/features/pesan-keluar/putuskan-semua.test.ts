import type { BlastTerkirim, PesanWa } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { buildGateway } from './testing/gateway.ts';
import { openQueue, seedCalon, sendNow, setPesan } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const gateway = perTest(buildGateway);
const operator = perTest(() => t.signIn('operator'));

const post = (path: string, body: object) => t.call(operator, 'POST', path, body);
const decide = (body: object) => post('/api/utility-wa-putuskan', body);
const rowsOf = async (query = '') =>
  (await t.call(operator, 'GET', `/api/utility-wa${query}`)).body as PesanWa[];
const blast = async (pesan: string, tindakan_id: string) =>
  post('/api/utility-kirim-informasi', { pesan, tindakan_id });
const stateOf = async (name: string) => (await rowsOf()).find((row) => row.name === name)?.keadaan;

/** Four receivers of one blast: the first two failed, of the third nobody knows, the last has it. */
async function someFailed(): Promise<void> {
  await openQueue(t, { gerbang_alamat: gateway.url });
  await seedCalon(t, 4);
  await blast('Halo', 'blast-satu');
  gateway.will('refuses', 'refuses', 'cutsAfter', 'takes');
  await sendNow(t);
}

describe('all that failed is sent again', () => {
  test('once it is confirmed how many that is: those alone go out, with the same keys, and twice they do not', async () => {
    await someFailed();
    const all = { keadaan: 'gagal', putusan: 'kirim_ulang', jumlah: 2 };
    expect((await decide(all)).body).toEqual({ status: true, message: '2 pesan antre lagi.' });
    const again = await decide(all);
    expect([again.httpStatus, again.body.message]).toEqual([
      409,
      'Sekarang 0 pesan gagal, bukan 2. Periksa daftarnya, lalu putuskan lagi.',
    ]);
    await sendNow(t);
    expect(gateway.asked.slice(4).map(({ kunci }) => kunci)).toEqual(
      gateway.asked.slice(0, 2).map(({ kunci }) => kunci),
    );
    expect(await stateOf('Calon 3')).toBe('tidak_pasti');
  });

  test('one that had been accepted before it failed is another message to the channel', async () => {
    await someFailed();
    const { webhook } = (await t.call(await t.signIn('administrator'), 'GET', '/api/pesan-kunci')).body;
    await t.call(undefined, 'POST', `/api/pesan-webhook/${webhook}`, { id: '4', status: 'failed' });
    await decide({ keadaan: 'gagal', putusan: 'kirim_ulang', jumlah: 3 });
    await sendNow(t);
    expect(
      gateway.asked
        .slice(4)
        .map(({ kunci }) => kunci.split('-').at(-1))
        .toSorted(),
    ).toEqual(['1', '1', '2']);
  });

  test('of one blast, or as words find them; of another number than was confirmed nothing changes', async () => {
    await someFailed();
    await blast('Lagi', 'blast-dua');
    gateway.will('refuses', 'takes');
    await sendNow(t);
    const of = { keadaan: 'gagal', putusan: 'kirim_ulang' };
    expect((await decide({ ...of, jumlah: 2 })).httpStatus).toBe(409);
    expect((await rowsOf('?saring=gagal')).length).toBe(3);
    expect((await decide({ ...of, blast: 'blast-dua', jumlah: 1 })).body.status).toBe(true);
    expect((await decide({ ...of, q: 'calon 0000002', jumlah: 1 })).body.status).toBe(true);
    expect((await rowsOf('?saring=gagal')).map(({ name }) => name)).toEqual(['Calon 1']);
    expect((await rowsOf('?saring=menunggu&blast=blast-dua')).length).toBe(1);
  });

  test('who wants no messages meanwhile gets none, and the answer says how many those are', async () => {
    await someFailed();
    await post('/api/utility-wa-berhenti', { nomor: '6281200000001', berhenti: true });
    expect((await decide({ keadaan: 'gagal', putusan: 'kirim_ulang', jumlah: 2 })).body.message).toBe(
      '1 pesan antre lagi; 1 tidak dikirim ulang: penerima tidak ingin menerima pesan, atau hasilnya ditarik.',
    );
    expect([await stateOf('Calon 1'), await stateOf('Calon 2')]).toEqual(['gagal', 'antre']);
  });

  test('they share what goes out with the blast under way, however old they are', async () => {
    await openQueue(t, { kanal: 'tangan' });
    await seedCalon(t, 12);
    await blast('A', 'blast-satu');
    for (const { id } of await rowsOf()) await post('/api/utility-wa-nyatakan', { id, terkirim: false });
    await openQueue(t, { gerbang_alamat: gateway.url, per_menit: 6 });
    await blast('B', 'blast-dua');
    await sendNow(t);
    await decide({ keadaan: 'gagal', putusan: 'kirim_ulang', jumlah: 12 });
    t.clock.advance(60_000);
    await sendNow(t);
    const sent = gateway.asked.map(({ body }) => new URLSearchParams(body).get('message')?.[0]);
    expect(sent.slice(0, 6)).toEqual(Array(6).fill('B'));
    expect(sent.slice(6).toSorted()).toEqual(['A', 'A', 'A', 'B', 'B', 'B']);
  });
});

describe('all of which nobody is sure', () => {
  test.each([
    ['terkirim', 'terkirim', '1 pesan ditandai terkirim.'],
    ['gagal', 'gagal', '1 pesan ditandai gagal.'],
    ['kirim_ulang', 'antre', '1 pesan antre lagi.'],
  ] as const)(
    'are decided by themselves, and never with what failed: %s',
    async (putusan, keadaan, message) => {
      await someFailed();
      expect((await decide({ keadaan: 'tidak_pasti', putusan, jumlah: 1 })).body).toEqual({
        status: true,
        message,
      });
      expect(await stateOf('Calon 3')).toBe(keadaan);
      expect([await stateOf('Calon 1'), await stateOf('Calon 4')]).toEqual(['gagal', 'terkirim']);
    },
  );

  test('what failed is not said to have arrived', async () => {
    await someFailed();
    expect((await decide({ keadaan: 'gagal', putusan: 'terkirim', jumlah: 2 })).body.status).toBe(false);
    expect(await stateOf('Calon 1')).toBe('gagal');
  });

  test('is on record, and nothing for whoever may not', async () => {
    await someFailed();
    await decide({ keadaan: 'tidak_pasti', putusan: 'terkirim', jumlah: 1 });
    const admin = await t.signIn('administrator');
    const { rows } = (await t.call(admin, 'GET', '/api/audit?tindakan=putuskan_pesan&page=1')).body;
    expect(rows).toMatchObject([{ baris_id: 'semua', nama: 'Uji operator' }]);
    const body = { keadaan: 'gagal', putusan: 'kirim_ulang', jumlah: 2 };
    expect((await t.call(await t.signIn('guru'), 'POST', '/api/utility-wa-putuskan', body)).httpStatus).toBe(
      403,
    );
  });
});

describe('a blast that is sent again', () => {
  test('with its words is answered as the first time, whatever has changed since', async () => {
    await openQueue(t, { gerbang_alamat: gateway.url });
    await seedCalon(t, 2);
    const first = (await blast('Halo', 'blast-satu')).body;
    expect(first.data).toEqual({ jumlah: 2, tanpa_tujuan: 0, berhenti: 0, sama: 0 });
    await seedCalon(t, 3, 3);
    await post('/api/utility-wa-berhenti', { nomor: '6281200000001', berhenti: true });
    expect((await blast('Halo', 'blast-satu')).body).toEqual(first);
    await t.call(operator, 'DELETE', '/api/utility-wa/1');
    expect((await blast('Halo', 'blast-satu')).body).toEqual(first);
    expect(await rowsOf()).toEqual([]);
  });

  test.each([
    { pesan: 'Lain' },
    { program_keahlian_id: 'p-1' },
    { path: '/api/utility-send-bulk-message-account' },
  ])(
    'with other words is refused, and not said to be queued: %o',
    async ({ path, ...other }: { path?: string }) => {
      await openQueue(t, { gerbang_alamat: gateway.url });
      await seedCalon(t, 2);
      await blast('Halo', 'blast-satu');
      const again = await post(path ?? '/api/utility-kirim-informasi', {
        pesan: 'Halo',
        tindakan_id: 'blast-satu',
        ...other,
      });
      expect([again.httpStatus, again.body.message]).toEqual([
        409,
        expect.stringContaining('antre dengan isi lain, jadi isi yang sekarang belum dikirim'),
      ]);
      expect(await rowsOf()).toHaveLength(2);
    },
  );

  test('takes no name of an act of the server, whose messages it would stand in for', async () => {
    await openQueue(t, { gerbang_alamat: gateway.url });
    await seedCalon(t, 1);
    for (const name of ['hasil:0000010', 'kotak:0000001'])
      expect((await blast('Halo', name)).body.status).toBe(false);
    expect(await rowsOf()).toEqual([]);
  });

  test('at one moment it is queued once', async () => {
    await openQueue(t, { gerbang_alamat: gateway.url });
    await seedCalon(t, 2);
    const both = await Promise.all([blast('Halo', 'blast-satu'), blast('Halo', 'blast-satu')]);
    expect(both[0].body).toEqual(both[1].body);
    expect(await rowsOf()).toHaveLength(2);
    const list = (await t.call(operator, 'GET', '/api/utility-wa-blast')).body as BlastTerkirim[];
    expect(list).toMatchObject([{ tindakan: 'blast-satu', pesan: 'Halo', jumlah: 2 }]);
  });
});

describe('messages of another medium than the channel’s', () => {
  test('are counted while they wait, and called off or held without the others', async () => {
    await openQueue(t, { gerbang_alamat: gateway.url });
    await seedCalon(t, 2);
    await blast('Halo', 'blast-satu');
    const waiting = async () => (await t.call(operator, 'GET', '/api/utility-wa-antrean')).body.media_lain;
    expect(await waiting()).toBe(0);
    await setPesan(t, { kanal: 'surel', smtp_host: 'smtp.sekolah.id', smtp_dari: 'a@sekolah.id' });
    expect(await waiting()).toBe(2);
    const atur = (tindakan: string, media: string) => post('/api/utility-wa-antrean', { tindakan, media });
    expect((await atur('batalkan', 'surel')).body.message).toBe('0 pesan dibatalkan.');
    await atur('tahan', 'wa');
    expect(await waiting()).toBe(2);
    expect((await atur('batalkan', 'wa')).body.message).toBe('2 pesan dibatalkan.');
    expect(await waiting()).toBe(0);
  });
});
