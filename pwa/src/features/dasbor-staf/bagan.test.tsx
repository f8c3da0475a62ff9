// @vitest-environment jsdom
import { menus } from '@spmb/shared/akun/calls.ts';
import { dasborWaktu } from '@spmb/shared/dasbor-staf/calls.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import '../../testing/what-jsdom-lacks.ts';
import { HariPanel } from './waktu-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hari = [{ tanggal: '2025-07-01', daftar: 3, kirim: 2 }];
const port = () => buildFakePort({ [menus.path]: [], [dasborWaktu.path]: { hari, jam: [], dihitung_ms: 0 } });
const table = () => screen.queryByRole('region', { name: 'Tabel tiap hari' });
const button = () => screen.findByRole('button', { name: 'Tiap hari, 30 hari terakhir: tabel' });

test('S1-DASH: the table of a drawing stands on paper, and on the screen for who asks for it', async () => {
  let onPaper: string | null | undefined;
  // As browsers print: the page is laid out right after the event, while the button's handler waits.
  vi.stubGlobal('print', () => {
    window.dispatchEvent(new Event('beforeprint'));
    onPaper = table()?.textContent;
    window.dispatchEvent(new Event('afterprint'));
  });
  renderScreen(
    port(),
    <>
      <HariPanel />
      <button onClick={() => window.print()}>Cetak</button>
    </>,
  );
  const asked = await button();
  expect(await screen.findByText('Mendaftar')).toBeTruthy();
  expect(table()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cetak' }));
  expect(onPaper).toContain('1 Jul 2025');
  expect(table()).toBeNull();
  fireEvent.click(asked);
  expect(table()?.textContent).toContain('1 Jul 2025');
});
