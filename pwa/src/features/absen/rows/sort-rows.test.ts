import { describe, expect, test } from 'vitest';
import { findStarts, isMissing, lateMs, sortRows, type StartOf } from './sort-rows.ts';
import { buildAbsenRow } from '../testing/build-absen-row.ts';
import { session } from '../testing/open-ruang.tsx';

const nowMs = 10_000_000;
const running = {
  status: 'SEDANG MENGERJAKAN',
  kontak_ms: nowMs,
  sisa_ms: 40 * 60_000,
  sisa_pada_ms: nowMs,
} as const;
const lastMs = nowMs - 4 * 60_000;
const silent = { ...running, kontak_ms: lastMs, diam_sejak_ms: lastMs, sisa_pada_ms: lastMs };
/** The room began long enough ago that everybody should be there. */
const started: StartOf = () => nowMs - lateMs - 1;
const justNow: StartOf = () => nowMs - lateMs;
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

test('the proctor sees the worst first: held, cut off with answers, cut off, finished with answers, nearly over, missing, fine, done', () => {
  const rows = [
    buildAbsenRow({ id: 'done', status: 'SELESAI' }),
    buildAbsenRow({ id: 'fine', ...running }),
    buildAbsenRow({ id: 'missing' }),
    buildAbsenRow({ id: 'nearly over', ...running, sisa_ms: 6 * 60_000 }),
    buildAbsenRow({ id: 'finished with answers', status: 'SELESAI', belum_terkirim: 2 }),
    buildAbsenRow({ id: 'finished with another screen', kursi: '02', status: 'SELESAI', beda_layar: true }),
    buildAbsenRow({ id: 'cut off', ...silent }),
    buildAbsenRow({ id: 'cut off with answers', ...silent, belum_terkirim: 9 }),
    buildAbsenRow({ id: 'held', ...running, tertahan: 1 }),
    buildAbsenRow({ id: 'has left the page', ...running, keluar: 2 }),
    buildAbsenRow({
      id: 'has written to the committee',
      kursi: '02',
      ...running,
      pesan_panitia: { title: 'Soal 12', body: 'Gambarnya tidak tampil.', dibuat_ms: nowMs },
    }),
    buildAbsenRow({ id: 'waits for the token', ...running, keluar: 3, minta_token: true }),
    buildAbsenRow({
      id: 'held start',
      kursi: '02',
      ...running,
      keadaan: 'mengerjakan',
      ditahan: 'tanpa_bukti',
    }),
    buildAbsenRow({ id: 'code nobody had seen', kursi: '02', ...running, kode_belum_dibuka: true }),
  ];
  expect(sortRows(rows, 'masalah', nowMs, started).map(({ id }) => id)).toEqual([
    'held',
    'held start',
    'cut off with answers',
    'cut off',
    'waits for the token',
    'code nobody had seen',
    'finished with answers',
    'finished with another screen',
    'nearly over',
    'has left the page',
    'has written to the committee',
    'missing',
    'fine',
    'done',
  ]);
});

test('equal trouble is ordered by room and seat as numbers', () => {
  const rows = ['10', '9', '2'].map((kursi) => buildAbsenRow({ id: kursi, kursi }));
  expect(sortRows(rows, 'masalah', nowMs, started).map(({ id }) => id)).toEqual(['2', '9', '10']);
});

describe('220 who have not come and three who need help', () => {
  const missing = Array.from({ length: 220 }, (_, index) =>
    buildAbsenRow({ id: `m${index}`, ruang: 'Lab 1' }),
  );
  const fine = buildAbsenRow({ id: 'fine', ruang: 'Lab 9', ...running });
  const trouble = ['a', 'b', 'c'].map((id) => buildAbsenRow({ id, ruang: 'Lab 9', kursi: id, ...silent }));
  const rows = [...missing, fine, ...trouble];

  test.each([
    ['before the session', () => nowMs + 3_600_000],
    ['when it has just begun', justNow],
    ['while its start is not known', () => undefined],
  ] as [string, StartOf][])('%s nobody is missing: they close the list', (_, startOf) => {
    expect(ids(sortRows(rows, 'masalah', nowMs, startOf)).slice(0, 5)).toEqual(['a', 'b', 'c', 'fine', 'm0']);
    expect(missing.some((row) => isMissing(row, nowMs, startOf))).toBe(false);
  });

  test('once they are late they are looked for, behind those who need help now', () => {
    expect(ids(sortRows(rows, 'masalah', nowMs, started)).slice(0, 4)).toEqual(['a', 'b', 'c', 'm0']);
    expect(missing.every((row) => isMissing(row, nowMs, started))).toBe(true);
  });

  test('who is absent from a closed room is looked for no more', () => {
    const absent = buildAbsenRow({ id: 'absent', keadaan: 'tidak_hadir' });
    expect(ids(sortRows([absent, ...rows], 'masalah', nowMs, started)).at(-1)).toBe('absent');
    expect(isMissing(absent, nowMs, started)).toBe(false);
  });
});

test('in a room where half have come the rest are looked for; an empty room is no list of missing people', () => {
  const rows = [
    buildAbsenRow({ id: 'there', ruang: 'Lab 1', ...running }),
    buildAbsenRow({ id: 'missing', ruang: 'Lab 1' }),
    buildAbsenRow({ id: 'empty 1', ruang: 'Lab 2' }),
    buildAbsenRow({ id: 'empty 2', ruang: 'Lab 2' }),
    buildAbsenRow({ id: 'elsewhere', ruang: null, ...running }),
  ];
  const startOf = findStarts(rows, session);
  const lateAt = session.mulai_ms + lateMs + 1;
  expect(ids(rows.filter((row) => isMissing(row, lateAt, startOf)))).toEqual(['missing']);
  expect(rows.map(startOf)).toEqual([
    session.mulai_ms,
    session.mulai_ms,
    undefined,
    undefined,
    session.mulai_ms,
  ]);
  expect(findStarts(rows, undefined)(rows[0]!)).toBeUndefined();
});
