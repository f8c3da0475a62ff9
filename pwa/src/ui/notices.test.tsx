// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notices, useNotify, type NoticeKind } from './notices.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Teller({ kind }: { kind: NoticeKind }) {
  const notify = useNotify();
  return (
    <button
      onClick={() => {
        notify(kind, `kabar ${kind}`);
      }}
    >
      beri tahu
    </button>
  );
}
function tell(kind: NoticeKind): void {
  render(
    <Notices>
      <Teller kind={kind} />
    </Notices>,
  );
  fireEvent.click(screen.getByText('beri tahu'));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test.each(['success', 'info'] as const)('S1-PUBL-04: a notice of %s closes after 3.5 s', async (kind) => {
  tell(kind);
  await pass(3_499);
  expect(screen.getByRole('status').textContent).toContain(`kabar ${kind}`);
  await pass(1);
  expect(screen.queryByText(`kabar ${kind}`)).toBeNull();
});

test.each([
  ['S1-ERR-06, N30: an error is red', 'error'],
  ['S1-ERR-09, N30: a refusal is amber', 'warning'],
] as const)('%s and stays until Tutup', async (_, kind) => {
  tell(kind);
  await pass(3_600_000);
  expect(screen.getByRole('alert').className).toContain(`notice-${kind}`);
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
