import { describe, expect, test } from 'vitest';
import { applyChanges } from '../stream/apply-changes.ts';
import { keepOrder, reportedWithinMs, stateOf, summarize } from './row-state.ts';
import { buildAbsenRow } from '../testing/build-absen-row.ts';

const nowMs = 10_000_000;
const running = {
  status: 'SEDANG MENGERJAKAN',
  kontak_ms: nowMs,
  sisa_ms: 40 * 60_000,
  sisa_pada_ms: nowMs,
} as const;
const lastMs = nowMs - 4 * 60_000;
const silent = { ...running, kontak_ms: lastMs, diam_sejak_ms: lastMs, sisa_pada_ms: lastMs };

describe('connection', () => {
  test.each([
    ['nobody has begun', {}, 'belum'],
    ['heard, whatever this clock says', { ...running, kontak_ms: 0 }, 'tersambung'],
    ['the server says that it is silent', silent, 'terputus'],
    ['a word came since the server said so', { ...silent, kontak_ms: nowMs }, 'tersambung'],
    ['finished with everything sent', { status: 'SELESAI', kontak_ms: 0 }, 'selesai'],
    [
      'finished while the device still holds answers',
      { ...silent, status: 'SELESAI', belum_terkirim: 3 },
      'terputus',
    ],
    [
      'ended by staff while silent',
      { status: 'SELESAI', kontak_ms: 0, diam_sejak_ms: 0, selesai_ms: 60_000 },
      'terputus',
    ],
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
    expect(stateOf(buildAbsenRow(silent), nowMs).leftMs).toBe(40 * 60_000 - reportedWithinMs);
  });

  test('is shown only while the exam runs', () => {
    expect(stateOf(buildAbsenRow({ ...running, status: 'SELESAI' }), nowMs).leftMs).toBeUndefined();
  });
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
    buildAbsenRow({ id: '5', direset: true }),
  ];
  expect(summarize(rows, nowMs)).toEqual({
    peserta: 5,
    hadir: 4,
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
