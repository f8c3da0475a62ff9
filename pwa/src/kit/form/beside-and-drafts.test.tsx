// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { requiredText, wholeNumber } from '@spmb/shared/kernel/fields.schema.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CrudScreen } from '../crud/crud-screen.tsx';
import { CallError } from '../../http/call-error.ts';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { stubWidth } from '../testing/wide-screen.ts';
import { InputField } from './form-fields.tsx';

const fields = z.object({ name: requiredText(50), pagu: wholeNumber(0, 100, 0) });
const source = {
  label: 'Program',
  path: '/api/program',
  fields,
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' } as const,
  record: fields.extend({ id: z.string(), versi: z.int() }),
};
const a = { id: 'a', name: 'Akuntansi', pagu: 36, versi: 4 };
const b = { id: 'b', name: 'Otomotif', pagu: 30, versi: 1 };
const buildPort = () =>
  buildFakePort({
    '/api/program': { rows: [a, b], total: 2, page: 1, size: 10 },
    '/api/program/b/hapus': { ikut: [] },
    '/api/program/a': a,
    '/api/program/b': b,
    'POST /api/program/a': { message: 'diubah.' },
    'POST /api/program/b': { message: 'dihapus.' },
    'POST /api/program': { message: 'disimpan.' },
  });

function open(port: ReturnType<typeof buildPort>, address = '/') {
  renderScreen(
    port,
    <CrudScreen
      title="Program"
      source={source}
      columns={[{ field: 'name', label: 'Nama' }]}
      card={({ name }) => ({ main: name, lines: [] })}
      nameOf={({ name }) => name}
      empty="Belum ada."
      initial={{ name: '', pagu: '' }}
    >
      <InputField name="name" label="Nama" autoFocus />
      <InputField name="pagu" label="Pagu" type="number" />
    </CrudScreen>,
    address,
  );
  return port;
}
const type = (label: string, value: string) =>
  fireEvent.change(within(form()).getByLabelText(label), { target: { value } });
const value = (label: string) => within(form()).getByLabelText<HTMLInputElement>(label).value;
const form = () => screen.getByRole('dialog', { name: / program$/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressIn = (row: number, name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name })[row] as HTMLElement);
const address = () => screen.getByTestId('address').textContent;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a form on a screen of 1280 px', () => {
  beforeEach(() => stubWidth(1280));

  test('stands beside its list, which can be used on; below 1280 px it lies over it', async () => {
    const port = open(buildPort(), '/?form=a');
    await screen.findByDisplayValue('Akuntansi');
    expect(document.querySelector('.MuiModal-root')).toBeNull();
    press('Muat ulang');
    fireEvent.change(screen.getByLabelText('Cari'), { target: { value: 'oto' } });
    await waitFor(() => expect(address()).toBe('/?form=a&q=oto'));
    expect(value('Nama')).toBe('Akuntansi');
    cleanup();
    stubWidth(1279);
    open(port, '/?form=a');
    await screen.findByDisplayValue('Akuntansi');
    expect(document.querySelector('.MuiModal-root')).not.toBeNull();
  });

  test('another row opens at once where nothing was typed, and after a question where something was', async () => {
    open(buildPort(), '/?form=a');
    await screen.findByDisplayValue('Akuntansi');
    pressIn(1, 'Ubah');
    await screen.findByDisplayValue('Otomotif');
    type('Nama', 'Otomotif baru');
    pressIn(0, 'Ubah');
    await screen.findByText('Perubahan belum disimpan');
    press('Lanjut mengisi');
    await waitFor(() => expect(address()).toBe('/?form=b'));
    expect(value('Nama')).toBe('Otomotif baru');
    pressIn(0, 'Ubah');
    await screen.findByText('Perubahan belum disimpan');
    press('Buang perubahan');
    await screen.findByDisplayValue('Akuntansi');
    expect(address()).toBe('/?form=a');
  });

  test('its first field takes the focus, Escape closes it, and the focus goes back', async () => {
    open(buildPort());
    const edit = (await screen.findAllByRole('button', { name: 'Ubah' }))[0] as HTMLElement;
    edit.focus();
    fireEvent.click(edit);
    await screen.findByDisplayValue('Akuntansi');
    expect(document.activeElement).toBe(screen.getByDisplayValue('Akuntansi'));
    fireEvent.keyDown(screen.getByDisplayValue('Akuntansi'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(edit));
  });

  test('the form of a record that is deleted closes with it', async () => {
    open(buildPort(), '/?form=b');
    await screen.findByDisplayValue('Otomotif');
    pressIn(1, 'Hapus');
    await screen.findByText(/Dapat diurungkan sesudahnya/);
    press('Ya, Saya Yakin');
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('what was typed and not saved', () => {
  /** The page is gone, as by a crash, and opened again. */
  async function reopen(port: ReturnType<typeof buildPort>, at: string) {
    cleanup();
    open(port, at);
    await screen.findByRole('dialog', { name: / program$/ });
  }

  test('outlives the page and is offered again; what is taken up is saved as if typed now', async () => {
    const port = open(buildPort(), '/?form=baru');
    type('Nama', 'Perhotelan');
    await reopen(port, '/?form=baru');
    expect(value('Nama')).toBe('');
    await screen.findByText(/Lanjutkan isian tadi/);
    type('Pagu', '32');
    press('Lanjutkan');
    expect([value('Nama'), value('Pagu')]).toEqual(['Perhotelan', '32']);
    press('TAMBAH');
    await waitFor(() => expect(port.sent[0]?.body).toMatchObject({ name: 'Perhotelan', pagu: 32 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await reopen(port, '/?form=baru');
    expect(screen.queryByText(/Lanjutkan isian tadi/)).toBeNull();
  });

  test('changes lie over the record as it is now: what others changed meanwhile stays', async () => {
    const port = open(buildPort(), '/?form=a');
    await screen.findByDisplayValue('Akuntansi');
    type('Nama', 'Akuntansi Keuangan');
    port.answers['/api/program/a'] = { ...a, pagu: 72, versi: 5 };
    await reopen(port, '/?form=a');
    fireEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
    press('UBAH');
    await waitFor(() =>
      expect(port.sent[0]?.body).toEqual({ name: 'Akuntansi Keuangan', pagu: 72, versi: 5 }),
    );
  });

  test('a save that fails for want of the network keeps it', async () => {
    const port = buildPort();
    port.answers['POST /api/program'] = new CallError('Server sekolah tidak terjangkau.', 0);
    open(port, '/?form=baru');
    type('Nama', 'Perhotelan');
    press('TAMBAH');
    await screen.findByText('Server sekolah tidak terjangkau.');
    await reopen(port, '/?form=baru');
    expect(screen.getByRole('button', { name: 'Lanjutkan' })).toBeTruthy();
  });

  test('given up it is gone, whether in the form or when it is offered', async () => {
    const port = open(buildPort(), '/?form=baru');
    type('Nama', 'Perhotelan');
    press('Batal');
    fireEvent.click(await screen.findByRole('button', { name: 'Buang perubahan' }));
    await reopen(port, '/?form=baru');
    expect(screen.queryByText(/Lanjutkan isian tadi/)).toBeNull();
    type('Nama', 'Perhotelan');
    await reopen(port, '/?form=baru');
    press('Buang');
    await reopen(port, '/?form=baru');
    expect(screen.queryByText(/Lanjutkan isian tadi/)).toBeNull();
  });
});
