// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { JamServer } from './jam-server.tsx';

afterEach(cleanup);

function open(selisih_ms: number, mayTakeOver = true) {
  const port = buildFakePort({
    '/api/jam-server': { server_ms: 1_000, selisih_ms },
    'POST /api/jam-server': { message: 'Jam server sekarang sama dengan jam komputer.' },
  });
  renderScreen(port, <JamServer mayTakeOver={mayTakeOver} />);
  return port;
}

test('P6: a jump of the server’s clock is taken over with a reason', async () => {
  const port = open(3_600_000);
  await screen.findByText(/Jam komputer server 1 jam lebih cepat/);
  fireEvent.click(screen.getByRole('button', { name: 'Pakai jam komputer' }));
  const dialog = await screen.findByRole('dialog');
  const yes = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Pakai jam komputer');
  expect(yes?.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Alasan'), { target: { value: 'baterai jam habis' } });
  fireEvent.click(yes!);
  await screen.findByText('Jam server sekarang sama dengan jam komputer.');
  expect(port.sent).toEqual([
    { path: '/api/jam-server', body: { selisih_ms: 3_600_000, alasan: 'baterai jam habis' } },
  ]);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a proctor is told whom to ask', async () => {
  open(-120_000, false);
  await screen.findByText(/2 menit lebih lambat.*Beri tahu administrator/);
  expect(screen.queryByRole('button', { name: 'Pakai jam komputer' })).toBeNull();
});
