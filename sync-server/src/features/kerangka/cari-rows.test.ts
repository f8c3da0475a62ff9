import { hasilCariContract } from '@spmb/shared/kerangka/cari.schema.ts';
import type { Role } from '@spmb/shared/kernel/role.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { seedProgram } from '../jadwal-ujian/testing/seed.ts';
import { soal } from '../soal/bank/soal.table.ts';

const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
const t = perFile(buildTestApp);
const room = perFile(() => buildExamRuang(t));
const sessions = new Map<Role, Session>();
const find = async (role: Role, q: string) =>
  hasilCariContract
    .array()
    .parse((await t.call(sessions.get(role), 'GET', `/api/cari?q=${encodeURIComponent(q)}`)).body);

beforeAll(async () => {
  for (const role of ['administrator', 'operator', 'supervisor'] as const)
    sessions.set(role, await t.signIn(role));
  sessions.set('guru', await t.signIn('guru', { jurusan_id: await seedProgram(t, 'MTK'), nama: 'Bu Guru' }));
});

test('a row of an exam schedule is found by whom it is for, and the address lists it alone', async () => {
  const nomor = room.rows[0]?.nomor ?? '';
  const hits = (await find('operator', nomor)).filter(({ jenis }) => jenis === 'Jadwal peserta');
  expect(hits.map(({ route }) => route)).toEqual([
    `/backend/jadwal-ujian-peserta?tanggal=${room.tanggal}&sesi=${room.sesiId}&q=${nomor}`,
  ]);
  for (const role of ['supervisor', 'guru'] as const) expect(await find(role, nomor)).toEqual([]);
});

test('a question is found by what it says, not by its markup, in the banks of whoever looks', async () => {
  const isFirst = and(eq(soal.master_soal_id, room.bankId), eq(soal.nomor, 1));
  await t.context.store.tx(actor, (tx) =>
    tx.update(soal).set({ soal: '<p>Ibu kota <strong>Jawa Timur</strong> adalah…</p>' }).where(isFirst),
  );
  const [first] = await t.context.store.read.select({ id: soal.id }).from(soal).where(isFirst);
  expect(await find('administrator', 'ibu TIMUR')).toEqual([
    {
      jenis: 'Soal',
      title: 'Ibu kota Jawa Timur adalah…',
      detail: expect.stringMatching(/ · nomor 1$/),
      route: `/backend/ujian-master-soal-detail/${room.bankId}?q=ibu%20TIMUR&form=${first?.id}`,
    },
  ]);
  expect(await find('administrator', 'strong')).toEqual([]);
  expect(await find('guru', 'ibu timur')).toEqual([]);
});

test('a request for a password and a backup are found, by administrators alone', async () => {
  const { body: me } = await t.call(sessions.get('guru'), 'GET', '/api/user-info');
  await t.call(undefined, 'POST', '/api/lupa-kata-sandi', { email: me.email, nomor_hp: '0812-3450-0077' });
  const { body: made } = await t.call(sessions.get('administrator'), 'POST', '/api/pencadangan');
  const routes = async (role: Role, jenis: string, q: string) =>
    (await find(role, q)).filter((hit) => hit.jenis === jenis).map(({ route }) => route);
  const request = [`/backend/permintaan-sandi?q=${encodeURIComponent(me.email)}`];
  for (const q of [me.email, 'bu guru', '081234500077'])
    expect(await routes('administrator', 'Permintaan kata sandi', q)).toEqual(request);
  expect(await routes('administrator', 'Pencadangan', 'pencadangan juli')).toEqual([
    `/backend/pencadangan?q=${made.data.id}`,
  ]);
  expect(await find('operator', 'bu guru')).toEqual([]);
  expect(await find('operator', 'pencadangan')).toEqual([]);
});
