// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { stubWidth } from '../testing/wide-screen.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from './data-table.tsx';
import { pageOfRows } from './page-of-rows.ts';
import { useListAddress } from './use-list-address.ts';

const rows = Array.from({ length: 23 }, (_, at) => ({
  id: `r${at}`,
  nama: `Ruang ${at + 1}`,
  kursi: 40 - at,
}));
const run = vi.fn();

/** A column that uses a hook. */
const Seats = ({ kursi }: (typeof rows)[number]) => useMemo(() => String(kursi), [kursi]);

function List() {
  const address = useListAddress();
  return (
    <DataTable
      label="Ruang"
      page={pageOfRows(rows, address.query)}
      address={address}
      numbered
      columns={[
        { field: 'nama', label: 'Nama', flex: 1 },
        { field: 'kursi', label: 'Kursi', align: 'right', render: Seats },
      ]}
      card={({ nama }) => ({ main: nama, lines: [] })}
      actions={[{ label: 'Ubah', icon: <span />, off: ({ id }) => id === 'r1', run }]}
      stale={false}
    />
  );
}
const open = (address: string) => renderScreen(buildFakePort({}), <List />, address);
const address = () => screen.getByTestId('address').textContent;
const first = () => screen.getAllByRole('row')[1]?.textContent;
const head = (name: string) => screen.getByRole('columnheader', { name });

beforeEach(() => stubWidth(1280));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a column may use hooks, however many rows a page has', async () => {
  open('/?page=2');
  fireEvent.click(screen.getByRole('button', { name: /halaman 3/i }));
  expect(await screen.findByText('Ruang 23')).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('S1-GEN-10: a heading orders the list up, down and as it came, from its first page', () => {
  open('/?page=2');
  expect(first()).toBe('11Ruang 1130');
  const order = () => fireEvent.click(screen.getByRole('button', { name: 'Kursi' }));
  order();
  expect([address(), first()]).toEqual(['/?sort=kursi', '1Ruang 2318']);
  expect(head('Kursi').getAttribute('aria-sort')).toBe('ascending');
  order();
  expect([address(), first()]).toEqual(['/?sort=-kursi', '1Ruang 140']);
  expect(head('Kursi').getAttribute('aria-sort')).toBe('descending');
  order();
  expect(address()).toBe('/');
  expect(head('Kursi').getAttribute('aria-sort')).toBe('none');
});

test('pages are turned below the rows, which say where they stand', () => {
  open('/');
  expect(screen.getByText('1–10 dari 23')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Halaman 3' }));
  expect(address()).toBe('/?page=3');
  expect(screen.getByText('21–23 dari 23')).toBeDefined();
});

test('whose page is no more is led to the last one', () => {
  open('/?page=9&q=ruang');
  expect(address()).toBe('/?page=3&q=ruang');
  expect(first()).toBe('21Ruang 2120');
});

test('an act is done with its row, and not where it has nothing to act on', () => {
  open('/');
  const [one, two] = screen.getAllByRole('button', { name: 'Ubah' });
  fireEvent.click(two!);
  expect(run).not.toHaveBeenCalled();
  fireEvent.click(one!);
  expect(run).toHaveBeenCalledExactlyOnceWith(rows[0]);
});

test('a yes or no has words of its own: without them its cells would be empty, so the types refuse it', () => {
  // @ts-expect-error it would show nothing
  const bare: Column<{ aktif: boolean }> = { field: 'aktif', label: 'Aktif' };
  const worded: Column<{ aktif: boolean }> = {
    ...bare,
    field: 'aktif',
    render: ({ aktif }) => (aktif ? 'Ya' : 'Tidak'),
  };
  expect(worded.render({ aktif: false })).toBe('Tidak');
});
