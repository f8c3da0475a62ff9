import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { byId } from '../../db/of-school.ts';
import { systemActor } from '../../identity/keadaan-server.mutations.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Answer, type Session } from '../../testing/test-app.ts';
import { akun, tautanSandi } from '../akun/account/akun.table.ts';
import { createBackup, restoreBackup } from '../pencadangan/testing/school.ts';
import { readTables } from '../pencadangan/testing/read-tables.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { setSchool } from '../situs/testing/admission.ts';
import { buildGateway } from './testing/gateway.ts';
import { openQueue, readPesan, sendNow, setPesan } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const gateway = perTest(buildGateway);
const admin = perTest(() => t.signIn('administrator'));
let siti: Session;

const path = '/api/utility-send-bulk-message-account';
const record = { jenis_informasi: 'informasi-akun', pesan: 'Salam {nama}.' };
const blast = async () => (await t.call(admin, 'POST', path, record)).body;
/** What the gateway was given to send, from the first on. */
const texts = () => gateway.asked.map(({ body }) => new URLSearchParams(body).get('message') ?? '');
const tokens = () =>
  texts().flatMap((text) => /https:\/\/smk\.sch\.id\/akun\/baru#(\S+)/.exec(text)?.[1] ?? []);
const use = async (token: unknown, password = 'mawar-77', repassword = password) =>
  (await t.call(undefined, 'POST', '/api/akun-baru', { token, password, repassword })).body;
const signInBy = async (password: string) =>
  (await t.call(undefined, 'POST', '/api/auth/token', { email: 'siti', password })).httpStatus;
const links = () => t.context.store.read.select().from(tautanSandi);
const over = { status: false, message: expect.stringContaining('Tautan ini tidak berlaku lagi') };

beforeEach(async () => {
  siti = await t.signIn('peserta', { nama: 'Siti' });
  await seedPeserta(t, [
    { nomor_peserta: 'siti', nama: 'Siti', akun_id: siti.akun_id, nomor_hp: '081200001111' },
  ]);
  await openQueue(t, { gerbang_alamat: gateway.url, tautan_akun: true });
  await setSchool(t, { alamat_server: 'https://smk.sch.id' });
});

/** A message has gone out; its token. */
async function sendLink(): Promise<string> {
  await blast();
  await sendNow(t);
  return tokens().at(-1)!;
}

describe('S2-ENUM-07, informasi-akun with a one-time link', () => {
  test('the link stands in what is sent alone: in no stored text, no preview, no trail, and its token in no table', async () => {
    const plan = (await t.call(admin, 'POST', '/api/utility-wa-pratinjau', record)).body;
    expect(plan.contoh[0].pesan).toContain('dalam 72 jam: [tautan sekali pakai]');
    const token = await sendLink();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(texts()[0]).toMatch(
      /^Salam Siti\.\n\nAkun Siti di SMK Uji:\n.*nomor peserta siti\.\nBuat kata sandi Anda sendiri, satu kali, dalam 72 jam: https:/,
    );
    expect((await readPesan(t, admin))['Siti']?.pesan).toContain('[tautan sekali pakai]');
    const all = JSON.stringify([...(await readTables(t))]);
    expect(all).toContain('buat tautan sandi');
    expect(all).not.toContain(token);
  });

  test('by hand, off, for who has no account, and once the address is no longer https, it says the desk’s way', async () => {
    await seedPeserta(t, [{ nomor_peserta: 'tanpa', nama: 'Tanpa', nomor_hp: '081200002222' }]);
    await blast();
    await setPesan(t, { kanal: 'tangan', tautan_akun: true });
    const hand = (await t.call(admin, 'GET', '/api/utility-wa-tangan')).body.pesan;
    expect(hand).toHaveLength(2);
    for (const { pesan, tautan } of hand) {
      expect(pesan).toContain('Kata sandi ada pada kartu peserta.');
      expect(`${pesan}${decodeURIComponent(tautan)}`).not.toMatch(/sekali pakai|akun\/baru/);
    }
    await openQueue(t, { gerbang_alamat: gateway.url, tautan_akun: true });
    await setSchool(t, { alamat_server: 'http://10.0.0.2' });
    await sendNow(t);
    expect(texts()).toHaveLength(2);
    for (const text of texts()) expect(text).toContain('Kata sandi ada pada kartu peserta.');
    expect(await links()).toEqual([]);
    expect(await blast()).toMatchObject({ status: false, message: expect.stringContaining('belum https') });
    await setPesan(t, { kanal: 'gerbang', gerbang_alamat: gateway.url, tautan_akun: false });
    expect(await blast()).toMatchObject({ status: true });
  });

  test('tried again it is the same link: a gateway that has the message under its key would not send another', async () => {
    await blast();
    gateway.will('full', 'takes');
    await sendNow(t);
    t.clock.advance(91_000);
    await sendNow(t);
    expect(tokens()).toHaveLength(2);
    expect(new Set(tokens()).size).toBe(1);
    expect(await use(tokens()[0])).toMatchObject({ status: true });
  });
});

describe('what goes to another place than the one on record holds no link, but the desk’s way', () => {
  const correct = (nomor_hp: string) =>
    t.context.store.tx(systemActor, (tx) =>
      tx.update(peserta).set({ nomor_hp }).where(byId(peserta, 'siti')),
    );

  test('a number that was corrected while the message waited, or before it was tried again', async () => {
    await blast();
    await correct('6281299998888');
    gateway.will('full', 'takes');
    await sendNow(t);
    await correct('6281200001111');
    t.clock.advance(91_000);
    await sendNow(t);
    expect(texts()).toHaveLength(2);
    expect(texts()[0]).toContain('Kata sandi ada pada kartu peserta.');
    expect(tokens()).toHaveLength(1);
  });

  test('the same number, written in another way, is the same place', async () => {
    await blast();
    await correct('0812-0000-1111');
    await sendNow(t);
    expect(tokens()).toHaveLength(1);
  });
});

describe('who holds a link', () => {
  test('chooses a password, once; he is signed in nowhere, others are signed out, and it is on record', async () => {
    const token = await sendLink();
    expect(await use(token)).toEqual({
      status: true,
      message: 'Kata sandi disimpan. Masuk dengan nomor siti dan kata sandi baru Anda.',
      data: { nomor: 'siti' },
    });
    expect((await t.call(siti, 'GET', '/api/user-info')).httpStatus).toBe(401);
    expect(await signInBy('mawar-77')).toBe(200);
    expect(await signInBy('sandi-uji-coba')).toBe(401);
    expect(await use(token, 'melati-88')).toMatchObject(over);
    expect(await signInBy('melati-88')).toBe(401);
    const { rows } = (await t.call(admin, 'GET', '/api/audit?tindakan=ganti+sandi+lewat+tautan&page=1')).body;
    expect(rows).toMatchObject([{ tabel: 'akun', baris_id: siti.akun_id }]);
  });

  test('at the same instant from two devices one of them changes it', async () => {
    const token = await sendLink();
    const answers = await Promise.all([use(token, 'mawar-77'), use(token, 'melati-88')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([false, true]);
  });

  test('a weak password, the own name, or another repetition costs no link', async () => {
    const token = await sendLink();
    expect((await use(token, '123456')).kesalahan).toHaveProperty('password');
    expect((await use(token, 'siti')).kesalahan).toHaveProperty('password');
    expect((await use(token, 'mawar-77', 'mawar-78')).kesalahan).toHaveProperty('repassword');
    expect(await use(token)).toMatchObject({ status: true });
  });

  test.each([
    [
      '72 hours',
      async () => {
        t.clock.advance(72 * 3_600_000);
      },
    ],
    [
      'a password that its owner changed',
      () => t.call(siti, 'POST', '/api/chngpwd', { password: 'kenanga-9', repassword: 'kenanga-9' }),
    ],
    ['a password from the desk', () => t.call(admin, 'POST', '/api/data-peserta-sandi-baru', { id: 'siti' })],
    [
      'a reset of the account',
      async () => {
        const account = (await t.context.store.read.select().from(akun).where(eq(akun.id, siti.akun_id)))[0]!;
        return t.call(admin, 'PUT', `/api/user/${siti.akun_id}`, {
          ...account,
          reset: true,
          versi: account.versi,
        });
      },
    ],
    [
      'a later link',
      async () => {
        t.clock.advance(1_000);
        await blast();
        await sendNow(t);
      },
    ],
    [
      'an account that may not sign in',
      async () => {
        await t.context.store.tx(systemActor, (tx) =>
          tx.update(akun).set({ status: 1 }).where(byId(akun, siti.akun_id)),
        );
      },
    ],
    [
      'a reset of the school',
      () => t.call(admin, 'POST', '/api/profile-reset-data', { konfirmasi: 'SMK Uji', alasan: 'tahun baru' }),
    ],
  ] as [string, () => Promise<unknown>][])('is over after %s', async (_what, end) => {
    const token = await sendLink();
    const done = (await end()) as Answer | undefined;
    expect(done?.body.status ?? true).toBe(true);
    expect(await use(token)).toMatchObject(over);
  });

  test('of any token there is, used up, too old or made up, the refusal says the same', async () => {
    const token = await sendLink();
    await use(token);
    for (const wrong of [token, 'x', 'A'.repeat(43), siti.akun_id])
      expect(await use(wrong)).toMatchObject(over);
    for (const none of ['', null, { a: 1 }]) expect(await use(none)).toMatchObject({ status: false });
  });

  test('who asks without end has to wait', async () => {
    const statuses = [];
    for (let many = 0; many < 31; many += 1)
      statuses.push(
        (await t.call(undefined, 'POST', '/api/akun-baru', { token: 'x', password: 'a', repassword: 'a' }))
          .httpStatus,
      );
    expect([statuses[29], statuses[30]]).toEqual([200, 429]);
    // Whoever holds a right link in the same network does not wait for them.
    expect(await use(await sendLink())).toMatchObject({ status: true });
  });

  test('a restored server opens no link, be it used or not, nor when the message is sent again from the backup', async () => {
    await blast();
    gateway.will('cutsAfter', 'takes');
    await sendNow(t);
    const id = await createBackup(t, admin);
    const [token] = tokens();
    expect(await use(token)).toMatchObject({ status: true });
    t.clock.advance(1_000);
    await blast();
    await sendNow(t);
    expect(await links()).toHaveLength(1);
    expect((await restoreBackup(t, admin, id)).body.status).toBe(true);
    Object.assign(admin, await t.signIn('administrator'));
    expect(await links()).toEqual([]);
    expect(await use(token)).toMatchObject(over);
    const pesan = (await readPesan(t, admin))['Siti']!;
    expect((await t.call(admin, 'POST', '/api/utility-wa-kirim-ulang', { id: pesan.id })).body.status).toBe(
      true,
    );
    await sendNow(t);
    expect(tokens()).toHaveLength(3);
    for (const before of tokens().slice(0, 2)) expect(await use(before)).toMatchObject(over);
    expect(await use(tokens()[2])).toMatchObject({ status: true });
  });
});
