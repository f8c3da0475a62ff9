import { describe, expect, test } from 'vitest';
import { findCommonStops, findLateRuang, proposeTime, workingHint } from './lost-time.ts';
import { buildAbsenRow } from '../testing/build-absen-row.ts';

const minuteMs = 60_000;
const stopped = (menit: number, sinceMinute: number, ruang = 'Lab 2') =>
  buildAbsenRow({
    id: `${ruang} ${menit} ${sinceMinute}`,
    ruang,
    status: 'SEDANG MENGERJAKAN',
    henti: [{ sejak_ms: sinceMinute * minuteMs, menit }],
  });

describe('time to give back', () => {
  const room = [stopped(7, 90), stopped(6, 90.5), stopped(5, 91)];
  const [first, second] = room as [(typeof room)[0], (typeof room)[0]];

  test('of one participant what a disturbance of the room and a late start cost, with the causes', () => {
    const late = { ...first, hilang_menit: 12 };
    expect(proposeTime([late], [late, ...room.slice(1)])).toEqual({
      menit: 19,
      alasan: 'terlambat masuk, gangguan ruang',
    });
    expect(proposeTime([first], room)).toEqual({ menit: 7, alasan: 'gangguan ruang' });
  });

  test('never what one of them had alone: it may be a sheet that he closed', () => {
    const alone = { ...first, henti: [...first.henti, { sejak_ms: 30 * minuteMs, menit: 20 }] };
    expect(proposeTime([alone], [alone, ...room.slice(1)])).toMatchObject({ menit: 7 });
    expect(proposeTime([stopped(7, 90)], [stopped(7, 90), stopped(7, 90, 'Lab 1')])).toBeUndefined();
  });

  test('S26: also what one had alone while others of the room lost contact: he was thrown out by it', () => {
    const cut = (id: string, from: number, to: number) =>
      buildAbsenRow({
        id,
        ruang: 'Lab 2',
        status: 'SEDANG MENGERJAKAN',
        putus: { sejak_ms: from * minuteMs, sampai_ms: to * minuteMs },
      });
    const thrown = stopped(17, 30);
    expect(proposeTime([thrown], [thrown, cut('a', 29, 50), cut('b', 30, 49)])).toEqual({
      menit: 17,
      alasan: 'gangguan ruang',
    });
    expect(proposeTime([thrown], [thrown, cut('a', 29, 50), cut('b', 40, 49)])).toBeUndefined();
  });

  test('S26: late starts of three or more of a room, for all of them at once', () => {
    const late = (id: string, hilang_menit: number, ruang = 'Lab 2') =>
      buildAbsenRow({ id, ruang, status: 'SEDANG MENGERJAKAN', hilang_menit });
    const three = [late('a', 12), late('b', 12), late('c', 11)];
    expect(findLateRuang([...three, late('d', 9, 'Lab 1')])).toMatchObject([
      { jenis: 'mulai', ruang: 'Lab 2', rows: three, sejakMs: null, proposal: { menit: 12 } },
    ]);
    expect(proposeTime(three, three)).toMatchObject({ menit: 12 });
    expect(findLateRuang(three.slice(1))).toEqual([]);
    expect(proposeTime(three.slice(1), three.slice(1))).toBeUndefined();
  });

  test('of several as much for each as the worst lost, where all of them lost time; a late start is one’s own', () => {
    const late = { ...second, hilang_menit: 30 };
    expect(proposeTime([first, late], room)).toEqual({ menit: 7, alasan: 'gangguan ruang' });
    const fine = buildAbsenRow({ id: 'fine', ruang: 'Lab 2', status: 'SEDANG MENGERJAKAN' });
    expect(proposeTime([first, fine], [...room, fine])).toBeUndefined();
  });

  test('at most an hour', () => {
    const long = [stopped(100, 90), stopped(90, 90), stopped(80, 90)];
    expect(proposeTime(long, long)).toMatchObject({ menit: 60 });
  });

  test('nothing where nothing was lost, or the exam is over', () => {
    const fine = buildAbsenRow({ status: 'SEDANG MENGERJAKAN' });
    expect(proposeTime([fine], [fine])).toBeUndefined();
    const finished = { ...first, status: 'SELESAI', keadaan: 'selesai' } as const;
    const all = [...room.slice(1), finished];
    expect(proposeTime([{ ...finished, sebab_selesai: 'sendiri' }], all)).toBeUndefined();
    expect(proposeTime([{ ...finished, sebab_selesai: 'waktu_habis' }], all)).toMatchObject({ menit: 7 });
  });
});

describe('who goes on working without more time', () => {
  const nowMs = 600_000;
  const working = { status: 'SEDANG MENGERJAKAN', kontak_ms: nowMs } as const;
  test('is counted, with and without a connection; who stood still is not', () => {
    const rows = [
      buildAbsenRow(working),
      buildAbsenRow({ ...working, kontak_ms: 0, diam_sejak_ms: 0 }),
      buildAbsenRow({ ...working, henti: [{ sejak_ms: 0, menit: 4 }] }),
      buildAbsenRow(),
    ];
    expect(workingHint(rows, nowMs)).toMatch(/^2 dari 4 tetap mengerjakan, 1 di antaranya tanpa sambungan:/);
    expect(workingHint([buildAbsenRow()], nowMs)).toBe('');
  });
});

describe('a disturbance of a room', () => {
  test('stops of three within about a minute are given back together, as much as the worst lost', () => {
    const rows = [stopped(5, 90), stopped(7, 90.5), stopped(6, 91), stopped(3, 60), stopped(4, 90, 'Lab 1')];
    expect(findCommonStops(rows)).toEqual([
      {
        jenis: 'henti',
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
