import { capabilities, hasCapability, type Capability } from '@spmb/shared/kernel/capability.ts';
import { roles, type Holder } from '@spmb/shared/kernel/role.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { openWithCard } from '../features/absen/testing/open-with-card.ts';
import { buildExamRuang } from '../testing/build-exam-ruang.ts';
import { perFile } from '../testing/per-test.ts';
import { turnOn } from '../testing/turn-on.ts';
import { buildTestApp, type Session } from '../testing/test-app.ts';

const staff = ['administrator', 'operator', 'supervisor', 'guru'];
const office = ['administrator', 'operator'];
const watch = ['administrator', 'operator', 'supervisor'];

/** Who holds what, written down a second time. Which call asks for which stands in docs/contracts.md, held by contracts.test. */
const holdersOf: Record<Exclude<Capability, 'publik'>, string[]> = {
  masuk: [...staff, 'peserta'],
  kelolaSistem: ['administrator'],
  kelolaMaster: office,
  kelolaPeserta: office,
  verifikasiBerkas: office,
  kelolaSoal: ['administrator', 'guru'],
  kelolaJadwal: office,
  kelolaNilai: ['administrator', 'operator', 'guru'],
  kelolaFormasi: office,
  lihatFormasi: [...office, 'peserta'],
  kelolaSeleksi: ['administrator'],
  kelolaUtilitas: office,
  lihatLaporan: ['administrator', 'operator', 'supervisor', 'guru'],
  urungkanHapus: ['administrator', 'operator', 'guru'],
  awasiRuang: [...watch, 'kartu_ruang'],
  kartuRuang: ['kartu_ruang'],
  awasiUjian: watch,
  ikutUjian: ['peserta'],
};

const t = perFile(buildTestApp);
const sessions = new Map<string, Session>();
beforeAll(async () => {
  await turnOn(t);
  for (const role of roles) sessions.set(role, await t.signIn(role));
  const place = await buildExamRuang(t);
  sessions.set('kartu_ruang', await openWithCard(t, place, sessions.get('administrator')));
});

/** Accounts by their role, and whoever came in with the card of a room. */
const holders: readonly Holder[] = [...roles, 'kartu_ruang'];

/** Calls that somebody is refused, with who is not. */
const listClosed = () =>
  t.routes.flatMap((route) =>
    route.capability === 'publik' ? [] : [{ ...route, may: holdersOf[route.capability] }],
  );

describe('permission table: every route × every role, and the card of a room', () => {
  test('each capability grants exactly its holders', () => {
    for (const capability of Object.keys(capabilities) as Capability[]) {
      const granted = holders.filter((holder) => hasCapability(holder, capability));
      const all = capability === 'publik' ? holders : holdersOf[capability];
      expect([capability, granted]).toEqual([capability, all]);
    }
  });

  test('the running server refuses everybody else: 401 without a login, 403 with the wrong role', async () => {
    for (const route of listClosed()) {
      const path = route.path.replaceAll(/:\w+/g, 'tidak-ada');
      const body = route.method === 'GET' ? undefined : {};
      expect([path, (await t.call(undefined, route.method, path, body)).httpStatus]).toEqual([path, 401]);
      for (const role of holders.filter((one) => !route.may.includes(one))) {
        const answer = await t.call(sessions.get(role), route.method, path, body);
        expect([path, role, answer.httpStatus]).toEqual([path, role, 403]);
      }
    }
  });

  test('no other spelling of an address and no header gets past it', async () => {
    const headers = {
      authorization: `Bearer ${sessions.get('peserta')?.token}`,
      'content-type': 'application/json',
      'x-http-method-override': 'GET',
      'x-method-override': 'GET',
      'x-original-url': '/api/info',
    };
    for (const route of listClosed().filter(({ may }) => !may.includes('peserta'))) {
      const path = route.path.replaceAll(/:\w+/g, 'tidak-ada');
      const encoded = path.replace(/[a-z](?=[^/]*$)/, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
      const endings = ['/', '?_method=GET', ';x'].map((end) => path + end);
      const spellings = [...endings, encoded, path.replace('/api', '/api/')];
      for (const spelling of spellings) {
        const body = route.method === 'GET' ? null : '{}';
        const { status } = await t.app.request(spelling, { method: route.method, headers, body });
        expect([spelling, [403, 404].includes(status)]).toEqual([spelling, true]);
      }
    }
  });
});
