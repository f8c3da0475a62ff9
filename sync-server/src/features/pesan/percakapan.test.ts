import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { audit } from '../../db/audit.table.ts';
import { byId } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { akun } from '../akun/account/akun.table.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';

const t = perTest(buildTestApp);
let siti: Session;
let rina: Session;
beforeEach(async () => {
  siti = await participant('siti', 'Siti Aini');
  rina = await t.signIn('operator', { nama: 'Bu Rina' });
});

async function participant(id: string, nama: string): Promise<Session> {
  const session = await t.signIn('peserta', { nama });
  await seedPeserta(t, [
    { nomor_peserta: id, nama, akun_id: session.akun_id, status: 1, nomor_register: `R-${id}` },
  ]);
  return session;
}
const write = (fields: object = {}, who = siti) =>
  t.call(who, 'POST', '/api/peserta/dashboard-kirim-pesan', {
    title: 'Tanya',
    body: 'Kapan tes?',
    ...fields,
  });
const list = async (saring = 'semua', who = rina) =>
  (await t.call(who, 'GET', `/api/pesan?saring=${saring}`)).body;
const open = async (id = 'siti', who = rina) => (await t.call(who, 'GET', `/api/pesan/${id}`)).body;
const reply = (fields: object = {}, who = rina) => {
  t.clock.advance(1_000);
  return t.call(who, 'POST', '/api/pesan-balas', { id: 'siti', body: 'Tanggal 12.', ...fields });
};
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const inbox = async (who = siti) => (await t.call(who, 'GET', '/api/peserta/dashboard')).body.pesans;
const thread = async (who = siti) => (await t.call(who, 'GET', '/api/peserta/dasbor-pendaftar')).body.pesans;

test('the inbox is read by pages, and a conversation on none of the first ones is found by name and number', async () => {
  for (const [id, nama] of [
    ['a', 'Ani'],
    ['b', 'Beni'],
    ['c', 'Citra'],
  ] as const) {
    t.clock.advance(1_000);
    await write({}, await participant(id, nama));
  }
  const page = async (query: string) => (await t.call(rina, 'GET', `/api/pesan?${query}`)).body;
  const ids = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);
  const first = await page('page=1&size=2');
  expect([ids(first), first.total]).toEqual([['a', 'b'], 3]);
  expect(ids(await page('page=2&size=2'))).toEqual(['c']);
  for (const q of ['ani', 'R-a']) {
    const found = await page(`page=1&size=2&q=${encodeURIComponent(q)}`);
    expect([ids(found), found.total]).toEqual([['a'], 1]);
  }
  expect(ids(await page('page=1&saring=saya'))).toEqual([]);
  expect((await t.call(rina, 'GET', '/api/pesan?page=0')).httpStatus).toBe(400);
  expect((await page('page=1&saring=lain')).status).toBe(false);
});

describe('S3-PDASH-08, N42: a message to the committee', () => {
  test('stands unread in the staff’s inbox, in the own thread, and in nobody’s inbox of letters', async () => {
    expect((await write({ title: ' Tanya ' })).body).toMatchObject({ status: true });
    expect(await list()).toMatchObject([
      { id: 'siti', nama: 'Siti Aini', nomor: 'R-siti', belum_dibaca: 1, petugas: null, selesai: false },
    ]);
    expect(await thread()).toMatchObject([{ dari_pendaftar: true, title: 'Tanya', body: 'Kapan tes?' }]);
    expect(await inbox()).toEqual([]);
  });

  test.each([['siti'], ['budi'], ['panitia']])(
    'goes to the committee alone: to_id %j is refused',
    async (to_id) => {
      const { body } = await write({ to_id });
      expect(body).toMatchObject({
        status: false,
        message: expect.stringContaining('hanya dapat dikirim ke panitia'),
      });
      expect(await list()).toEqual([]);
      expect((await write({ to_id: '' })).body.status).toBe(true);
    },
  );

  test('sent again after a lost answer it arrives once', async () => {
    for (let i = 0; i < 3; i++) await write({ operasi_id: 'operasi-1' });
    expect((await open()).pesans).toHaveLength(1);
    expect(await list()).toMatchObject([{ belum_dibaca: 1 }]);
  });

  test('with other words under an id that has arrived is refused: nobody would read them', async () => {
    await write({ operasi_id: 'operasi-1' });
    const again = await write({ operasi_id: 'operasi-1', body: 'Dan di mana?' });
    expect(again).toMatchObject({ httpStatus: 409, body: { jenis: 'operasi-terpakai' } });
    await reply({ operasi_id: 'balasan-1' });
    expect((await reply({ operasi_id: 'balasan-1', body: 'Tanggal 13.' })).httpStatus).toBe(409);
    expect((await open()).pesans).toHaveLength(2);
  });

  test('the eleventh of an hour is refused with the time from which the next is taken', async () => {
    for (let i = 0; i < 10; i++) await write({ operasi_id: `operasi-${i}` });
    const late = await write();
    expect([late.httpStatus, late.body.jenis, late.body.message]).toEqual([
      429,
      'terlalu-sering',
      expect.stringContaining('sesudah pukul 08.30'),
    ]);
    expect((await write({ operasi_id: 'operasi-0' })).body.status).toBe(true);
    expect((await write({}, await participant('budi', 'Budi'))).body.status).toBe(true);
    t.clock.advance(3_600_000);
    expect((await write()).body.status).toBe(true);
  });

  test.each([
    [{ title: '' }, 'title'],
    [{ body: ' ' }, 'body'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ body: 'x'.repeat(1_001) }, 'body'],
  ])('that is empty or too long is named at its field', async (fields, name) => {
    expect((await write(fields)).body.kesalahan).toHaveProperty(name);
  });

  test('nobody marks it as read from the applicant’s side', async () => {
    await write({ operasi_id: 'operasi-1' });
    await t.call(siti, 'POST', '/api/peserta/pesan-dibaca', { ids: ['operasi-1'] });
    expect(await list()).toMatchObject([{ belum_dibaca: 1 }]);
  });
});

describe('S3-PDASH-13: the staff’s inbox', () => {
  beforeEach(async () => {
    await write();
  });

  test('an answer becomes a letter to the applicant, and who answers first looks after the conversation', async () => {
    expect((await reply()).body.data).toMatchObject({ petugas: { nama: 'Bu Rina' }, belum_dibaca: 0 });
    expect(await inbox()).toMatchObject([{ title: 'Balasan panitia', body: 'Tanggal 12.', dari: 'Bu Rina' }]);
    expect(await thread()).toMatchObject([{ dari_pendaftar: true, dibaca: true }, { dari: 'Bu Rina' }]);
    const entries = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'balas_pesan'));
    expect(entries).toMatchObject([{ tabel: 'peserta', baris_id: 'siti' }]);
  });

  test('an answer is in the name of who is signed in, whatever it says of itself', async () => {
    const adi = await t.signIn('administrator', { nama: 'Pak Adi' });
    const forged = {
      dari: 'Pak Adi',
      akun_id: adi.akun_id,
      jenis: 'panitia',
      peserta_id: 'budi',
      dibuat_ms: 1,
    };
    expect((await reply(forged)).body.data).toMatchObject({
      id: 'siti',
      petugas: { nama: 'Bu Rina' },
      pesans: [{}, { dari_pendaftar: false, dari: 'Bu Rina', dibuat_ms: t.clock.nowMs() }],
    });
  });

  test('of two answers at once the second is shown the first, and is sent once it was read', async () => {
    const adi = await t.signIn('administrator', { nama: 'Pak Adi' });
    const { versi } = await open();
    await reply({ versi });
    const late = await reply({ versi, body: 'Tanggal 13.' }, adi);
    expect([late.httpStatus, late.body.jenis]).toEqual([409, 'versi-lama']);
    expect(late.body.data.pesans.at(-1)).toMatchObject({ dari: 'Bu Rina', body: 'Tanggal 12.' });
    expect((await reply({ versi: late.body.data.versi, body: 'Benar.' }, adi)).body.data).toMatchObject({
      petugas: { nama: 'Bu Rina' },
      pesans: [{}, {}, { dari: 'Pak Adi' }],
    });
  });

  test('an answer that is sent again arrives once, also on top of a newer version', async () => {
    const { versi } = await open();
    for (let i = 0; i < 2; i++) await reply({ versi, operasi_id: 'balasan-1' });
    expect((await open()).pesans).toHaveLength(2);
  });

  test('what was opened is read, what came meanwhile is not', async () => {
    const { pesans } = await open();
    await write({ body: 'Halo?' });
    const ids = pesans.map(({ id }: { id: string }) => id);
    const { body } = await t.call(rina, 'POST', '/api/pesan-dibaca', { id: 'siti', ids });
    expect(body.data.belum_dibaca).toBe(1);
  });

  test('whoever waits stands first, then what is not done; each filter shows its own', async () => {
    for (const id of ['budi', 'citra']) {
      t.clock.advance(1_000);
      await write({}, await participant(id, id));
    }
    await reply({ id: 'citra' });
    await t.call(rina, 'POST', '/api/pesan-selesai', { id: 'budi', selesai: true });
    const ids = async (saring?: string, who?: Session) =>
      (await list(saring, who)).map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual(['siti', 'citra', 'budi']);
    expect(await ids('saya')).toEqual(['citra']);
    expect(await ids('tanpa')).toEqual(['siti', 'budi']);
    expect(await ids('saya', await t.signIn('administrator'))).toEqual([]);
  });

  test('a conversation is given to who may answer, and to nobody else', async () => {
    const give = async (akun_id: string | null) =>
      (await t.call(rina, 'POST', '/api/pesan-petugas', { id: 'siti', akun_id })).body;
    const adi = await t.signIn('administrator', { nama: 'Pak Adi' });
    expect((await give(adi.akun_id)).data.petugas).toEqual({ id: adi.akun_id, nama: 'Pak Adi' });
    expect((await give(null)).data.petugas).toBeNull();
    for (const who of [siti, await t.signIn('guru')]) expect((await give(who.akun_id)).status).toBe(false);
    expect((await give('tidak-ada')).status).toBe(false);
    const eka = await t.signIn('operator', { nama: 'Bu Eka' });
    const isEka = byId(akun, eka.akun_id);
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
      await tx.update(akun).set({ status: 1 }).where(isEka);
    });
    expect((await give(eka.akun_id)).status).toBe(false);
    const names = (await t.call(rina, 'GET', '/api/pesan-petugas-combo')).body;
    expect(names.map(({ label }: { label: string }) => label)).toEqual(['Saya (Bu Rina)', 'Pak Adi']);
  });

  test('what came since it was read is not marked as done with it', async () => {
    const versi: number = (await open()).versi;
    await write({ body: 'Halo?' });
    const done = (more: object) =>
      t.call(rina, 'POST', '/api/pesan-selesai', { id: 'siti', selesai: true, ...more });
    expect(await done({ versi })).toMatchObject({ httpStatus: 409, body: { data: { belum_dibaca: 2 } } });
    expect((await list())[0]).toMatchObject({ selesai: false, belum_dibaca: 2 });
    expect((await done({ versi: versi + 1 })).body.data.selesai).toBe(true);
  });

  test('what is done is open again when the applicant writes', async () => {
    const done = await t.call(rina, 'POST', '/api/pesan-selesai', { id: 'siti', selesai: true });
    expect(done.body.data).toMatchObject({ selesai: true, belum_dibaca: 0 });
    await write();
    expect(await list()).toMatchObject([{ selesai: false, belum_dibaca: 1 }]);
  });

  test('the committee may write first: the applicant reads it and answers, and it stands in the staff’s inbox', async () => {
    const budi = await participant('budi', 'Budi');
    expect(await open('budi')).toMatchObject({ nama: 'Budi', nomor: 'R-budi', versi: 0, pesans: [] });
    expect(ids(await list())).not.toContain('budi');
    const first = { id: 'budi', body: 'Serahkan Kartu Pelajar.', versi: 0, operasi_id: 'operasi-1' };
    const [said, again] = [await reply(first), await reply(first)];
    expect([said.body.data.versi, again.body.data.pesans.length]).toEqual([1, 1]);
    expect(await inbox(budi)).toMatchObject([{ title: 'Pesan panitia', body: first.body, dari: 'Bu Rina' }]);
    expect(await thread(budi)).toMatchObject([{ dari_pendaftar: false, body: first.body }]);
    const late = await reply({ ...first, operasi_id: 'operasi-2' }, await t.signIn('administrator'));
    expect(late).toMatchObject({ httpStatus: 409, body: { status: false, data: { versi: 1 } } });
    await write({ body: 'Besok saya bawa.' }, budi);
    expect((await list('saya'))[0]).toMatchObject({ id: 'budi', belum_dibaca: 1, versi: 2 });
  });

  test('with who has sent no form, takes part in exams only, has no account or is nobody there is no conversation', async () => {
    const row = { nomor_register: null, akun_id: (await t.signIn('peserta')).akun_id };
    await seedPeserta(t, [
      { nomor_peserta: 'draf', status: 0, ...row },
      { nomor_peserta: 'ujian', ...row },
      { nomor_peserta: 'impor', status: 4 },
    ]);
    for (const id of ['draf', 'ujian', 'impor', 'tidak-ada']) {
      expect((await t.call(rina, 'GET', `/api/pesan/${id}`)).httpStatus).toBe(404);
      expect((await reply({ id })).httpStatus).toBe(404);
      const give = { id, akun_id: null };
      expect((await t.call(rina, 'POST', '/api/pesan-petugas', give)).httpStatus).toBe(404);
    }
    expect(ids(await list())).toEqual(['siti']);
  });

  test('an applicant reads his own thread alone', async () => {
    expect(await thread(await participant('budi', 'Budi'))).toEqual([]);
    expect((await t.call(siti, 'GET', '/api/pesan/siti')).httpStatus).toBe(403);
  });
});
