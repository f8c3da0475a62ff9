// @vitest-environment jsdom
import { postCall, type Acted } from '@spmb/shared/kernel/call.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAction } from '../call/use-action.ts';
import { CallError } from '../../http/call-error.ts';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ErrorState } from './states.tsx';

const failed = () => new CallError('Opps..., server sibuk', 502, {}, '/api/ruang: HTTP 502');

function Act() {
  const act = useAction(postCall('/api/ruang', 'kelolaMaster').of<undefined, Acted>());
  return <button onClick={() => act.mutate(undefined)}>Kirim</button>;
}

afterEach(cleanup);

test('N44: an error state keeps its detail behind Rincian', () => {
  renderScreen(buildFakePort({}), <ErrorState error={failed()} retry={() => undefined} />);
  expect(screen.getByRole('alert').querySelector('details')?.open).toBe(false);
  expect(screen.getByText('Rincian').closest('details')?.textContent).toContain('/api/ruang: HTTP 502');
});

test('N44: what is missing is read at once: the sentence of a 404 does not tell', () => {
  const told = 'Bank soal ini tidak ada lagi. Kembali ke daftar bank soal.';
  const gone = new CallError('halaman tidak ditemukan', 404, {}, told);
  renderScreen(buildFakePort({}), <ErrorState error={gone} retry={() => undefined} />);
  expect(screen.getByText(told).closest('details')?.open).toBe(true);
});

test('N44: what is thrown by a defect is never the sentence, only the detail', () => {
  renderScreen(
    buildFakePort({}),
    <ErrorState error={new TypeError('x is undefined')} retry={() => undefined} />,
  );
  expect(screen.getByText(/Opps..., terjadi kesalahan/)).toBeTruthy();
  expect(screen.getByText('Rincian').closest('details')?.textContent).toContain('TypeError: x is undefined');
});

test('N44: so does a notice, and an equal failure replaces it', async () => {
  const port = buildFakePort({ 'POST /api/ruang': failed() });
  renderScreen(port, <Act />);
  fireEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  await screen.findByRole('alert');
  port.answers['POST /api/ruang'] = failed();
  fireEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  await expect.poll(() => port.sent).toHaveLength(2);
  const notices = await screen.findAllByRole('alert');
  expect(notices.map((notice) => notice.querySelector('details')?.textContent)).toEqual([
    'Rincian/api/ruang: HTTP 502',
  ]);
});

test('N44: a refusal in the server’s own words has none', () => {
  renderScreen(
    buildFakePort({}),
    <ErrorState error={new CallError('Masih dipakai.', 200)} retry={() => undefined} />,
  );
  expect(screen.queryByText('Rincian')).toBeNull();
});
