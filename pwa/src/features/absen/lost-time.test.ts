import { describe, expect, test } from 'vitest';
import { findCommonStops, proposeTime } from './lost-time.ts';
import { buildAbsenRow } from './testing/build-absen-row.ts';

const minuteMs = 60_000;
const stopped = (menit: number, sinceMinute: number, ruang = 'Lab 2') =>
  buildAbsenRow({
    id: `${ruang} ${menit} ${sinceMinute}`,
    ruang,
    status: 'SEDANG MENGERJAKAN',
    henti: [{ sejak_ms: sinceMinute * minuteMs, menit }],
  });

describe('time to give back', () => {
  test('of one participant everything that was lost, with its causes', () => {
    const row = { ...stopped(7, 90), hilang_menit: 12 };
    expect(proposeTime([row])).toEqual({ menit: 19, alasan: 'terlambat masuk, ujian terhenti' });
    expect(proposeTime([stopped(7, 90)])).toEqual({ menit: 7, alasan: 'ujian terhenti' });
  });

  test('nothing where nothing was lost, or the exam is over', () => {
    expect(proposeTime([buildAbsenRow({ status: 'SEDANG MENGERJAKAN' })])).toBeUndefined();
    const finished = { ...stopped(7, 90), status: 'SELESAI', keadaan: 'selesai' } as const;
    expect(proposeTime([{ ...finished, sebab_selesai: 'sendiri' }])).toBeUndefined();
    expect(proposeTime([{ ...finished, sebab_selesai: 'waktu_habis' }])).toMatchObject({ menit: 7 });
  });
});

describe('a disturbance of a room', () => {
  test('stops of three within about a minute are given back together, as much as the worst lost', () => {
    const rows = [stopped(5, 90), stopped(7, 90.5), stopped(6, 91), stopped(3, 60), stopped(4, 90, 'Lab 1')];
    expect(findCommonStops(rows)).toEqual([
      {
        ruang: 'Lab 2',
        rows: rows.slice(0, 3),
        sejakMs: 90 * minuteMs,
        proposal: { menit: 7, alasan: 'gangguan ruang' },
      },
    ]);
  });

  test('two, or three at different times, are none', () => {
    expect(findCommonStops([stopped(5, 90), stopped(5, 90)])).toEqual([]);
    expect(findCommonStops([stopped(5, 80), stopped(5, 85), stopped(5, 90)])).toEqual([]);
  });

  test('what was given back is none any more', () => {
    expect(findCommonStops([stopped(5, 90), stopped(5, 90), { ...stopped(5, 90), henti: [] }])).toEqual([]);
  });

  test('a stop that one of them had alone, before or after, changes neither minutes nor who is meant', () => {
    const alone = {
      ...stopped(4, 90),
      henti: [60, 90, 95].map((at) => ({ sejak_ms: at * minuteMs, menit: at === 90 ? 4 : 20 })),
    };
    expect(findCommonStops([alone, stopped(4, 90), stopped(3, 91)])).toMatchObject([
      { rows: { length: 3 }, proposal: { menit: 4 } },
    ]);
  });
});
