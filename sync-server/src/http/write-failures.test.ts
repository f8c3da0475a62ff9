import { webhookGerbang } from '@spmb/shared/pesan-keluar/calls.ts';
import Database from 'better-sqlite3';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { schoolId } from '../db/school-id.ts';
import { findTakenField } from '../db/find-taken.ts';
import { StoreUnavailable } from '../db/store.ts';
import { alasanVerifikasi } from '../features/alasan-verifikasi/alasan-verifikasi.table.ts';
import { perFile } from '../testing/per-test.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { answerError } from './errors.ts';
import type { AppEnv } from './route.ts';

const t = perFile(buildTestApp);
const admin = perFile(() => t.signIn('administrator'));

test.each([
  ['/api/alasan-verifikasi', (at: number) => ({ kode: `kembar-${at}`, name: `Alasan ${at}` })],
  ['/api/ref-sekolah', (at: number) => ({ npsn: `2040000${at}`, name: `SMP ${at}` })],
  ['/api/user', (at: number) => ({ username: 'Bu Ani', email: `ani-${at}`, authent: 'operator' })],
])('of two that create one thing at once in %s one is refused by a sentence', async (path, record) => {
  for (let at = 0; at < 5; at++) {
    const create = () => t.call(admin, 'POST', path, record(at));
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ httpStatus }) => httpStatus)).toEqual([200, 200]);
    const refused = both.filter(({ body }) => !body.status);
    expect(refused).toHaveLength(1);
    expect(Object.values(refused[0]?.body.kesalahan).join()).toMatch(/sudah/i);
  }
});

const answerTo = async (error: unknown) => {
  const app = new Hono<AppEnv>();
  app.onError(answerError(pino({ level: 'silent' }), t.context.refusals));
  app.get('/uji', () => {
    throw error;
  });
  const answer = await app.request('/uji');
  return { httpStatus: answer.status, body: await answer.json() };
};

test('what no check has seen and a unique index refuses is told at its field', async () => {
  const row = { sekolah_id: schoolId, kode: 'sama', name: 'Sama', is_active: true, versi: 1, diubah_ms: 0 };
  const insert = (id: string) =>
    t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx.insert(alasanVerifikasi).values({ ...row, id }),
    );
  await insert('satu');
  const error: unknown = await insert('dua').catch((failed: unknown) => failed);
  expect(findTakenField(error)).toBe('kode');
  expect(await answerTo(error)).toMatchObject({
    httpStatus: 200,
    body: { status: false, kesalahan: { kode: expect.stringContaining('sudah dipakai') } },
  });
});

test('a full disk is a sentence with its way out, also where it kept the group of a commit from being written', async () => {
  const database = new Database(':memory:');
  database.exec('create table berkas (isi text)');
  database.pragma('max_page_count = 4');
  const fill = () => database.prepare('insert into berkas values (?)').run('x'.repeat(50_000));
  let full: unknown;
  try {
    fill();
  } catch (error) {
    full = error;
  }
  for (const error of [full, new StoreUnavailable(full), Object.assign(new Error(), { code: 'ENOSPC' })])
    expect(await answerTo(error)).toMatchObject({
      httpStatus: 507,
      body: { status: false, message: expect.stringContaining('Penyimpanan server penuh') },
    });
});

test.each([
  ['request failed', new Error('rusak')],
  ['database unavailable', new StoreUnavailable(new Error('hilang'))],
  ['disk full', Object.assign(new Error(), { code: 'ENOSPC' })],
])('the log of "%s" names the route of a call, never the secret in its address', async (told, error) => {
  let written = '';
  const app = new Hono<AppEnv>();
  app.onError(answerError(pino({}, { write: (line) => (written += line) }), t.context.refusals));
  app.post(webhookGerbang.path, () => {
    throw error;
  });
  await app.request('/api/pesan-webhook/kunci-rahasia', { method: 'POST' });
  expect(JSON.parse(written)).toMatchObject({ msg: told, route: `POST ${webhookGerbang.path}` });
  expect(written).not.toContain('kunci-rahasia');
});
