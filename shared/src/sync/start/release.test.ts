import { describe, expect, test } from 'vitest';
import { whyNotReleased, type ReleaseQuestion } from './release.ts';

const minute = 60_000;
const startMs = 1_000 * minute;
const begun: ReleaseQuestion = {
  nowMs: startMs + 10 * minute,
  startMs,
  wasReleased: false,
  lastMomentMs: startMs + 120 * minute,
  ruangClosed: false,
  finished: false,
  timeOver: false,
  shown: 'token',
};
const running = { ...begun, wasReleased: true };
const offline = (beganMin: number, kitStartMin = 0) => ({
  ...begun,
  shown: 'kit' as const,
  offline: { kitStartMs: startMs + kitStartMin * minute, beganMs: startMs + beganMin * minute },
});

describe('S25: is this exam released to this participant now?', () => {
  test.each<[string, ReleaseQuestion, ReturnType<typeof whyNotReleased>]>([
    ['in his session, with the token', begun, undefined],
    ['at the start to the millisecond', { ...begun, nowMs: startMs }, undefined],
    ['a millisecond before', { ...begun, nowMs: startMs - 1 }, 'BELUM_DIBUKA'],
    ['without the token', { ...begun, shown: 'wrong-token' }, 'TOKEN_SALAH'],
    ['with the permission of a kit alone', { ...begun, shown: 'unproven' }, 'TANPA_BUKTI'],
    ['in a closed room', { ...begun, ruangClosed: true }, 'RUANG_DITUTUP'],
    ['at the last moment', { ...begun, nowMs: begun.lastMomentMs }, 'SESI_BERAKHIR'],
    ['finished', { ...running, finished: true }, 'SELESAI'],
    ['running, nothing is asked again', { ...running, shown: 'unproven' }, undefined],
    [
      'running, although the session was shifted behind it',
      { ...running, startMs: startMs + 60 * minute },
      undefined,
    ],
    ['running on by a grant in a room closed since', { ...running, ruangClosed: true }, undefined],
    ['running, at its own last moment', { ...running, nowMs: begun.lastMomentMs }, 'WAKTU_HABIS'],
    ['running, its time used up', { ...running, timeOver: true }, 'WAKTU_HABIS'],
    ['begun without the server at the bell', offline(0), undefined],
    ['half a minute early by its clock', offline(-0.5), undefined],
    ['two minutes early', offline(-2), 'BELUM_DIBUKA'],
    ['by the old time, while the session was shifted', { ...offline(-30, -30) }, undefined],
    [
      'by a kit that names no start, before the present one',
      {
        ...offline(-30),
        offline: { kitStartMs: undefined, beganMs: startMs - 30 * minute },
      },
      'BELUM_DIBUKA',
    ],
    [
      'begun in time, heard of after the last moment',
      { ...offline(5), nowMs: begun.lastMomentMs + minute },
      undefined,
    ],
    ['without the server in a closed room', { ...offline(5), ruangClosed: true }, 'RUANG_DITUTUP'],
  ])('%s', (_, question, expected) => {
    expect(whyNotReleased(question)).toBe(expected);
  });
});
