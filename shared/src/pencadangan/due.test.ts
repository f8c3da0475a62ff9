import { describe, expect, test } from 'vitest';
import { dayMs } from '../kernel/zone.ts';
import { findDue, nextDue, nextNightly, quickEveryMs, type Copies, type Due, type DueInput } from './due.ts';
import type { SesiUjian } from './otomatis.schema.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const at = (text: string) => Date.parse(`${text}+07:00`);
const never = { malam: null, cepat: null, salin: null };
const input = (nowMs: number, changes: Partial<DueInput> = {}): DueInput => ({
  nowMs,
  zona: 'WIB',
  sesi: 'tidak',
  sejakMs: null,
  lokal: { malam_ms: nowMs - hourMs, cepat_ms: nowMs - hourMs },
  kedua: null,
  dicoba: never,
  ...changes,
});

/** What a server makes that looks every 15 s; `act` says whether a try succeeds. */
function simulate(
  fromMs: number,
  untilMs: number,
  sesi: (ms: number) => SesiUjian,
  options: { lokal?: Copies; sejak?: (ms: number) => number | null; works?: (ms: number) => boolean } = {},
) {
  const lokal = { ...(options.lokal ?? { malam_ms: null, cepat_ms: null }) };
  const dicoba: Record<Due, number | null> = { ...never };
  const made: [Due, string][] = [];
  for (let nowMs = fromMs; nowMs <= untilMs; nowMs += 15_000) {
    const sejakMs = options.sejak?.(nowMs) ?? null;
    const due = findDue(input(nowMs, { sesi: sesi(nowMs), sejakMs, lokal, dicoba }));
    if (!due) continue;
    dicoba[due] = nowMs;
    made.push([due, new Date(nowMs + 7 * hourMs).toISOString().slice(11, 16)]);
    if (due !== 'salin' && (options.works?.(nowMs) ?? true)) lokal[`${due}_ms`] = nowMs;
  }
  return made;
}
const between = (from: string, until: string) => (ms: number) =>
  ms >= at(from) && ms < at(until) ? ('berjalan' as const) : ('tidak' as const);

describe('P10: what a server makes by itself', () => {
  test('a day with an exam: one quick copy every five minutes of it, one nightly backup in the evening', () => {
    const made = simulate(
      at('2025-07-01T06:00:00'),
      at('2025-07-02T06:00:00'),
      between('2025-07-01T07:20:00', '2025-07-01T09:40:00'),
      { lokal: { malam_ms: at('2025-06-30T21:00:00'), cepat_ms: null } },
    );
    const quick = made.filter(([kind]) => kind === 'cepat').map(([, jam]) => jam);
    expect([quick[0], quick[1], quick.at(-1), quick.length]).toEqual(['07:20', '07:25', '09:35', 28]);
    expect(made.filter(([kind]) => kind === 'malam')).toEqual([['malam', '21:00']]);
  });

  test('a session across midnight holds the nightly backup up until it is over, and no longer', () => {
    const made = simulate(
      at('2025-07-01T20:00:00'),
      at('2025-07-02T06:00:00'),
      between('2025-07-01T20:50:00', '2025-07-02T00:30:00'),
      { lokal: { malam_ms: at('2025-06-30T22:00:00'), cepat_ms: null } },
    );
    expect(made.filter(([kind]) => kind === 'malam')).toEqual([['malam', '00:30']]);
    expect(made.filter(([kind]) => kind === 'cepat')).toHaveLength(44);
  });

  test('a server that is off at night makes its backup when it starts, unless an exam goes on', () => {
    const last = { malam_ms: at('2025-06-30T07:00:00'), cepat_ms: null };
    const day = ['2025-07-01T07:00:00', '2025-07-01T15:00:00'] as const;
    expect(simulate(at(day[0]), at(day[1]), () => 'tidak', { lokal: last })).toEqual([['malam', '07:00']]);
    const exam = between('2025-07-01T06:50:00', '2025-07-01T12:00:00');
    const made = simulate(at(day[0]), at(day[1]), exam, { lokal: last });
    expect(made.filter(([kind]) => kind === 'malam')).toEqual([['malam', '12:00']]);
  });

  test('only waiting for late answers holds no nightly backup up', () => {
    const made = simulate(at('2025-07-01T20:58:00'), at('2025-07-01T21:10:00'), () => 'menunggu', {
      lokal: { malam_ms: at('2025-06-30T21:00:00'), cepat_ms: null },
    });
    expect(made.map(([kind]) => kind)).toEqual(['cepat', 'malam', 'cepat', 'cepat']);
  });

  test('a sheet that is built, or a session that begins, is copied at once and only once', () => {
    const builtMs = at('2025-07-01T10:00:00');
    const options = {
      lokal: { malam_ms: at('2025-06-30T21:00:00'), cepat_ms: null },
      sejak: (ms: number) => (ms >= builtMs ? builtMs : null),
    };
    expect(simulate(at('2025-07-01T09:00:00'), at('2025-07-01T20:00:00'), () => 'tidak', options)).toEqual([
      ['cepat', '10:00'],
    ]);
  });

  test('what fails is tried again, a quick copy after five minutes, a nightly backup after fifteen', () => {
    const works = () => false;
    const from = at('2025-07-01T22:00:00');
    const lokal = { malam_ms: from - 10 * hourMs, cepat_ms: null };
    expect(
      simulate(from, from + 31 * minuteMs, () => 'tidak', { lokal, works }).map(([, jam]) => jam),
    ).toEqual(['22:00', '22:15', '22:30']);
    expect(
      simulate(from, from + 11 * minuteMs, () => 'berjalan', { lokal, works }).map(([, jam]) => jam),
    ).toEqual(['22:00', '22:05', '22:10']);
  });

  test('a clock that was set back forgets nothing: backups of the future count as none', () => {
    const nowMs = at('2025-07-01T10:00:00');
    const future = { malam_ms: nowMs + dayMs, cepat_ms: nowMs + dayMs };
    expect(findDue(input(nowMs, { lokal: future }))).toBe('malam');
    expect(findDue(input(nowMs, { lokal: future, sesi: 'berjalan' }))).toBe('cepat');
    const dicoba = { malam: nowMs + dayMs, cepat: nowMs + dayMs, salin: nowMs + dayMs };
    expect(findDue(input(nowMs, { lokal: future, sesi: 'berjalan', dicoba }))).toBe('cepat');
  });

  test('a second place that has less than the server is caught up, every five minutes', () => {
    const nowMs = at('2025-07-01T10:00:00');
    const kedua = { malam_ms: nowMs - dayMs, cepat_ms: nowMs - hourMs };
    expect(findDue(input(nowMs, { kedua }))).toBe('salin');
    expect(findDue(input(nowMs, { kedua, dicoba: { ...never, salin: nowMs - minuteMs } }))).toBeUndefined();
    const same = { malam_ms: nowMs - hourMs, cepat_ms: nowMs - hourMs };
    expect(findDue(input(nowMs, { kedua: same }))).toBeUndefined();
  });

  test('the next nightly backup is told: now, this evening, or a day after the last', () => {
    const noon = at('2025-07-01T12:00:00');
    expect(nextNightly(null, noon, 'WIB')).toBe(noon);
    expect(nextNightly(at('2025-06-30T21:00:00'), noon, 'WIB')).toBe(at('2025-07-01T21:00:00'));
    expect(nextNightly(at('2025-07-01T07:00:00'), noon, 'WIB')).toBe(at('2025-07-01T21:00:00'));
    expect(nextNightly(at('2025-06-30T14:00:00'), noon, 'WIB')).toBe(at('2025-07-01T14:00:00'));
  });

  test('the next one of all is told: quick copies alone while an exam goes on, whichever comes first while one is waited for', () => {
    const nowMs = at('2025-07-01T20:58:00');
    const evening = at('2025-07-01T21:00:00');
    const lokal = { malam_ms: at('2025-06-30T21:00:00'), cepat_ms: nowMs - minuteMs };
    const next = (sesi: SesiUjian, copies: Copies = lokal) =>
      nextDue({ nowMs, zona: 'WIB', sesi, lokal: copies });
    expect(next('tidak')).toBe(evening);
    expect(next('menunggu')).toBe(evening);
    expect(next('berjalan')).toBe(lokal.cepat_ms + quickEveryMs);
    expect(next('menunggu', { ...lokal, cepat_ms: nowMs - 4 * minuteMs })).toBe(nowMs + minuteMs);
    expect(next('berjalan', { malam_ms: null, cepat_ms: null })).toBe(nowMs);
  });
});
