import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import { hasilCariContract, type HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import type { Role } from '@spmb/shared/kernel/role.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { buildExamRuang, type ExamRuang } from '../../testing/build-exam-ruang.ts';
import { buildTestApp, type Session, type TestApp } from '../../testing/test-app.ts';
import { jadwalUjian } from '../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { seedBank, seedPeserta, seedProgram } from '../jadwal-ujian/testing/seed.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { sekolah } from '../sekolah/sekolah.table.ts';
import { masterSoal } from '../soal/bank/soal.table.ts';

const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
const staffRoles = ['administrator', 'operator', 'supervisor', 'guru'] as const;
const people = 10_000;

let t: TestApp;
const sessions = new Map<Role, Session>();
const as = (role: Role) => sessions.get(role) as Session;
const find = async (role: Role, q: string): Promise<HasilCari[]> =>
  hasilCariContract
    .array()
    .parse((await t.call(as(role), 'GET', `/api/cari?q=${encodeURIComponent(q)}`)).body);
const kinds = (hits: HasilCari[]) => [...new Set(hits.map(({ jenis }) => jenis))].sort();
const tasksOf = async (session: Session): Promise<Tugas[]> =>
  (await t.call(session, 'GET', '/api/beranda')).body as Tugas[];

describe('a school with 10,000 participants', () => {
  let ruang: ExamRuang;
  let program: string;
  let foreignBank: string;

  beforeAll(async () => {
    t = await buildTestApp();
    ruang = await buildExamRuang(t);
    program = await seedProgram(t, 'MTK');
    foreignBank = await seedBank(t, 0);
    await seedPeserta(
      t,
      Array.from({ length: people }, (_, index) => ({
        nomor_peserta: `26-${String(index).padStart(5, '0')}`,
        nisn: `3${String(index).padStart(9, '0')}`,
        nama: `Orang ke-${index}`,
        ruang: 'Lab 1',
      })),
    );
    for (const role of ['administrator', 'operator', 'supervisor', 'peserta'] as const)
      sessions.set(role, await t.signIn(role));
    sessions.set('guru', await t.signIn('guru', { jurusan_id: program }));
  }, 120_000);
  afterAll(() => t.close());

  test.each([
    ['the name', 'orang KE-4711'],
    ['the number', '26-04711'],
    ['the NISN', '3000004711'],
  ])('a participant is found by %s, and the address lists him alone', async (_, q) => {
    const [hit, ...others] = await find('operator', q);
    expect(others).toEqual([]);
    expect(hit).toEqual({
      jenis: 'Peserta',
      title: 'Orang ke-4711',
      detail: '26-04711 · NISN 3000004711',
      route: '/backend/data-peserta?q=26-04711',
    });
  });

  test.each([
    ['the registration number', 'PPDB-0007'],
    ['a phone number as it is stored', '6281234500077'],
    ['a phone number as it is dialled', '0812-3450-0077'],
    ['the beginning of a phone number in three words', '+62 812 34500'],
  ])('so is one by %s, from everywhere and in the list itself', async (_, q) => {
    await t.context.store.tx(actor, (tx) =>
      tx
        .update(peserta)
        .set({ nomor_register: 'PPDB-0007', nomor_hp: '6281234500077' })
        .where(eq(peserta.nomor_peserta, '26-04711')),
    );
    expect((await find('operator', q)).map(({ title }) => title)).toEqual(['Orang ke-4711']);
    const list = await t.call(as('operator'), 'GET', `/api/data-peserta?page=1&q=${encodeURIComponent(q)}`);
    expect(list.body.rows.map(({ nama }: { nama: string }) => nama)).toEqual(['Orang ke-4711']);
  });

  test('every word must be found, at most five of a kind, and one letter finds nothing', async () => {
    const found = (await find('operator', 'orang')).filter(({ jenis }) => jenis === 'Peserta');
    expect(found).toHaveLength(5);
    expect(await find('operator', 'orang zzz')).toEqual([]);
    expect(await find('operator', 'o')).toEqual([]);
    expect(await find('operator', '  ')).toEqual([]);
    expect((await t.call(as('operator'), 'GET', '/api/cari')).body).toEqual([]);
  });

  test('signs with a meaning in patterns are looked for as they are', async () => {
    for (const q of ['%%', '__', String.raw`\\`]) expect(await find('administrator', q)).toEqual([]);
  });

  test('S1-GEN-08: each kind is found only by roles that may open it', async () => {
    // The programme, the session, the schedule and the bank of the room all have one of these letters pairs.
    const found = async (role: Role) =>
      kinds([
        ...(await find(role, 'matematika')),
        ...(await find(role, 'mtk')),
        ...(await find(role, 'sesi')),
      ]);
    expect(await found('administrator')).toEqual([
      'Bank soal',
      'Jadwal ujian',
      'Pengaturan',
      'Profil sekolah',
      'Program keahlian',
      'Sesi',
    ]);
    expect(await found('operator')).toEqual(['Jadwal ujian', 'Program keahlian', 'Sesi']);
    expect(await found('supervisor')).toEqual([]);
    expect(await found('guru')).toEqual([]);
  });

  test('N39: a proctor and a teacher find no participant, of whichever programme', async () => {
    for (const role of ['supervisor', 'guru'] as const)
      for (const q of ['Orang ke-4711', '26-04711', '3000004711']) expect(await find(role, q)).toEqual([]);
  });

  test('N39: a teacher finds the banks of his programme and no others', async () => {
    await t.context.store.tx(actor, (tx) =>
      tx.update(masterSoal).set({ program_keahlian_id: program, mapel: 'Fisika' }),
    );
    expect((await find('guru', 'fisika')).map(({ route }) => route)).toContain(
      `/backend/ujian-master-soal?form=${foreignBank}`,
    );
    await t.context.store.tx(actor, (tx) => tx.update(masterSoal).set({ program_keahlian_id: null }));
    expect(await find('guru', 'fisika')).toEqual([]);
  });

  test('neither call is a participant’s', async () => {
    for (const path of ['/api/cari?q=orang', '/api/beranda'])
      expect((await t.call(as('peserta'), 'GET', path)).httpStatus).toBe(403);
  });

  test('S1-DASH-11: whose work it is sees what waits, with the number and the list where it is done', async () => {
    const titles = async (role: Role) => (await tasksOf(as(role))).map(({ title }) => title);
    await t.call(as('guru'), 'GET', '/api/penolakan');
    await t.context.refusals.flush();
    expect(await titles('administrator')).toEqual([
      'Sesi 1',
      'Kode pemulihan belum dicetak',
      'Profil sekolah belum lengkap',
      'Peserta belum punya akun',
      'Peserta belum punya ruang',
      'Bank soal tanpa soal siap',
      'Permintaan ditolak hari ini',
    ]);
    expect(await titles('supervisor')).toHaveLength(1);
    const waits = (await tasksOf(as('operator'))).find(({ title }) => title === 'Peserta belum punya akun');
    expect(waits).toMatchObject({ jumlah: people, route: '/backend/data-peserta?belum=akun' });
    const list = await t.call(as('operator'), 'GET', '/api/data-peserta?belum=akun&page=1');
    expect(list.body.total).toBe(people);
  });

  test('S1-DASH-11: a proctor sees today’s sessions, which runs, his room, and the token where one is needed', async () => {
    const exam = async () => (await tasksOf(as('supervisor')))[0];
    expect(await exam()).toMatchObject({
      sifat: 'hari_ini',
      jumlah: 2,
      detail: 'Lab 1 · 07.30–09.30 · sedang berlangsung',
      route: `/backend/jadwal-ujian-absen?tanggal=${ruang.tanggal}&sesi=${ruang.sesiId}`,
    });
    await t.context.store.tx(actor, (tx) => tx.update(jadwalUjian).set({ token_wajib: true }));
    const { body } = await t.call(
      as('supervisor'),
      'GET',
      `/api/token-sesi/${ruang.tanggal}/${ruang.sesiId}`,
    );
    const token = body.token as string;
    expect((await exam())?.detail).toBe(
      `Lab 1 · 07.30–09.30 · sedang berlangsung · token\u00a0${token.slice(0, 3)}\u2011${token.slice(3)}`,
    );
    const elsewhere = await t.signIn('supervisor', { jurusan_id: program });
    expect(await tasksOf(elsewhere)).toEqual([]);
  });
});

describe('what waits', () => {
  beforeAll(async () => {
    t = await buildTestApp();
    for (const role of staffRoles) sessions.set(role, await t.signIn(role));
  });
  afterAll(() => t.close());

  test('N40: on the first day each role is told where to begin', async () => {
    const titles = async (role: Role) =>
      (await tasksOf(as(role))).filter(({ sifat }) => sifat === 'perlu').map(({ title }) => title);
    const office = ['Belum ada program keahlian', 'Belum ada peserta', 'Belum ada sesi ujian'];
    expect(await titles('operator')).toEqual(office);
    expect(await titles('administrator')).toEqual([
      'Kode pemulihan belum dicetak',
      'Profil sekolah belum lengkap',
      ...office,
      'Belum ada bank soal',
    ]);
    expect(await titles('guru')).toEqual(['Belum ada bank soal']);
    expect(await titles('supervisor')).toEqual([]);
  });

  test('the profile names what is missing and falls silent when nothing is', async () => {
    const profil = async () =>
      (await tasksOf(as('administrator'))).find(({ route }) => route.endsWith('master-profil-sekolah'));
    expect(await profil()).toMatchObject({ jumlah: 4, detail: 'Belum diisi: NPSN, alamat, telepon, email.' });
    const filled = { npsn: '20100001', alamat: 'Jl. Melati 1', telpon: '021', email: 'a@sekolah.id' };
    await t.context.store.tx(actor, (tx) => tx.update(sekolah).set(filled));
    expect(await profil()).toBeUndefined();
  });

  test('a participant needs a room only where he sits exams; the number and the list agree', async () => {
    const [, , , accepted] = await seedPeserta(t, [
      { ruang: 'Lab 1' },
      { status: null },
      { status: 2 },
      { status: 4 },
    ]);
    const waits = async () =>
      (await tasksOf(as('operator'))).find(({ title }) => title === 'Peserta belum punya ruang')?.jumlah;
    const listed = async () =>
      (await t.call(as('operator'), 'GET', '/api/data-peserta?belum=ruang&page=1')).body.total;
    expect([await waits(), await listed()]).toEqual([2, 2]);
    await t.context.store.tx(actor, (tx) => tx.update(peserta).set({ ruang: 'Lab 2' }));
    expect([await waits(), await listed()]).toEqual([undefined, 0]);
    expect(accepted).toBeDefined();
    const wrong = await t.call(as('operator'), 'GET', '/api/data-peserta?belum=apa');
    expect([wrong.body.status, wrong.body.message]).toEqual([
      false,
      expect.stringContaining('Saringan ini tidak dikenal'),
    ]);
  });

  test('a schedule of the coming week without participants is named until they are made', async () => {
    const ruang = await buildExamRuang(t, { jadwal: { tanggal: '2025-07-05', name: 'Tes Susulan' } });
    const empty = async () =>
      (await tasksOf(as('operator'))).find(({ title }) => title === 'Jadwal tanpa peserta dalam 7 hari');
    expect(await empty()).toMatchObject({
      jumlah: 1,
      detail: 'Tes Susulan, Sabtu, 05 Juli 2025. Tekan Generate untuk membuatnya.',
      route: '/backend/jadwal-ujian-peserta?tanggal=2025-07-05',
    });
    const body = { tanggal: '2025-07-05', jadwal_ujian_sesi_id: ruang.sesiId };
    await t.call(as('operator'), 'POST', '/api/jadwal-ujian-peserta-generate', body);
    expect(await empty()).toBeUndefined();
  });
});
