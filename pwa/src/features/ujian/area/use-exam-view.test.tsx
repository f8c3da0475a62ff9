// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildWorld } from '../../../sync/testing/build-device.ts';
import { useExamView } from './use-exam-view.ts';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

/** A sheet on a page that counts how often it draws what it is told. */
async function openView() {
  const { device } = buildWorld();
  const session = await device.start();
  const drawn: (string | null | undefined)[] = [];
  function Sheet() {
    drawn.push(useExamView(session).pilihan['butir-1']);
    return null;
  }
  render(<Sheet />);
  drawn.length = 0;
  return { session, drawn };
}

test('a tap is drawn once, as it stands when the frame comes: what is drawn sooner holds up the disk', async () => {
  const { session, drawn } = await openView();
  await act(async () => {
    void session.answer('butir-1', 'A');
    await session.answer('butir-1', 'B');
  });
  expect(drawn).toEqual([]);
  await act(() => new Promise(requestAnimationFrame));
  expect(drawn).toEqual(['B']);
});

test('a page out of view, which has no frames, is drawn at once', async () => {
  const { session, drawn } = await openView();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(() => session.answer('butir-1', 'A'));
  expect(drawn.at(-1)).toBe('A');
});
