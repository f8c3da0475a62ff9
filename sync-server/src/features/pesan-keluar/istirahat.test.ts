import { describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { buildGateway } from './testing/gateway.ts';
import { openQueue, readPesan, seedCalon, sendNow, setPesan } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const gateway = perTest(buildGateway);
const lain = perTest(buildGateway);
const operator = perTest(() => t.signIn('operator'));
const admin = perTest(() => t.signIn('administrator'));

const post = async (path: string, body: object, who = operator) =>
  (await t.call(who, 'POST', path, body)).body;
const diam = async (): Promise<string> =>
  (await t.call(operator, 'GET', '/api/utility-wa-antrean')).body.diam;
const countOf = async (keadaan: string) =>
  Object.values(await readPesan(t, operator)).filter((row) => row.keadaan === keadaan).length;

/** A blast to so many through the gateway. */
async function blast(many: number): Promise<void> {
  await openQueue(t, { gerbang_alamat: gateway.url });
  await seedCalon(t, many);
  await post('/api/utility-kirim-informasi', { pesan: 'Halo' });
}
async function sendAfter(ms: number): Promise<number> {
  t.clock.advance(ms);
  await sendNow(t);
  return gateway.asked.length;
}

test('a channel that is full for a moment is left alone as long as it asks; one that stays full for longer each time', async () => {
  await blast(20);
  gateway.will('takes', 'fullBriefly', 'takes', 'fullBriefly');
  expect(await sendAfter(0)).toBe(2);
  expect(await sendAfter(1_999)).toBe(2);
  expect(await sendAfter(1)).toBe(4);
  expect(await sendAfter(2_000)).toBe(5);
  expect(await sendAfter(14_999)).toBe(5);
  expect(await sendAfter(60_000)).toBe(6);
});

describe('a channel that refuses one message after another', () => {
  test('rests after three, says why and what to do, and is then asked by one message, later each time', async () => {
    await blast(20);
    gateway.will('refuses');
    expect(await sendAfter(0)).toBe(3);
    expect([await countOf('gagal'), await countOf('antre')]).toEqual([3, 17]);
    expect(await diam()).toMatch(
      /^Kanal menolak 3 pesan berturut-turut\. Gerbang menolak: nomor tidak terdaftar\. Periksa Pengaturan, .+ Dicoba lagi pukul/,
    );
    expect(await sendAfter(14_000)).toBe(3);
    expect(await sendAfter(16_000)).toBe(4);
    expect(await diam()).toContain('menolak 4 pesan berturut-turut');
    expect(await sendAfter(29_000)).toBe(4);
    expect(await sendAfter(31_000)).toBe(5);
  });

  test('goes on as before once it takes one', async () => {
    await blast(20);
    gateway.will('refuses', 'refuses', 'refuses', 'takes', 'refuses', 'refuses', 'takes');
    expect(await sendAfter(0)).toBe(3);
    expect(await sendAfter(30_000)).toBe(20);
    expect([await countOf('gagal'), await countOf('terkirim')]).toEqual([5, 15]);
  });

  test('numbers that are wrong here and there hold nobody up; an answer that is lost is no acceptance', async () => {
    await blast(8);
    gateway.will('refuses', 'refuses', 'takes', 'refuses', 'cutsAfter', 'refuses', 'refuses');
    expect(await sendAfter(0)).toBe(7);
    expect(await diam()).toContain('menolak 3 pesan berturut-turut');
  });
});

test('what the channel said, and when it is asked again, are two sentences', async () => {
  await blast(1);
  gateway.will('full');
  await sendAfter(0);
  expect(await diam()).toContain('(HTTP 429): pelan. Dicoba lagi pukul');
});

describe('a rest belongs to the channel that took nothing', () => {
  test('another gateway is asked at once, and the limits of the old one begin no new rest', async () => {
    await blast(6);
    gateway.will('refuses');
    expect(await sendAfter(0)).toBe(3);
    await setPesan(t, { kanal: 'gerbang', gerbang_alamat: gateway.url, per_menit: 500 });
    expect(await sendAfter(0)).toBe(3);
    await setPesan(t, { kanal: 'gerbang', gerbang_alamat: lain.url });
    expect(await diam()).toBe('');
    await sendNow(t);
    expect([gateway.asked.length, lain.sent.length]).toEqual([3, 3]);
  });

  test('a new token is tried at once, the same one given again too', async () => {
    await blast(9);
    gateway.will('refuses');
    expect(await sendAfter(0)).toBe(3);
    for (const asked of [6, 9]) {
      await post('/api/pesan-kunci', { nama: 'gerbang_token', nilai: 'token-1' }, admin);
      expect(await diam()).toBe('');
      expect(await sendAfter(0)).toBe(asked);
    }
  });

  test('what the old channel answers after it was changed says nothing of the new one', async () => {
    await blast(2);
    gateway.will('wrongToken');
    gateway.holdsUntil = async () => {
      await setPesan(t, { kanal: 'gerbang', gerbang_alamat: lain.url });
      await diam();
    };
    await sendNow(t);
    expect(await diam()).toBe('');
    expect(lain.sent).toHaveLength(1);
  });
});
