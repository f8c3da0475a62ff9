// @vitest-environment jsdom
import { getCall } from '@spmb/shared/kernel/call.ts';
import type { Lines, ListAsk } from '@spmb/shared/kernel/resource.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '../../http/call-error.ts';
import { type StaffPort } from '../port/staff-port.ts';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { useChosen } from './use-chosen.ts';

const rows = Array.from({ length: 250 }, (_, at) => ({ id: `p${at}`, nama: at % 2 ? 'Budi' : 'Siti' }));
const query = { q: 'budi', page: 2, sort: '' };
const list = getCall('/api/orang', 'kelolaPeserta').of<ListAsk, Lines<{ id: string }>>();
const narrowed = { belum: 'akun' };
const asked: ListAsk[] = [];
type Server = (input: Record<string, string>) => Promise<unknown>;

/** A server that answers in pages, as it does for long lists. */
const pages: Server = async (input) => {
  asked.push(input);
  const [page, size] = [Number(input['page']), Number(input['size'])];
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length, page, size };
};

function List({ total }: { total: number }) {
  const chosen = useChosen();
  return (
    <>
      <button onClick={() => chosen.toggle('p1')}>pilih p1</button>
      <output data-testid="chosen">{[...chosen.chosen].length}</output>
      <ChosenBar chosen={chosen} list={list} narrowed={narrowed} query={query} total={total}>
        <button>Cetak</button>
      </ChosenBar>
    </>
  );
}
function open(server: Server, total: number) {
  const call: StaffPort['call'] = async (_call, ...[input]) =>
    (await server(input as Record<string, string>)) as never;
  renderScreen({ ...buildFakePort({}), call }, <List total={total} />);
  fireEvent.click(screen.getByText('pilih p1'));
}
const chosen = () => screen.getByTestId('chosen').textContent;
afterEach(() => {
  cleanup();
  asked.length = 0;
});

test('all that a list found is chosen over all its pages, with its filter and search', async () => {
  open(pages, 250);
  fireEvent.click(screen.getByRole('button', { name: 'Pilih semua 250 hasil' }));
  expect(await screen.findByText('250 dipilih')).toBeTruthy();
  expect(asked).toEqual(['1', '2', '3'].map((page) => ({ belum: 'akun', page, size: '100', q: 'budi' })));
  expect(screen.queryByRole('button', { name: /^Pilih semua/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Batal pilih' }));
  expect([chosen(), screen.queryByText('Cetak')]).toEqual(['0', null]);
});

test('of a list that the server answers whole only what was found', async () => {
  open(() => Promise.resolve(rows), 125);
  fireEvent.click(screen.getByRole('button', { name: 'Pilih semua 125 hasil' }));
  expect(await screen.findByText('125 dipilih')).toBeTruthy();
});

test('where they cannot be read the choice stays as it was', async () => {
  open(() => Promise.reject(new CallError('Server sekolah tidak terjangkau.', 0)), 250);
  fireEvent.click(screen.getByRole('button', { name: 'Pilih semua 250 hasil' }));
  expect(await screen.findByText('Server sekolah tidak terjangkau.')).toBeTruthy();
  expect(chosen()).toBe('1');
});
