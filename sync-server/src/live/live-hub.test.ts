import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveHub, type Patch } from './live-hub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(hub: LiveHub) {
  const told: Patch[][] = [];
  const leave = hub.subscribe('ruang', (patches) => void told.push(patches));
  return { told, leave };
}

test('a listener is told twice a second, the newest value of each field', () => {
  const hub = new LiveHub();
  const { told } = watch(hub);
  hub.publish('ruang', { id: 'a', terjawab: 1, status: 'mengerjakan' });
  hub.publish('ruang', { id: 'a', terjawab: 2 });
  hub.publish('ruang lain', { id: 'b', terjawab: 9 });
  expect(told).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(told).toEqual([[{ id: 'a', terjawab: 2, status: 'mengerjakan' }]]);
});

test('what a listener knows already is not told again', () => {
  const hub = new LiveHub();
  const { told } = watch(hub);
  hub.publish('ruang', { id: 'a', terjawab: 1, status: 'mengerjakan' });
  vi.advanceTimersByTime(500);
  hub.publish('ruang', { id: 'a', terjawab: 2, status: 'mengerjakan' });
  vi.advanceTimersByTime(500);
  hub.publish('ruang', { id: 'a', terjawab: 2, status: 'mengerjakan' });
  vi.advanceTimersByTime(500);
  expect(told.slice(1)).toEqual([[{ id: 'a', terjawab: 2 }]]);
});

test('after something was built from the store, the next news is told whole', async () => {
  const hub = new LiveHub();
  const { told } = watch(hub);
  const patch = { id: 'a', terjawab: 1, status: 'mengerjakan' };
  hub.publish('ruang', patch);
  vi.advanceTimersByTime(500);
  await hub.share('ruang', 'semua', () => Promise.resolve('snapshot'));
  hub.publish('ruang', patch);
  vi.advanceTimersByTime(500);
  expect(told).toEqual([[patch], [patch]]);
});

test('news without fields is told every time', () => {
  const hub = new LiveHub();
  const { told } = watch(hub);
  for (let i = 0; i < 2; i++) {
    hub.publish('ruang', { id: '*' });
    vi.advanceTimersByTime(500);
  }
  expect(told).toEqual([[{ id: '*' }], [{ id: '*' }]]);
});

test('what listeners share is built once, and anew after a change or a failure', async () => {
  const hub = new LiveHub();
  watch(hub);
  const build = vi.fn((value: string) => Promise.resolve(value));
  const share = (value: string) => hub.share('ruang', 'semua', () => build(value));
  expect([await share('satu'), await share('dua')]).toEqual(['satu', 'satu']);
  hub.publish('ruang', { id: 'a', terjawab: 1 });
  vi.advanceTimersByTime(500);
  build.mockRejectedValueOnce(new Error('sibuk'));
  await expect(share('tiga')).rejects.toThrow('sibuk');
  expect(await share('empat')).toBe('empat');
});

test('after the last listener left, nothing is kept', () => {
  const hub = new LiveHub();
  const first = watch(hub);
  hub.publish('ruang', { id: 'a', terjawab: 1 });
  first.leave();
  const second = watch(hub);
  vi.advanceTimersByTime(500);
  expect([first.told, second.told]).toEqual([[], []]);
});
