import { describe, expect, test } from 'vitest';
import { findAddressBreaks, findCommonBreaks } from './common-break.ts';
import { buildAbsenRow } from '../testing/build-absen-row.ts';

const nowMs = 100 * 60_000;
const atMinute = (minute: number, ruang: string | null = 'Lab 2') =>
  buildAbsenRow({
    ruang,
    status: 'SEDANG MENGERJAKAN',
    kontak_ms: minute * 60_000,
    diam_sejak_ms: minute < 99 ? minute * 60_000 : null,
  });

describe('a break of the network in a room', () => {
  test('three who fell silent within about a minute are one break, counted against the whole room', () => {
    const rows = [
      atMinute(90),
      atMinute(90.4),
      atMinute(91),
      atMinute(99.5),
      buildAbsenRow({ ruang: 'Lab 2' }),
    ];
    expect(findCommonBreaks(rows, nowMs)).toEqual([
      { ruang: 'Lab 2', jumlah: 3, dari: 5, sejakMs: 91 * 60_000 },
    ]);
  });

  test('two, or three at different times, are no break', () => {
    expect(findCommonBreaks([atMinute(90), atMinute(90)], nowMs)).toEqual([]);
    expect(findCommonBreaks([atMinute(80), atMinute(85), atMinute(90)], nowMs)).toEqual([]);
  });

  test('who is connected or has finished does not count', () => {
    const done = { ...atMinute(90), status: 'SELESAI' as const };
    expect(findCommonBreaks([atMinute(90), atMinute(90), done, atMinute(99)], nowMs)).toEqual([]);
  });

  test('one who was lost long before does not move its beginning', () => {
    const rows = [atMinute(20), atMinute(90), atMinute(90), atMinute(90)];
    expect(findCommonBreaks(rows, nowMs)).toMatchObject([{ jumlah: 3, dari: 4, sejakMs: 90 * 60_000 }]);
  });

  test('each room has its own, the worst first', () => {
    const rows = [
      ...[90, 90, 90].map((minute) => atMinute(minute, 'Lab 1')),
      ...[90, 90, 90, 90].map((minute) => atMinute(minute, null)),
    ];
    expect(findCommonBreaks(rows, nowMs).map(({ ruang, jumlah }) => [ruang, jumlah])).toEqual([
      [null, 4],
      ['Lab 1', 3],
    ]);
  });
});

describe('a break behind an address', () => {
  const behind = (alamat: string, ruang: string, minute = 90) => ({ ...atMinute(minute, ruang), alamat });

  test('devices of several rooms behind one router that fell silent together name it with their rooms', () => {
    const rows = [
      behind('10.0.0.7', 'Lab 1'),
      behind('10.0.0.7', 'Lab 1'),
      behind('10.0.0.7', 'Lab 2'),
      behind('10.0.0.7', 'Lab 2', 99),
      behind('10.0.0.9', 'Lab 2', 99),
    ];
    expect(findCommonBreaks(rows, nowMs)).toEqual([]);
    expect(findAddressBreaks(rows, nowMs)).toEqual([
      { alamat: '10.0.0.7', ruang: ['Lab 1', 'Lab 2'], jumlah: 3, dari: 4, sejakMs: 90 * 60_000 },
    ]);
  });

  test('where everybody has one address, or the room says it already, it is not said', () => {
    const gone = ['Lab 1', 'Lab 1', 'Lab 1'].map((ruang) => behind('10.0.0.7', ruang));
    expect(
      findAddressBreaks(
        gone.map((row, index) => ({ ...row, ruang: `Lab ${index}` })),
        nowMs,
      ),
    ).toEqual([]);
    const rows = [...gone, behind('10.0.0.9', 'Lab 2', 99)];
    expect(findCommonBreaks(rows, nowMs)).toHaveLength(1);
    expect(findAddressBreaks(rows, nowMs)).toEqual([]);
  });
});
