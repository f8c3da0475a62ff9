import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../http/route.ts';
import { buildExamRuang } from '../testing/build-exam-ruang.ts';
import { perFile } from '../testing/per-test.ts';
import { turnOn } from '../testing/turn-on.ts';
import { buildTestApp, type Session } from '../testing/test-app.ts';

const t = perFile(buildTestApp);
const room = perFile(() => buildExamRuang(t, { participants: 1 }));
beforeAll(() => turnOn(t));

/** Every name of a field or call: it stands in the document before it stands in code. */
const names = [
  ...new Set(
    readFileSync(new URL('../../../docs/contracts.md', import.meta.url), 'utf8').match(/\b[a-z]\w*/gi),
  ),
];
/** What no field takes, under all names at once. */
const nonsense = Object.fromEntries(names.map((name) => [name, { a: { b: [] } }]));

/** Calls of which no field is refused: they read nothing, a file, a secret first, or take whatever comes. */
const withoutFields = new Set(
  [
    'auth/logout',
    'auth/refresh',
    'kartu-ruang-keluar',
    'gladi-bersih-berhenti',
    'pencadangan',
    'import-data-peserta',
    'jawaban-darurat',
    'media',
    'unggah',
    'peserta/dashboard-jadwal-ujian',
    'peserta/dashboard-dokumen',
    'peserta/cetak-bukti-pendaftaran',
    'gladi-bersih-serentak',
    'gladi-hp-info',
    'gladi-hp-lapor',
    'pencadangan-unduh',
    'pulihkan-unggah',
    'kode-pemulihan-baru',
    'registrasi-tantangan',
    'peserta/dashboard-dokumen',
    'peserta/cetak-bukti-pendaftaran',
    'peserta/cetak-bukti-pengumuman',
    'peserta/cetak-hasil-seleksi',
    'peserta/cetak-pernyataan-daftar-ulang',
    'pemberitahuan-akhiri',
    'pesan-webhook',
    'pesan-webhook-cloud',
    'run-job-pendaftars',
    'run-service-pengumuman',
    'verifikasi-berikutnya',
  ].map((path) => `/api/${path}`),
);
const isWithoutFields = (path: string) =>
  /-(combo(-by-regency)?|impor)$/.test(path) || withoutFields.has(path);

const hostile = fc.constantFrom<unknown>(
  '',
  ' ',
  '=1+1',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'x'.repeat(3_000),
  'ﷺ',
  '😀',
  '\ud800',
  '2026-13-45',
  '2026-07-01',
  '07:99',
  '07:30',
  'true',
  '-1',
  'A',
  'F',
  -1,
  0,
  0.5,
  30,
  1e300,
  null,
  true,
  [],
  {},
  ['a'],
  [[]],
  { a: { b: [] } },
);

const buildValues = () => {
  const known = fc.constantFrom(room.rows[0]!.barisId, room.jadwalId, room.sesiId, room.bankId, room.tanggal);
  return fc.oneof(hostile, known, fc.tuple(known), fc.jsonValue({ maxDepth: 2 }));
};

/** Bodies of all kinds: unknown ones, and the call's own fields with whatever may stand in them, real ids among it. */
const buildBodies = (fields: readonly string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...fields), buildValues(), { maxKeys: 12 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );

/** A call under the role that may make it, and what its answer must never be. */
async function isAnswered(route: Route, param: string, query: string, body?: unknown): Promise<void> {
  const path = pathOf(route, param) + query;
  const { httpStatus, body: answer } = await t.call(await sessionFor(route), route.method, path, body);
  expect([route.path, httpStatus < 500]).toEqual([route.path, true]);
  if (httpStatus >= 400 || answer?.status === false)
    expect(answer).toMatchObject({ status: false, message: expect.stringMatching(/\S{3}/) });
}

/** The fields that a call refuses by name. */
async function fieldsOf(route: Route): Promise<string[]> {
  const { body } = await t.call(await sessionFor(route), route.method, pathOf(route, 'tidak-ada'), nonsense);
  return [...new Set(Object.keys(body?.kesalahan ?? {}).map((field) => field.split('.')[0] as string))];
}

/** Each answer of these is a document that a worker lays out. */
const papers = ['/api/kartu-peserta', '/api/daftar-peserta', '/api/peserta/cetak-bukti-pendaftaran'];

/** Each answer of these is a file that a worker writes, or one that never ends. */
const files = /-(export|impor-template|template)(\/|$)/;
const endless = /\/live$/;

const pathOf = ({ path }: Route, id: string) => path.replaceAll(/:\w+/g, encodeURIComponent(id));
const isOfPeserta = ({ path }: Route) => path.includes('/peserta/') || path.includes('api-v2');
/** Sessions are made again after each call that may have ended them. */
const sessions = new Map<boolean, Session>();
const sessionFor = async (route: Route): Promise<Session> => {
  const known = sessions.get(isOfPeserta(route));
  if (known) return known;
  const session = isOfPeserta(route) ? await room.signIn(0) : await t.signIn('administrator');
  sessions.set(isOfPeserta(route), session);
  return session;
};

describe('P13: whatever is sent to a call', () => {
  test(
    'every writing call answers it, or refuses it with a sentence; none fails',
    { timeout: 300_000 },
    async () => {
      const writing = t.routes.filter(({ method }) => method !== 'GET');
      const strangers: string[] = [];
      const learned = new Map<string, string[]>();
      for (const route of writing) {
        sessions.clear();
        const fields = await fieldsOf(route);
        learned.set(route.path, fields);
        if (fields.length === 0 && !route.path.includes(':') && !isWithoutFields(route.path))
          strangers.push(route.path);
      }
      // A new call is attacked at its own fields only where contracts.md names them.
      expect(strangers).toEqual([]);
      const all = [...new Set([...learned.values()].flat())];
      for (const route of writing) {
        sessions.clear();
        const own = learned.get(route.path) ?? [];
        const same = learned.get(route.path.replace(/\/:id$/, '')) ?? [];
        const id = fc.constantFrom(
          'tidak-ada',
          '%',
          'ﷺ',
          'x'.repeat(300),
          room.bankId,
          room.rows[0]!.barisId,
        );
        const bodies = buildBodies([own, same, all].find(({ length }) => length > 0) ?? []);
        await fc.assert(
          fc.asyncProperty(id, bodies, (param, body) => isAnswered(route, param, '', body)),
          { numRuns: papers.includes(route.path) ? 15 : 60 },
        );
      }
    },
  );

  test('so does every reading call, whatever its address asks for', { timeout: 300_000 }, async () => {
    sessions.clear();
    const reading = t.routes.filter(({ method, path }) => method === 'GET' && !endless.test(path));
    const asked = [
      'page',
      'size',
      'sort',
      'q',
      'limit',
      'ids',
      'tanggal',
      'tabel',
      'tindakan',
      'dari',
      'sampai',
    ];
    const narrowed = [
      'status',
      'authent',
      'kelas',
      'ruang',
      'belum',
      'menurut',
      'ket',
      'jenis',
      'jurusan_id_1',
    ];
    const text = fc.oneof(hostile.map(String), fc.string({ unit: 'binary' }));
    const queries = fc.dictionary(fc.constantFrom(...asked, ...narrowed), text, { maxKeys: 5 });
    for (const route of reading) {
      const id = fc.constantFrom(
        'tidak-ada',
        '%',
        'ﷺ',
        '2025-07-01',
        room.bankId,
        room.jadwalId,
        room.sesiId,
      );
      await fc.assert(
        fc.asyncProperty(id, queries, (param, query) =>
          isAnswered(route, param, `?${new URLSearchParams(query).toString()}`),
        ),
        { numRuns: files.test(route.path) ? 2 : 10 },
      );
    }
  });
});
