import { describe, expect, test } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import { keepOrder, silenceMs, sortRows, stateOf, summarize } from './row-state.ts';
import { buildAbsenRow } from './testing/build-absen-row.ts';

const nowMs = 10_000_000;
const running = {
  status: 'SEDANG MENGERJAKAN',
  kontak_ms: nowMs,
  sisa_ms: 40 * 60_000,
  sisa_pada_ms: nowMs,
} as const;
const silent = { ...running, kontak_ms: nowMs - 4 * 60_000, sisa_pada_ms: nowMs - 4 * 60_000 };

describe('connection', () => {
  test.each([
    ['nobody has begun', {}, 'belum'],
    ['a word within 90 s', { ...running, kontak_ms: nowMs - silenceMs }, 'tersambung'],
    ['silence beyond 90 s', { ...running, kontak_ms: nowMs - silenceMs - 1 }, 'terputus'],
    ['finished with everything sent', { status: 'SELESAI', kontak_ms: 0 }, 'selesai'],
    [
      'finished while the device still holds answers',
      { status: 'SELESAI', kontak_ms: 0, belum_terkirim: 3 },
      'terputus',
    ],
    ['ended by staff while silent', { status: 'SELESAI', kontak_ms: 0, selesai_ms: 60_000 }, 'terputus'],
  ] as const)('%s', (_, fields, koneksi) => {
    expect(stateOf(buildAbsenRow(fields), nowMs).koneksi).toBe(koneksi);
  });
});

describe('time left', () => {
  test('runs on since the last report', () => {
    expect(stateOf(buildAbsenRow({ ...running, sisa_pada_ms: nowMs - 30_000 }), nowMs).leftMs).toBe(
      40 * 60_000 - 30_000,
    );
  });

  test('stands still after a silence, because the clock may be waiting', () => {
    expect(stateOf(buildAbsenRow(silent), nowMs).leftMs).toBe(40 * 60_000 - silenceMs);
  });

  test('is shown only while the exam runs', () => {
    expect(stateOf(buildAbsenRow({ ...running, status: 'SELESAI' }), nowMs).leftMs).toBeUndefined();
  });
});

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
  expect(sortRows(rows, 'masalah', nowMs).map(({ id }) => id)).toEqual([
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
    'missing',
    'fine',
    'done',
  ]);
});

test('equal trouble is ordered by room and seat as numbers', () => {
  const rows = ['10', '9', '2'].map((kursi) => buildAbsenRow({ id: kursi, kursi }));
  expect(sortRows(rows, 'masalah', nowMs).map(({ id }) => id)).toEqual(['2', '9', '10']);
});

test('a kept order does not move when the rows change, and new rows come last', () => {
  const rows = ['c', 'new', 'a', 'b'].map((id) => buildAbsenRow({ id }));
  expect(keepOrder(rows, ['a', 'b', 'c']).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'new']);
});

test('the headline counts participants, and unsent answers as answers', () => {
  const rows = [
    buildAbsenRow({ id: '1' }),
    buildAbsenRow({ id: '2', ...running }),
    buildAbsenRow({ id: '3', ...silent, belum_terkirim: 9 }),
    buildAbsenRow({ id: '4', status: 'SELESAI', belum_terkirim: 2 }),
  ];
  expect(summarize(rows, nowMs)).toEqual({
    peserta: 4,
    hadir: 3,
    mengerjakan: 2,
    terputus: 1,
    selesai: 1,
    belum_terkirim: 11,
  });
});

test('changes replace only the fields they name, and rows that are not here are left out', () => {
  const rows = [buildAbsenRow({ id: '1', terjawab: 3, nama: 'Siti' })];
  expect(
    applyChanges(rows, [
      { id: '1', terjawab: 4 },
      { id: 'unknown', terjawab: 1 },
    ]),
  ).toEqual([{ ...rows[0], terjawab: 4 }]);
});
