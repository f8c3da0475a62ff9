import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowanceAtStart,
  keptUntilMs,
  lostAfterGrant,
  lostByStopsMs,
  originShiftMs,
  timeLeftMs,
  provenTimeMs,
  pauseLeftMs,
  noticeShiftMs,
  isInContact,
  usedTimeMs,
  type AllowanceInput,
} from './exam-time.ts';

const minute = 60_000;
const used = { beforeMs: 0, reportedMs: undefined, sinceStartMs: 0, serverRanMs: 0, pauseMaxMs: 3 * minute };

describe('time used', () => {
  const moment = fc.record({
    reportedMs: fc.option(fc.nat(10_000_000), { nil: undefined }),
    passedMs: fc.nat(600_000),
    downMs: fc.nat(600_000),
  });

  test('S12: it only rises, whatever devices report and the server misses', () => {
    fc.assert(
      fc.property(fc.array(moment), fc.nat(600_000), (moments, pauseMaxMs) => {
        let [beforeMs, sinceStartMs, serverRanMs] = [0, 0, 0];
        for (const { reportedMs, passedMs, downMs } of moments) {
          sinceStartMs += passedMs + downMs;
          serverRanMs += passedMs;
          const next = usedTimeMs({ beforeMs, reportedMs, sinceStartMs, serverRanMs, pauseMaxMs });
          expect(next).toBeGreaterThanOrEqual(beforeMs);
          expect(next).toBeLessThanOrEqual(sinceStartMs + 5_000);
          expect(next).toBeGreaterThanOrEqual(serverRanMs - pauseMaxMs);
          beforeMs = next;
        }
      }),
    );
  });

  test.each([
    [
      'a device is believed up to the server’s clock and five seconds',
      { reportedMs: 99 * minute, sinceStartMs: minute },
      minute + 5_000,
    ],
    [
      'a device that works reports its own clock',
      { reportedMs: 4 * minute, sinceStartMs: 5 * minute },
      4 * minute,
    ],
    [
      'a silent device gains at most jeda_maks',
      { sinceStartMs: 10 * minute, serverRanMs: 10 * minute },
      7 * minute,
    ],
    [
      'while the server is down the clock of a silent device waits',
      { sinceStartMs: 30 * minute, serverRanMs: 2 * minute },
      0,
    ],
    [
      'who works on through an outage uses time',
      { reportedMs: 30 * minute, sinceStartMs: 30 * minute },
      30 * minute,
    ],
    [
      'jalan terus: nothing stops the clock',
      { sinceStartMs: 10 * minute, serverRanMs: 10 * minute, pauseMaxMs: 0 },
      10 * minute,
    ],
    [
      'a counter of running time beyond the attempt does not count',
      { sinceStartMs: minute, serverRanMs: 90 * minute, pauseMaxMs: 0 },
      minute,
    ],
  ])('S12: %s', (_, changes, expected) => {
    expect(usedTimeMs({ ...used, ...changes })).toBe(expected);
  });

  test('time left is never negative', () => {
    expect([timeLeftMs(10, 4), timeLeftMs(10, 11)]).toEqual([6, 0]);
  });
});

describe('the minute of notice', () => {
  const notice = { isNotified: false, reportedMs: 0, pauseMaxMs: 3 * minute, allowedMs: 60 * minute };

  test.each([
    ['none is due while more than a minute is left', 61, 20, 0],
    ['what a stop used up beyond it is taken out', 75, 20, 13],
    ['but never back what a device used itself', 75, 59.5, 12.5],
  ])('S12: %s', (_, ran, reported, shift) => {
    const input = { ...notice, reportedMs: reported * minute, serverRanMs: ran * minute };
    expect(noticeShiftMs(input) / minute).toBe(shift);
    expect(noticeShiftMs({ ...input, isNotified: true })).toBe(0);
  });

  test('S26: who was heard within a beat has known his time all along', () => {
    expect(isInContact(59 * minute, 60 * minute)).toBe(true);
    expect(isInContact(58 * minute, 60 * minute)).toBe(false);
  });
});

describe('time that is proven by what the server has heard', () => {
  const proven = (jeda: number, isNotified: boolean) =>
    provenTimeMs({
      madeAfterMs: 100 * minute,
      originMs: 30 * minute,
      pauseMaxMs: jeda * minute,
      isNotified,
    }) / minute;

  test('S26: R less all the stopping that needs no proctor', () => {
    expect(proven(3, false)).toBe(67);
  });

  test('S26: and less what an answer takes to be heard', () => {
    expect(proven(0, false)).toBe(69.75);
  });

  test('S26: once it was given, R counts from where it was moved to', () => {
    expect(proven(3, true)).toBe(66.75);
  });

  test.each([
    [20, 20, 3],
    [20, 22, 1],
    [20, 23, 0],
    [20, 40, 0],
    [20, 19, 3],
  ])('a clock at %i while the server ran %i minutes may stand still for %i more', (used, ran, left) => {
    expect(pauseLeftMs(used * minute, ran * minute, 3 * minute) / minute).toBe(left);
  });
});

describe('time lost by stops', () => {
  const lost = ([known, adopted, reported, told]: readonly [number, number, number, number]) =>
    lostByStopsMs({
      knownMs: known * minute,
      adoptedMs: adopted * minute,
      reportedMs: reported * minute,
      toldMs: told * minute,
    }) / minute;

  test.each([
    ['a sheet that stood still loses what the server counted beyond it', [0, 0, 10, 17], 7],
    ['once, however long the device goes on without the answer', [7, 0, 20, 27], 7],
    ['and again by the next stop', [7, 7, 19, 24], 12],
    ['the way through the network is no stop', [0, 0, 20, 20.1], 0],
    ['who worked on through an outage lost nothing', [0, 0, 30, 30], 0],
  ] as const)('S12: %s', (_, numbers, expected) => {
    expect(lost(numbers)).toBe(expected);
  });

  test.each([
    [5, [7, 2, 2]],
    [7, [7, 2]],
    [9, [7]],
    [10, [6]],
    [60, [0]],
  ])('S12: %i minutes granted are lost no more, the latest stop first', (granted, [late, ...stops]) => {
    const henti = [2, 7].map((minutes) => ({ sejak_ms: minutes, hilang_ms: minutes * minute }));
    const left = lostAfterGrant({ hilang_ms: 7 * minute, henti }, granted * minute);
    expect(left.hilang_ms / minute).toBe(late);
    expect(left.henti.map(({ hilang_ms }) => hilang_ms / minute)).toEqual(stops);
  });
});

describe('a grant moves the origin of the running time', () => {
  const input = { serverRanMs: 0, closedMs: 0, pauseMaxMs: 3 * minute, allowedMs: 60 * minute };

  test.each([
    ['a running attempt with time left stays', { serverRanMs: 50 * minute, closedMs: -70 * minute }, 0],
    ['the time in which it was closed', { serverRanMs: 50 * minute, closedMs: 30 * minute }, 30],
    ['what ran beyond boleh and the pause', { serverRanMs: 80 * minute }, 17],
    ['both', { serverRanMs: 150 * minute, closedMs: 30 * minute }, 87],
  ])('S12: %s', (_, changes, expected) => {
    expect(originShiftMs({ ...input, ...changes }) / minute).toBe(expected);
  });

  test('S12: after it a silent device has used at most what was allowed before', () => {
    const times = fc.tuple(fc.nat(20_000_000), fc.nat(9_000_000), fc.nat(600_000), fc.nat(9_000_000));
    fc.assert(
      fc.property(times, ([serverRanMs, closedMs, pauseMaxMs, allowedMs]) => {
        const shift = originShiftMs({ serverRanMs, closedMs, pauseMaxMs, allowedMs });
        const sinceStartMs = 30_000_000;
        const next = usedTimeMs({
          beforeMs: 0,
          reportedMs: undefined,
          sinceStartMs,
          serverRanMs: serverRanMs - shift,
          pauseMaxMs,
        });
        expect(next).toBeLessThanOrEqual(allowedMs);
      }),
    );
  });
});

describe('allowance at the start', () => {
  const onTime: AllowanceInput = {
    startMs: 0,
    durationMs: 60 * minute,
    sessionEndMs: 90 * minute,
    toleranceMs: 0,
    grantedMs: 0,
    firstStartMs: undefined,
    lateness: 'akhir_sama',
  };

  test.each([
    ['the first one has the whole time', {}, [60, 90, 0]],
    ['five minutes late is not late', { startMs: 5 * minute, firstStartMs: 0 }, [60, 90, 0]],
    ['later ends with the others', { startMs: 6 * minute, firstStartMs: 0 }, [54, 90, 6]],
    [
      'waktu penuh loses nothing',
      { startMs: 20 * minute, firstStartMs: 0, lateness: 'waktu_penuh' as const },
      [60, 90, 0],
    ],
    [
      'nobody works beyond the last moment',
      { startMs: 80 * minute, lateness: 'waktu_penuh' as const },
      [10, 90, 0],
    ],
    ['tolerance moves the last moment', { startMs: 80 * minute, toleranceMs: 5 * minute }, [15, 95, 0]],
    ['a grant before the start moves both', { startMs: 80 * minute, grantedMs: 10 * minute }, [20, 100, 0]],
    ['later than the whole duration nothing is left', { startMs: 61 * minute, firstStartMs: 0 }, [0, 90, 61]],
    [
      'and a grant gives all its minutes',
      { startMs: 61 * minute, firstStartMs: 0, grantedMs: 10 * minute },
      [10, 100, 61],
    ],
    ['after the end nothing is left', { startMs: 95 * minute }, [0, 90, 0]],
  ])('S12: %s', (_, changes, [allowed, last, lost]) => {
    const { allowedMs, lastMomentMs, lostMs } = allowanceAtStart({ ...onTime, ...changes });
    expect([allowedMs, lastMomentMs, lostMs].map((ms) => ms / minute)).toEqual([allowed, last, lost]);
  });
});

describe('keptUntilMs', () => {
  const exam = {
    finishedMs: null,
    lastMomentMs: 120 * minute,
    serverRanMs: 40 * minute,
    pauseMaxMs: 3 * minute,
    allowedMs: 60 * minute,
  };

  test.each([
    ['it runs', {}, 40],
    ['it was finished', { finishedMs: 25 * minute }, 25],
    ['its time ran out unfinished', { serverRanMs: 80 * minute }, 63],
    ['its finish arrived long after its time', { serverRanMs: 80 * minute, finishedMs: 79 * minute }, 63],
    ['its last moment was earlier', { lastMomentMs: 30 * minute }, 30],
  ])(
    'S12: an earlier exam of the session keeps its participant until its end: %s',
    (_name, changes, until) => {
      const now = { ...exam, ...changes };
      expect(keptUntilMs(now, now.serverRanMs)).toBe(until * minute);
    },
  );
});
