import { afterEach, expect, test, vi } from 'vitest';
import { openLog } from './open-log.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A log and the entries that reached its file. */
function buildLog() {
  const entries: Record<string, unknown>[] = [];
  const log = openLog('info', { write: (line) => void entries.push(JSON.parse(line)) });
  return { log, entries };
}
const full = () => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

test('7.1.1: what names a person or opens an account does not reach the log', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const secrets = { nik: 'NIK-1', nisn: 'NISN-1', token: 'TOKEN-1', password: 'SANDI-1' };
  log.info(secrets, 'flat');
  log.error({ body: secrets }, 'in something');
  log.warn({ req: { headers: { authorization: 'Bearer TOKEN-2' } } }, 'a request');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toMatch(/NIK-1|NISN-1|TOKEN-|SANDI-1/);
});

test('the same error again and again is written once, and then once a minute with how often it came', () => {
  vi.useFakeTimers();
  const { log, entries } = buildLog();
  for (let at = 0; at < 5_000; at++) log.error({ err: full(), path: `/api/sync/${at}` }, 'disk full');
  expect(entries).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(entries.slice(1)).toMatchObject([
    { msg: 'disk full', berulang: 4_999, err: { code: 'SQLITE_FULL' } },
  ]);
  log.error({ err: full(), path: '/api/sync/a' }, 'disk full');
  expect(entries).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(entries.slice(2)).toMatchObject([{ msg: 'disk full', berulang: 1 }]);
  vi.advanceTimersByTime(60_000);
  expect(entries).toHaveLength(3);
  log.error({ err: full(), path: '/api/sync/b' }, 'disk full');
  expect(entries).toHaveLength(4);
});

test('another error, another cause and an end of the process are written at once', () => {
  vi.useFakeTimers();
  const { log, entries } = buildLog();
  for (let at = 0; at < 2; at++) {
    log.error({ err: full() }, 'disk full');
    log.error({ err: new Error('other') }, 'disk full');
    log.error({ err: new Error('other', { cause: full() }) }, 'disk full');
    log.error('plain');
    log.fatal({ err: full() }, 'the server ends');
    log.info('news');
  }
  expect(entries.map(({ msg }) => msg)).toEqual([
    'disk full',
    'disk full',
    'disk full',
    'plain',
    'the server ends',
    'news',
    'the server ends',
    'news',
  ]);
});

test('errors that differ every time fill no memory: beyond some hundred kinds they are told apart by their words', () => {
  vi.useFakeTimers();
  const { log, entries } = buildLog();
  for (let at = 0; at < 2_000; at++) log.error({ err: new Error(`row ${at}`) }, 'request failed');
  expect(entries.length).toBeLessThan(400);
});
