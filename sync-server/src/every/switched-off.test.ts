import { roles } from '@spmb/shared/kernel/role.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPendaftar } from '../features/pendaftaran/testing/build-pendaftar.ts';
import { buildFormasi, buildPermohonan } from '../features/permohonan/testing/build-permohonan.ts';
import { perFile } from '../testing/per-test.ts';
import { buildTestApp, type Session } from '../testing/test-app.ts';
import { turnOn } from '../testing/turn-on.ts';

const t = perFile(buildTestApp);
const sessions = new Map<string, Session | undefined>([['nobody', undefined]]);
beforeAll(async () => {
  for (const role of roles) sessions.set(role, await t.signIn(role));
});

/** Every call of a feature behind a switch, as the code has it; calls beside it in the table are never among them. */
const behind = () => t.features.flatMap((one) => (one.behind ? one.routes : []));
const ask = (who: Session | undefined, method: string, path: string) =>
  t.call(who, method, path.replaceAll(/:\w+/g, 'tidak-ada'), method === 'GET' ? undefined : {});

/** How addresses and words of these parts are told from all others. */
const traces = /\b(formasi|permohonan|biodata)/i;

describe('0058: what a school has not turned on', () => {
  test('a fresh school has none of it, and calls stand behind the switch', async () => {
    expect((await t.call(undefined, 'GET', '/api/info')).body.apps_permohonan).toBe(false);
    expect(behind().length).toBeGreaterThan(15);
    const named = t.routes
      .filter(({ path }) => traces.test(path))
      .map(({ method, path }) => `${method} ${path}`);
    const covered = behind().map(({ method, path }) => `${method} ${path}`);
    expect(named.filter((one) => !covered.includes(one))).toEqual([]);
  });

  test.each(['nobody', ...roles])('is for %s the answer of an address that does not exist', async (who) => {
    const session = sessions.get(who);
    const unknown = await ask(session, 'GET', '/api/entah-apa');
    for (const { method, path } of behind()) {
      const { httpStatus, body } = await ask(session, method, path);
      expect([method, path, httpStatus, body]).toEqual([method, path, 404, unknown.body]);
    }
  });

  test('stands in no menu, search and list of tasks, also where it holds something', async () => {
    const admin = sessions.get('administrator')!;
    await turnOn(t);
    const siti = await buildPendaftar(t, 'siti', 'Siti Formasi');
    await siti.send({ nama: 'Siti Formasi' });
    await buildPermohonan(
      t,
      siti.session,
      await buildFormasi(t, admin, { nama_jabatan: 'Pranata Permohonan' }),
    );
    const seen = async () => {
      const calls = ['/api/menus', '/api/cari?q=pranata', '/api/beranda'];
      return Promise.all(calls.map(async (path) => JSON.stringify((await t.call(admin, 'GET', path)).body)));
    };
    for (const text of await seen()) expect(text).toMatch(traces);
    const { pendaftaran } = (await t.call(admin, 'GET', '/api/pengaturan')).body;
    const off = { ...pendaftaran, permohonan: false };
    await t.call(admin, 'POST', '/api/pengaturan/pendaftaran?_method=PUT', off);
    for (const text of await seen()) expect(text).not.toMatch(traces);
  });

  test('is there once it is turned on: no call answers 404 to who may not make it', async () => {
    await turnOn(t);
    for (const { method, path } of behind()) {
      const { httpStatus } = await ask(undefined, method, path);
      expect([method, path, httpStatus]).toEqual([method, path, 401]);
    }
  });
});
