import type { DaftarTangan } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { restoreBackup } from '../pencadangan/testing/school.ts';
import { sewaTanganMs } from './antrean/sewa.queries.ts';
import { buildGateway } from './testing/gateway.ts';
import { openQueue, readPesan, seedCalon, sendNow, setPesan } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const gateway = perTest(buildGateway);
const ani = perTest(() => t.signIn('operator'));
/** The same account on another computer. */
const budi = perTest(() => t.signIn('operator'));

const post = (who: Session, path: string, body: object) => t.call(who, 'POST', path, body);
const open = (who: Session, id: string) => post(who, '/api/utility-wa-tangan', { id });
const say = (who: Session, id: string, terkirim: boolean) =>
  post(who, '/api/utility-wa-nyatakan', { id, terkirim });
const skip = (who: Session, id: string) => post(who, '/api/utility-wa-lewati', { id });
const atur = (tindakan: string) => post(budi, '/api/utility-wa-antrean', { tindakan });
const list = async (who: Session) =>
  (await t.call(who, 'GET', '/api/utility-wa-tangan')).body as DaftarTangan;
const stateOf = async (name = 'Calon 1') => (await readPesan(t, ani))[name]?.keadaan;

/** Messages that wait to be sent by hand; answers the id of the first. */
async function blast(many = 1): Promise<string> {
  await openQueue(t, { kanal: 'tangan' });
  await seedCalon(t, many);
  await post(ani, '/api/utility-kirim-informasi', { pesan: 'Halo' });
  return (await readPesan(t, ani))['Calon 1']!.id;
}

describe('a message that is opened to be sent by hand belongs to who has opened it', () => {
  test('of two who open it at one moment one gets the chat, the other is told who has it', async () => {
    const id = await blast(2);
    const both = await Promise.all([open(ani, id), open(budi, id)]);
    expect(both.map(({ httpStatus }) => httpStatus).toSorted()).toEqual([200, 409]);
    expect(both.find(({ httpStatus }) => httpStatus === 409)?.body.message).toMatch(
      /^Pesan ini sedang dikirim Uji operator sampai pukul \d\d\.\d\d\. Lanjutkan/,
    );
    expect((await readPesan(t, ani))['Calon 1']).toMatchObject({
      keadaan: 'mengirim',
      sebab: 'Dibuka Uji operator untuk dikirim dengan tangan.',
    });
  });

  test('a chat that is left is not certain once its time is over, also while a channel sends', async () => {
    const id = await blast(3);
    await open(ani, id);
    await setPesan(t, { kanal: 'gerbang', gerbang_alamat: gateway.url });
    gateway.onAsked = () => {
      if (gateway.asked.length === 1) t.clock.advance(sewaTanganMs);
    };
    const states: (string | undefined)[] = [];
    gateway.holdsUntil = () => {
      gateway.holdsUntil = async () => states.push(await stateOf());
      return Promise.resolve();
    };
    await sendNow(t);
    expect([gateway.asked.length, states]).toEqual([2, ['tidak_pasti']]);
  });

  test('who has it sees it first, as opened; the other sees the rest and whose the opened ones are', async () => {
    const id = await blast(3);
    expect((await open(ani, id)).body.data).toMatchObject({
      id,
      dibuka: true,
      tautan: expect.stringContaining('wa.me/62'),
    });
    const own = await list(ani);
    expect(own.pesan.map(({ nama, dibuka }) => [nama, dibuka])).toEqual([
      ['Calon 1', true],
      ['Calon 2', false],
      ['Calon 3', false],
    ]);
    expect(own.dipegang).toEqual([]);
    const other = await list(budi);
    expect(other.pesan.map(({ nama }) => nama)).toEqual(['Calon 2', 'Calon 3']);
    expect(other.dipegang).toEqual([{ pemegang: 'Uji operator', jumlah: 1 }]);
  });

  test('nobody else says what became of it, lets go of it, or deletes it', async () => {
    const id = await blast();
    await open(ani, id);
    for (const word of [true, false])
      expect((await say(budi, id, word)).body.message).toContain('sedang dikirim Uji operator');
    await skip(budi, id);
    await t.call(budi, 'DELETE', `/api/utility-wa/${id}`);
    expect(await stateOf()).toBe('mengirim');
    expect((await say(ani, id, true)).httpStatus).toBe(200);
    expect((await say(ani, id, true)).httpStatus).toBe(409);
    expect(await stateOf()).toBe('terkirim');
  });

  test('passed over it waits again, for whoever opens it next', async () => {
    const id = await blast();
    await open(ani, id);
    for (let twice = 0; twice < 2; twice += 1) expect((await skip(ani, id)).httpStatus).toBe(200);
    expect(await stateOf()).toBe('antre');
    expect((await open(budi, id)).httpStatus).toBe(200);
    await skip(ani, id);
    expect(await stateOf()).toBe('mengirim');
  });

  test('a time that is up leaves it not certain, with whom to ask; opened again in time it lasts anew', async () => {
    const id = await blast();
    await open(ani, id);
    t.clock.advance(sewaTanganMs - 1);
    await sendNow(t);
    expect((await open(ani, id)).httpStatus).toBe(200);
    t.clock.advance(sewaTanganMs - 1);
    await sendNow(t);
    expect(await stateOf()).toBe('mengirim');
    t.clock.advance(1);
    await sendNow(t);
    expect((await readPesan(t, ani))['Calon 1']).toMatchObject({
      keadaan: 'tidak_pasti',
      sebab: expect.stringMatching(/^Uji operator membukanya untuk dikirim dengan tangan/),
    });
    expect((await open(budi, id)).httpStatus).toBe(409);
    expect((await say(ani, id, true)).httpStatus).toBe(200);
  });

  test('no channel takes it, though another one is chosen meanwhile', async () => {
    const id = await blast(2);
    await open(ani, id);
    await setPesan(t, { kanal: 'gerbang', gerbang_alamat: gateway.url });
    await sendNow(t);
    t.clock.advance(sewaTanganMs);
    await sendNow(t);
    expect(gateway.sent).toHaveLength(1);
    expect(gateway.sent[0]).not.toContain(id);
    expect(await stateOf()).toBe('tidak_pasti');
  });
});

describe('what is decided while somebody has it open holds where it was not sent', () => {
  test.each([
    ['batalkan', 'dibatalkan'],
    ['tahan', 'ditahan'],
  ] as const)('%s', async (tindakan, keadaan) => {
    const id = await blast();
    await open(ani, id);
    await atur(tindakan);
    expect((await readPesan(t, ani))['Calon 1']?.sebab).toMatch(/petugas bila belum diterima kanal\.$/);
    await open(ani, id);
    await skip(ani, id);
    expect(await stateOf()).toBe(keadaan);
  });

  test('what was sent is said to be, though it was called off meanwhile', async () => {
    const id = await blast();
    await open(ani, id);
    await atur('batalkan');
    await say(ani, id, true);
    expect(await stateOf()).toBe('terkirim');
  });
});

test('what does not wait, is for another medium, or is not there is not opened, and its sentence says so', async () => {
  const id = await blast();
  await atur('tahan');
  expect((await open(ani, id)).body).toMatchObject({
    status: false,
    message: expect.stringContaining('DITAHAN'),
  });
  expect((await open(ani, 'tidak-ada')).httpStatus).toBe(404);
  expect((await skip(ani, 'tidak-ada')).httpStatus).toBe(404);
  expect((await open(await t.signIn('guru'), id)).httpStatus).toBe(403);
});

test('S18: what was in a hand when the backup was made is not certain on the restored server', async () => {
  const id = await blast();
  await open(ani, id);
  const admin = await t.signIn('administrator');
  const { body } = await post(admin, '/api/pencadangan', {});
  expect((await restoreBackup(t, admin, body.data.id)).body.status).toBe(true);
  await sendNow(t);
  Object.assign(ani, await t.signIn('operator'));
  expect(await stateOf()).toBe('tidak_pasti');
  expect((await open(ani, id)).httpStatus).toBe(409);
});
