// @vitest-environment jsdom
import { menus } from '@spmb/shared/akun/calls.ts';
import { dasborWaktu } from '@spmb/shared/dasbor-staf/calls.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import '../../testing/what-jsdom-lacks.ts';
import { HariPanel } from './waktu-panel.tsx';

afterEach(cleanup);

const hari = [{ tanggal: '2025-07-01', daftar: 3, kirim: 2 }];
const port = () => buildFakePort({ [menus.path]: [], [dasborWaktu.path]: { hari, jam: [], dihitung_ms: 0 } });
const table = () => screen.queryByRole('region', { name: 'Tabel tiap hari' });
const button = () => screen.findByRole('button', { name: 'Tiap hari, 30 hari terakhir: tabel' });

test('S1-DASH: the table of a drawing stands on paper, and on the screen for who asks for it', async () => {
  renderScreen(port(), <HariPanel />);
  const asked = await button();
  expect(await screen.findByText('Mendaftar')).toBeTruthy();
  expect(table()).toBeNull();
  // The page is laid out for paper as soon as the event has been told.
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(table()?.textContent).toContain('1 Jul 2025');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(table()).toBeNull();
  fireEvent.click(asked);
  expect(table()?.textContent).toContain('1 Jul 2025');
});
