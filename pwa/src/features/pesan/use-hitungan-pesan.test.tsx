// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { StaffPortContext } from '../../kit/port/staff-port.ts';
import { useHitunganPesan } from './use-hitungan-pesan.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The page with an inbox that was read, and a stream that says what the test says. */
function open() {
  const client = new QueryClient();
  const port = buildFakePort({});
  let stream!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  port.events = async () => new ReadableStream({ start: (own) => void (stream = own) });
  const page = ({ children }: { children: ReactNode }) => (
    <StaffPortContext value={port}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </StaffPortContext>
  );
  const { result, unmount } = renderHook(useHitunganPesan, { wrapper: page });
  const inbox = ['list', '/api/pesan'];
  /** Everything that is under way, without any time passing. */
  const settle = () =>
    act(async () => {
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    });
  return {
    result,
    unmount,
    read: () => void client.setQueryData(inbox, []),
    /** Whether the inbox is to be read anew. */
    isStale: () => client.getQueryState(inbox)?.isInvalidated,
    settle,
    async hear(belum_dibaca: number) {
      const now = JSON.stringify({ belum_dibaca, serahan: 0, saat_ujian: 0 });
      stream.enqueue(new TextEncoder().encode(`event: hitungan\ndata: ${now}\n\n`));
      await settle();
    },
  };
}

test('counts are told at once, while the inbox is read anew once in five seconds at most, and after the last news for sure', async () => {
  const page = open();
  page.read();
  await page.settle();
  await page.hear(1);
  expect(page.isStale()).toBe(true);
  page.read();
  for (const many of [2, 3, 4]) {
    await page.hear(many);
    expect([page.result.current?.belum_dibaca, page.isStale()]).toEqual([many, false]);
  }
  vi.advanceTimersByTime(4_999);
  expect(page.isStale()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(page.isStale()).toBe(true);
  page.read();
  vi.advanceTimersByTime(5_000);
  expect(page.isStale()).toBe(false);
  await page.hear(5);
  expect(page.isStale()).toBe(true);
});

test('a page that is left reads nothing any more', async () => {
  const page = open();
  page.read();
  await page.settle();
  for (const many of [1, 2]) await page.hear(many);
  page.read();
  page.unmount();
  vi.advanceTimersByTime(5_000);
  expect(page.isStale()).toBe(false);
});
