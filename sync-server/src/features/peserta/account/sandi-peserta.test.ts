import { rincianPesertaContract } from '@spmb/shared/peserta/rincian-peserta.schema.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { peserta } from '../rows/peserta.table.ts';
import { seedPeserta } from '../testing/seed-peserta.ts';

const t = perTest(buildTestApp);
const operator = perTest(() => t.signIn('operator', { nama: 'Bu Rina' }));
beforeEach(async () => {
  await seedPeserta(t, [
    { nomor_peserta: 'K1', nama: 'Siti Aminah', nisn: '0012345678', nomor_hp: '628123456789' },
  ]);
});

const show = (id: string, session = operator, more = {}) =>
  t.call(session, 'POST', '/api/data-peserta-sandi', { id, ...more });
const renew = (id: string, session = operator, more = {}) =>
  t.call(session, 'POST', '/api/data-peserta-sandi-baru', { id, ...more });
const signIn = (email: string, password: string) =>
  t.call(undefined, 'POST', '/api/auth/token', { email, password });
const rincian = async (id: string, session = operator) =>
  (await t.call(session, 'GET', `/api/data-peserta/${id}`)).body;
const trail = () => t.context.store.read.select().from(audit);

describe('D-RULE-03: the record of a participant', () => {
  test('tells the office what was done to him and to his account; who may not know him is told nothing', async () => {
    await renew('K1');
    t.clock.advance(1_000);
    await show('K1', operator, { alasan: 'kartu hilang' });
    const riwayat = (session: Session) => t.call(session, 'GET', '/api/data-peserta/K1/riwayat');
    expect((await riwayat(operator)).body).toMatchObject([
      { tindakan: 'lihat sandi kartu', nama: 'Bu Rina', alasan: 'kartu hilang' },
      { tindakan: 'buat akun', nama: 'Bu Rina' },
    ]);
    expect((await riwayat(await t.signIn('supervisor'))).httpStatus).toBe(404);
  });
});

describe('Lihat sandi kartu', () => {
  test('shows the password that opens the account, on record without the password', async () => {
    await t.call(operator, 'POST', '/api/generate-account');
    const { body } = await show('K1', operator, { alasan: 'kartu hilang' });
    expect(body).toMatchObject({
      status: true,
      data: { sandi: expect.stringMatching(/^\S{4}-\S{4}-\S{3}$/) },
    });
    expect((await signIn('K1', body.data.sandi)).httpStatus).toBe(200);
    const entries = await trail();
    expect(entries.find(({ tindakan }) => tindakan === 'lihat sandi kartu')).toMatchObject({
      akun_id: operator.akun_id,
      nama: 'Bu Rina',
      tabel: 'akun',
      sesudah: { peserta_id: 'K1', nomor_peserta: 'K1' },
      alasan: 'kartu hilang',
      waktu_ms: t.clock.nowMs(),
    });
    expect(JSON.stringify(entries)).not.toContain(body.data.sandi);
  });

  test('a password that its owner chose is shown to nobody: the sentence names the way out', async () => {
    const { body } = await renew('K1');
    const siti = (await signIn('K1', body.data.sandi)).body;
    const own = { password: 'melati-putih-7', repassword: 'melati-putih-7' };
    expect(
      (await t.call({ token: siti.token, akun_id: '' }, 'POST', '/api/chngpwd', own)).body,
    ).toMatchObject({ status: true });
    expect((await show('K1')).body).toMatchObject({
      status: false,
      message: expect.stringMatching(/pilihannya sendiri.*Sandi baru/),
    });
    expect((await rincian('K1')).sandi).toBe('sendiri');
  });

  test('neither has who got a one-time password, whose sealed copy another key made, or who has no account', async () => {
    expect((await show('K1')).body).toMatchObject({ status: false, message: /belum punya akun/ });
    await renew('K1');
    await t.context.store.tx({ sekolah_id: '', akun_id: null, nama: 'uji' }, (tx) =>
      tx.update(akun).set({ sandi_tersegel: 'AAAA' }).where(eq(akun.email, 'k1')),
    );
    expect((await show('K1')).body).toMatchObject({ status: false, message: /tidak dapat dibaca/ });
    await t.context.store.tx({ sekolah_id: '', akun_id: null, nama: 'uji' }, (tx) =>
      tx.update(akun).set({ ganti_sandi: true }).where(eq(akun.email, 'k1')),
    );
    expect((await show('K1')).body).toMatchObject({ status: false, message: /sekali pakai/ });
  });
});

describe('Sandi baru', () => {
  test('the new one opens, the old one and the old logins do not; it stays on the card and never in the trail', async () => {
    await t.call(operator, 'POST', '/api/generate-account');
    const old = (await show('K1')).body.data.sandi as string;
    const { token } = (await signIn('K1', old)).body;
    const { body } = await renew('K1', operator, { alasan: 'lupa' });
    expect(body).toMatchObject({ status: true, message: expect.stringMatching(/Siti Aminah/) });
    const { sandi } = body.data as { sandi: string };
    expect((await signIn('K1', old)).httpStatus).toBe(401);
    expect((await signIn('0012345678', sandi)).httpStatus).toBe(200);
    expect((await t.call({ token, akun_id: '' }, 'GET', '/api/user-info')).httpStatus).toBe(401);
    expect((await show('K1')).body.data.sandi).toBe(sandi);
    const entries = await trail();
    expect(entries.find(({ tindakan }) => tindakan === 'sandi baru')).toMatchObject({
      akun_id: operator.akun_id,
      sesudah: { nomor_peserta: 'K1' },
      alasan: 'lupa',
    });
    const told = JSON.stringify([
      entries,
      await rincian('K1'),
      (await t.call(operator, 'GET', '/api/data-peserta')).body,
    ]);
    expect(told).not.toContain(sandi);
    expect(told).not.toContain(old);
  });

  test('ends the delay after wrong attempts: the new password opens at once', async () => {
    await renew('K1');
    for (let i = 0; i < 8; i++) await signIn('K1', 'salah');
    expect((await signIn('K1', 'salah')).httpStatus).toBe(429);
    const { sandi } = (await renew('K1')).body.data as { sandi: string };
    expect((await signIn('K1', sandi)).httpStatus).toBe(200);
  });

  test('who has no account gets one, on record; a number that somebody else signs in with is named', async () => {
    const { body } = await renew('K1');
    expect((await signIn('K1', body.data.sandi)).httpStatus).toBe(200);
    expect((await trail()).find(({ tindakan }) => tindakan === 'buat akun')).toMatchObject({
      sesudah: { peserta_id: 'K1', nomor_peserta: 'K1' },
    });
    await seedPeserta(t, [{ nomor_peserta: `operator-${operator.akun_id}` }]);
    expect((await renew(`operator-${operator.akun_id}`)).body).toMatchObject({
      status: false,
      message: expect.stringMatching(/Bu Rina/),
    });
  });

  test('two at once make one account, and the password told last opens it', async () => {
    const answers = await Promise.all([renew('K1'), renew('K1')]);
    expect(answers.map(({ body }) => body.status)).toEqual([true, true]);
    expect(await t.context.store.read.select().from(akun).where(eq(akun.authent, 'peserta'))).toHaveLength(1);
    const logins = await Promise.all(answers.map(({ body }) => signIn('K1', body.data.sandi)));
    expect(logins.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  });

  test('an account that is not active is refused: no password would open it', async () => {
    await renew('K1');
    await t.context.store.tx({ sekolah_id: '', akun_id: null, nama: 'uji' }, (tx) =>
      tx.update(akun).set({ status: 1 }).where(eq(akun.email, 'k1')),
    );
    expect((await renew('K1')).body).toMatchObject({ status: false, message: /dinonaktifkan/ });
    expect((await rincian('K1')).akun_aktif).toBe(false);
  });

  test('an unknown participant is not found', async () => {
    for (const answer of [await renew('tidak-ada'), await show('tidak-ada')])
      expect(answer.httpStatus).toBe(404);
    expect((await t.call(operator, 'GET', '/api/data-peserta/tidak-ada')).httpStatus).toBe(404);
  });
});

describe('during an exam', () => {
  test('S16, S8: answers are still delivered, and the same device goes on after the new login without a proctor', async () => {
    const ruang = await buildExamRuang(t);
    const [row] = ruang.rows;
    const device = new TestDevice(t);
    await device.begin(await ruang.signIn(0), row!.barisId);
    device.answer(device.start.urutan[0]!, 'A');
    const { sandi } = (await renew(row!.pesertaId)).body.data as { sandi: string };
    expect(await device.send()).toMatchObject({ ack: 1, verdik: [] });
    const { token } = (await signIn(row!.nomor, sandi)).body as { token: string };
    expect((await device.begin({ token, akun_id: '' }, row!.barisId)).body).toMatchObject({
      lanjut: true,
      keadaan: { epoch: 1, pemegang: true },
    });
    device.answer(device.start.urutan[1]!, 'B');
    expect(await device.send()).toMatchObject({ ack: 2, verdik: [] });
  });
});

describe('who may', () => {
  test('a supervisor helps those on his attendance lists, of his programme only; others do not exist for him', async () => {
    const ruang = await buildExamRuang(t);
    const ids = ruang.rows.map(({ pesertaId }) => pesertaId) as [string, string];
    await t.context.store.tx({ sekolah_id: '', akun_id: null, nama: 'uji' }, (tx) =>
      tx.update(peserta).set({ jurusan_id_1: 'TKJ' }).where(eq(peserta.id, ids[0])),
    );
    const all = await t.signIn('supervisor');
    const tkj = await t.signIn('supervisor', { jurusan_id: 'TKJ' });
    const reached = async (session: Session, id: string) =>
      [
        await renew(id, session),
        await show(id, session),
        await t.call(session, 'GET', `/api/data-peserta/${id}`),
      ].map(({ httpStatus }) => httpStatus);
    expect(await reached(all, ids[0])).toEqual([200, 200, 200]);
    expect(await reached(all, ids[1])).toEqual([200, 200, 200]);
    expect(await reached(all, 'K1')).toEqual([404, 404, 404]);
    expect(await reached(tkj, ids[0])).toEqual([200, 200, 200]);
    expect(await reached(tkj, ids[1])).toEqual([404, 404, 404]);
  });

  test('the desk reads data, place, exams to come and the account’s state, never the password', async () => {
    const ruang = await buildExamRuang(t);
    const id = ruang.rows[0]!.pesertaId;
    const { sandi } = (await renew(id)).body.data as { sandi: string };
    const read = rincianPesertaContract.parse(await rincian(id));
    expect(read).toMatchObject({
      nomor_peserta: 'P-0001',
      akun_aktif: true,
      sandi: 'kartu',
      ujian: [
        {
          jadwal: 'Tes Matematika',
          tanggal: ruang.tanggal,
          sesi: 'Sesi 1',
          jam_mulai: '07:30',
          jam_selesai: '09:30',
          ruang: 'Lab 1',
          kursi: '01',
        },
      ],
    });
    expect(JSON.stringify(read)).not.toContain(sandi);
    expect(await rincian('K1')).toMatchObject({ akun_aktif: null, sandi: 'tanpa-akun', ujian: [] });
  });
});
