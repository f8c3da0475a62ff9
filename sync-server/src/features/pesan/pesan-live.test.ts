import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { schoolId } from '../../db/school-id.ts';
import type { DefineFeature } from '../../feature.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { features } from '../index.ts';
import { buildPdf } from '../media/testing/build-file.ts';
import { pesanLiveRoutes } from './pesan-live.route.ts';
import { insertPesan } from './rows/pesan.mutations.ts';
import { topikPanitia, topikPendaftar } from './siarkan-pesan.ts';
import { buildInbox } from './testing/build-inbox.ts';

const t = perTest(buildTestApp);
const inbox = perTest(() => Promise.resolve(buildInbox(t)));
let rina: Session;
let siti: Session;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  rina = await t.signIn('operator', { nama: 'Bu Rina' });
  siti = await inbox.pendaftar('siti');
});
afterEach(() => void vi.useRealTimers());

const staff = '/api/pesan-masuk/live';
const own = '/api/peserta/pesan/live';
const ask = async (who: Session, path: string) =>
  t.app.request(path, { headers: { authorization: `Bearer ${who.token}` } });

/** One page that listens: `next` waits for the next event of it; undefined: the stream is over. */
async function listen(who: Session, path: string) {
  const answer = await ask(who, path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const reader = answer.body!.getReader();
  const next = async () => {
    const { done, value } = await reader.read();
    if (done) return undefined;
    const [, event, data] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(new TextDecoder().decode(value)) ?? [];
    return { event, data: JSON.parse(data ?? '') as unknown };
  };
  return { next, leave: () => reader.cancel() };
}
/** What is published reaches the listeners with the next tick. */
const tick = () => vi.advanceTimersByTime(500);
const comeLater = { jenis: 'terlalu-sering', tunggu_detik: 300 };
const counts = (data: object) => ({ event: 'hitungan', data: expect.objectContaining(data) });

describe('unread counts as they change', () => {
  test('staff are told at the start, after a reconnect, and with each message', async () => {
    await inbox.write(siti);
    const page = await listen(rina, staff);
    expect(await page.next()).toEqual(counts({ belum_dibaca: 1, serahan: 0, saat_ujian: 0 }));
    await inbox.write(await inbox.pendaftar('budi'));
    tick();
    expect(await page.next()).toEqual(counts({ belum_dibaca: 2 }));
    await page.leave();
    await inbox.reply(rina, 'siti');
    expect(await (await listen(rina, staff)).next()).toEqual(counts({ belum_dibaca: 1 }));
  });

  test('two tabs hear the same, and one that closes leaves the other its news', async () => {
    const [one, two] = [await listen(rina, staff), await listen(rina, staff)];
    for (const page of [one, two]) await page.next();
    await inbox.write(siti);
    tick();
    expect([await one.next(), await two.next()]).toEqual([
      counts({ belum_dibaca: 1 }),
      counts({ belum_dibaca: 1 }),
    ]);
    await one.leave();
    await inbox.reply(rina, 'siti');
    tick();
    expect(await two.next()).toEqual(counts({ belum_dibaca: 0 }));
  });

  test('a conversation that is handed over counts for whom it was given to alone, until he opens it', async () => {
    await inbox.write(siti);
    const adi = await t.signIn('administrator');
    const [hers, his] = [await listen(rina, staff), await listen(adi, staff)];
    for (const page of [hers, his]) await page.next();
    await t.call(rina, 'POST', '/api/pesan-petugas', { id: 'siti', akun_id: adi.akun_id });
    tick();
    expect([await hers.next(), await his.next()]).toEqual([counts({ serahan: 0 }), counts({ serahan: 1 })]);
    await t.call(adi, 'POST', '/api/pesan-dibaca', { id: 'siti', ids: [] });
    tick();
    expect(await his.next()).toEqual(counts({ serahan: 0 }));
  });

  test('an applicant hears of his own answers, of nobody else’s, and never a word of them', async () => {
    const budi = await inbox.pendaftar('budi');
    const [his, other] = [await listen(siti, own), await listen(budi, own)];
    expect([await his.next(), await other.next()]).toEqual([
      counts({ belum_dibaca: 0 }),
      counts({ belum_dibaca: 0 }),
    ]);
    const lampiran = await inbox.upload(rina, buildPdf('RAHASIA'));
    const { body } = await inbox.reply(rina, 'siti', { body: 'RAHASIA', lampiran });
    tick();
    expect(await his.next()).toEqual({ event: 'hitungan', data: { belum_dibaca: 1 } });
    await t.call(siti, 'POST', '/api/peserta/pesan-dibaca', { ids: [body.data.pesans[0].id] });
    tick();
    expect(await his.next()).toEqual(counts({ belum_dibaca: 0 }));
    vi.advanceTimersByTime(20_000);
    // Between the two answers to another he has heard nothing but that the line is open.
    expect(await other.next()).toEqual({ event: 'detak', data: {} });
  });

  /** How often each side is told to count anew while `act` runs. */
  async function news(act: () => Promise<unknown>) {
    tick();
    const told = { panitia: 0, siti: 0 };
    const leave = [
      t.context.live.subscribe(topikPanitia, () => void (told.panitia += 1)),
      t.context.live.subscribe(topikPendaftar('siti'), () => void (told.siti += 1)),
    ];
    await act();
    tick();
    for (const end of leave) end();
    return told;
  }

  test('who reads an answer is news to his own pages alone, once; any other letter to nobody', async () => {
    const { body } = await inbox.reply(rina, 'siti');
    const surat = { title: 'Jadwal', body: 'Tes tanggal 12.', peserta_id: 'siti', jenis: 'kotak' } as const;
    const actor = { sekolah_id: schoolId, akun_id: null, nama: 'Panitia' };
    await t.context.store.tx(actor, (tx) => insertPesan(tx, 0, [{ ...surat, id: 'surat-1' }]));
    const read = (id: string) => () => t.call(siti, 'POST', '/api/peserta/pesan-dibaca', { ids: [id] });
    const answer: string = body.data.pesans[0].id;
    for (const id of ['surat-1', 'tidak-ada']) expect(await news(read(id))).toEqual({ panitia: 0, siti: 0 });
    expect(await news(read(answer))).toEqual({ panitia: 0, siti: 1 });
    expect(await news(read(answer))).toEqual({ panitia: 0, siti: 0 });
    expect(await inbox.thread(siti)).toMatchObject([{ id: answer, dibaca: true }]);
  });

  test('staff who open what was read already are news to nobody', async () => {
    await inbox.write(siti);
    const { pesans } = await inbox.open(rina, 'siti');
    const read = () => t.call(rina, 'POST', '/api/pesan-dibaca', { id: 'siti', ids: [pesans[0].id] });
    expect(await news(read)).toEqual({ panitia: 1, siti: 1 });
    expect(await news(read)).toEqual({ panitia: 0, siti: 0 });
  });

  test('a page that marks a letter of somebody else as read changes nothing', async () => {
    const budi = await inbox.pendaftar('budi');
    const { body } = await inbox.reply(rina, 'siti');
    await t.call(budi, 'POST', '/api/peserta/pesan-dibaca', { ids: [body.data.pesans[0].id] });
    expect(await (await listen(siti, own)).next()).toEqual(counts({ belum_dibaca: 1 }));
  });

  test.each([
    ['peserta', staff],
    ['guru', staff],
    ['supervisor', staff],
    ['operator', own],
  ] as const)('%s opens no stream at %s', async (role, path) => {
    expect((await ask(await t.signIn(role), path)).status).toBe(403);
  });

  test('an account without an applicant has none', async () => {
    expect((await ask(await t.signIn('peserta'), own)).status).toBe(404);
  });
});

describe('a stream', () => {
  test('of staff ends at once where its login ends elsewhere', async () => {
    const page = await listen(rina, staff);
    await page.next();
    const last = page.next();
    await t.call(rina, 'POST', '/api/auth/logout');
    expect(await last).toBeUndefined();
  });

  test('of an applicant says nothing more once his login was revoked, and ends with the news or the next beat', async () => {
    const [page, idle] = [await listen(siti, own), await listen(siti, own)];
    for (const one of [page, idle]) await one.next();
    await t.call(siti, 'POST', '/api/auth/logout');
    await inbox.reply(rina, 'siti');
    tick();
    expect([await page.next(), await idle.next()]).toEqual([undefined, undefined]);
    const budi = await inbox.pendaftar('budi');
    const quiet = await listen(budi, own);
    await quiet.next();
    await t.call(budi, 'POST', '/api/auth/logout');
    vi.advanceTimersByTime(20_000);
    expect(await quiet.next()).toBeUndefined();
  });

  test('goes on for whom another one’s revocation does not concern', async () => {
    const page = await listen(rina, staff);
    await page.next();
    await t.call(siti, 'POST', '/api/auth/logout');
    expect(await page.next()).toEqual({ event: 'detak', data: {} });
  });

  test('is one of six at most for an account; who closes one has room again, and others are not held up', async () => {
    const pages = [];
    for (let at = 0; at < 6; at++) pages.push(await listen(siti, own));
    const seventh = await ask(siti, own);
    expect([seventh.status, await seventh.json()]).toEqual([429, expect.objectContaining(comeLater)]);
    expect((await ask(await inbox.pendaftar('budi'), own)).status).toBe(200);
    await pages[0]!.next();
    await pages[0]!.leave();
    await pages[0]!.leave();
    expect((await ask(siti, own)).status).toBe(200);
    expect((await ask(siti, own)).status).toBe(429);
  });

  test('of staff has its place however many applicants wait, and theirs however many of the staff', async () => {
    const full = { panitia: 1, pendaftar: 1 };
    const withFew: DefineFeature[] = features.map((define) => (context, whole) => {
      const feature = define(context, whole);
      return feature.name === 'pesan' ? { ...feature, routes: pesanLiveRoutes(context, full) } : feature;
    });
    const { app } = createApp(t.context, withFew);
    const openAs = (who: Session, path: string) =>
      app.request(path, { headers: { authorization: `Bearer ${who.token}` } });
    for (const [who, path] of [
      [siti, own],
      [rina, staff],
    ] as const)
      expect((await openAs(who, path)).status).toBe(200);
    for (const [who, path] of [
      [await inbox.pendaftar('budi'), own],
      [await t.signIn('operator'), staff],
    ] as const) {
      const late = await openAs(who, path);
      expect([late.status, await late.json()]).toEqual([429, expect.objectContaining(comeLater)]);
    }
  });

  test('that is closed leaves no timer behind', async () => {
    const before = vi.getTimerCount();
    const page = await listen(siti, own);
    await page.next();
    expect(vi.getTimerCount()).toBeGreaterThan(before);
    await page.leave();
    expect(vi.getTimerCount()).toBe(before);
  });

  test('of staff counts nothing after a reset, and those of applicants are over', async () => {
    await inbox.write(siti);
    const admin = await t.signIn('administrator');
    const [office, his] = [await listen(admin, staff), await listen(siti, own)];
    for (const page of [office, his]) await page.next();
    const isi = { konfirmasi: 'SMK Uji', alasan: 'tahun baru' };
    expect((await t.call(admin, 'POST', '/api/profile-reset-data', isi)).body.status).toBe(true);
    tick();
    let last = await office.next();
    while (last?.event === 'detak') last = await office.next();
    expect(last).toEqual(counts({ belum_dibaca: 0 }));
    vi.advanceTimersByTime(20_000);
    expect(await his.next()).toBeUndefined();
  });
});
