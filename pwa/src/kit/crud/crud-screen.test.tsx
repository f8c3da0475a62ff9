// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { requiredText, wholeNumber } from '@spmb/shared/kernel/fields.schema.ts';
import { CrudScreen } from './crud-screen.tsx';
import { InputField } from '../form/form-fields.tsx';
import { CallError } from '../../http/call-error.ts';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const fields = z.object({ name: requiredText(50), pagu: wholeNumber(0, 100, 0) });
const record = fields.extend({ id: z.string(), versi: z.int() });
const source = {
  label: 'Program keahlian',
  path: '/api/program',
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' } as const,
  fields,
  record,
  check: ({ pagu }: { pagu: number }): Record<string, string> => (pagu === 13 ? { pagu: 'Bukan 13.' } : {}),
};
const rows = [
  { id: 'a', name: 'Akuntansi', pagu: 36, versi: 4 },
  { id: 'b', name: 'Otomotif', pagu: 30, versi: 1 },
];

function open(answers: Record<string, unknown> = {}, address = '/') {
  const port = buildFakePort({
    '/api/program': { rows, total: 2, page: 1, size: 10 },
    '/api/program/a': rows[0],
    '/api/program/a/hapus': { ikut: [] },
    '/api/program/b/hapus': { ikut: [] },
    'POST /api/program': { message: 'disimpan.' },
    'POST /api/program/a': { message: 'diubah.' },
    ...answers,
  });
  renderScreen(
    port,
    <CrudScreen
      title="Program"
      source={source}
      columns={[{ field: 'name', label: 'Nama' }]}
      card={({ name }) => ({ main: name, lines: [] })}
      nameOf={({ name }) => name}
      empty="Belum ada program. Tambahkan satu."
      initial={{ name: '', pagu: '' }}
    >
      <InputField name="name" label="Nama" />
      <InputField name="pagu" label="Pagu" type="number" />
    </CrudScreen>,
    address,
  );
  return port;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole(label === 'Pagu' ? 'spinbutton' : 'textbox', { name: label }), {
    target: { value },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const form = () => screen.findByRole('dialog');
const address = () => screen.getByTestId('address').textContent;

afterEach(cleanup);

describe('list', () => {
  test('an empty list says what to do, with the act', async () => {
    open({ '/api/program': { rows: [], total: 0, page: 1, size: 10 } });
    await screen.findByText('Belum ada program. Tambahkan satu.');
    expect(screen.getAllByRole('button', { name: 'Tambah' }).length).toBe(2);
  });

  test('a list that cannot be read says why and is read again on request', async () => {
    const port = open({ '/api/program': new CallError('Server sekolah tidak terjangkau.', 0) });
    await screen.findByText('Server sekolah tidak terjangkau.');
    port.answers['/api/program'] = { rows, total: 2, page: 1, size: 10 };
    press('Coba lagi');
    await screen.findByText('Akuntansi');
  });

  test('a search that finds nothing names what was searched for', async () => {
    open({ '/api/program': { rows: [], total: 0, page: 1, size: 10 } }, '/?q=xyz');
    await screen.findByText(/Tidak ada yang cocok dengan "xyz"/);
  });
});

describe('form', () => {
  test('is open when the address says so, and closing it leaves the address', async () => {
    open({}, '/?form=baru');
    await form();
    press('Batal');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/');
  });

  test('a missing field is named at the field and nothing is sent', async () => {
    const port = open({}, '/?form=baru');
    await form();
    press('TAMBAH');
    await screen.findByText('Wajib diisi.');
    expect(port.sent).toEqual([]);
  });

  test('a rule between fields is checked before anything is sent', async () => {
    const port = open({}, '/?form=baru');
    await form();
    type('Nama', 'Baru');
    type('Pagu', '13');
    press('TAMBAH');
    await screen.findByText('Bukan 13.');
    expect(port.sent).toEqual([]);
  });

  test('a new record carries the same operation id however often it is sent', async () => {
    const port = open({ 'POST /api/program': new CallError('Server sibuk.', 503) }, '/?form=baru');
    await form();
    type('Nama', 'Baru');
    press('TAMBAH');
    await screen.findByText('Server sibuk.');
    port.answers['POST /api/program'] = { message: 'disimpan.' };
    press('TAMBAH');
    await waitFor(() => expect(port.sent.length).toBe(2));
    expect(port.sent[0]).toEqual(port.sent[1]);
    expect(port.sent[0]?.body).toEqual({ name: 'Baru', pagu: 0, operasi_id: 'id-1' });
  });

  test('sentences of the server stand at their fields and what is typed stays', async () => {
    open(
      { 'POST /api/program': new CallError('Nama sudah ada.', 200, { name: 'Nama sudah dipakai.' }) },
      '/?form=baru',
    );
    await form();
    type('Nama', 'Akuntansi');
    press('TAMBAH');
    await screen.findByText('Nama sudah dipakai.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama' }).value).toBe('Akuntansi');
  });

  test('a change sends the version it started from', async () => {
    const port = open({}, '/?form=a');
    await form();
    await screen.findByDisplayValue('Akuntansi');
    type('Pagu', '40');
    press('UBAH');
    await waitFor(() => expect(port.sent.length).toBe(1));
    expect(port.sent[0]).toEqual({
      path: '/api/program/a?_method=PUT',
      body: { name: 'Akuntansi', pagu: 40, versi: 4 },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a record that somebody else changed is shown as it is now on request', async () => {
    const port = open(
      { 'POST /api/program/a': new CallError('Data ini sudah diubah oleh Budi.', 409) },
      '/?form=a',
    );
    await form();
    await screen.findByDisplayValue('Akuntansi');
    type('Pagu', '40');
    press('UBAH');
    await screen.findByText('Data ini sudah diubah oleh Budi.');
    port.answers['/api/program/a'] = { ...rows[0], pagu: 99, versi: 5 };
    press('Muat data terbaru');
    await screen.findByDisplayValue('99');
  });

  test('closing asks before what is typed is lost', async () => {
    open({}, '/?form=baru');
    await form();
    type('Nama', 'Setengah jadi');
    press('Batal');
    await screen.findByText('Perubahan belum disimpan');
    press('Lanjut mengisi');
    await waitFor(() => expect(screen.queryByText('Perubahan belum disimpan')).toBeNull());
    expect(screen.getByDisplayValue('Setengah jadi')).toBeTruthy();
  });

  test('Back asks too, and staying brings the address back', async () => {
    open();
    await screen.findByText('Akuntansi');
    press('Tambah');
    await form();
    type('Nama', 'Setengah jadi');
    fireEvent.click(screen.getByText('browser back'));
    await screen.findByText('Perubahan belum disimpan');
    press('Lanjut mengisi');
    await waitFor(() => expect(address()).toBe('/?form=baru'));
    expect(screen.getByDisplayValue('Setengah jadi')).toBeTruthy();
    fireEvent.click(screen.getByText('browser back'));
    await screen.findByText('Perubahan belum disimpan');
    press('Buang perubahan');
    await waitFor(() => expect(screen.queryByDisplayValue('Setengah jadi')).toBeNull());
    expect(address()).toBe('/');
  });
});

describe('deletion', () => {
  test('asks with the sentence of the specification and names what goes', async () => {
    const port = open({ 'POST /api/program/b': { message: 'dihapus.' } });
    await screen.findByText('Otomotif');
    fireEvent.click(screen.getAllByRole('button', { name: 'Hapus' })[1] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Apakah anda yakin akan menghapus data tersebut...?');
    expect(within(dialog).getByText('Otomotif')).toBeTruthy();
    await within(dialog).findByText(/Dapat diurungkan sesudahnya/);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ya, Saya Yakin' }));
    await waitFor(() => expect(port.sent.map(({ path }) => path)).toEqual(['/api/program/b?_method=DELETE']));
    await screen.findByText('dihapus.');
  });

  test('S1-ERR-06: an act that the server fails at is told in a red notice with the written text, never in a green one', async () => {
    const text = 'Opps..., Server sedang sibuk silahkan kembali beberapa saat lagi';
    open({ 'POST /api/program/b': new CallError(text, 502) });
    await screen.findByText('Otomotif');
    fireEvent.click(screen.getAllByRole('button', { name: 'Hapus' })[1] as HTMLElement);
    await screen.findByText(/Dapat diurungkan sesudahnya/);
    fireEvent.click(screen.getByRole('button', { name: 'Ya, Saya Yakin' }));
    await screen.findByText(text);
    const notices = [...document.querySelectorAll('.notice')].map(({ className }) => className);
    expect(notices).toEqual(['notice notice-error']);
    expect(screen.getByText('Otomotif')).toBeTruthy();
  });

  test('Tidak deletes nothing', async () => {
    const port = open();
    await screen.findByText('Otomotif');
    fireEvent.click(screen.getAllByRole('button', { name: 'Hapus' })[0] as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name: 'Tidak' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(port.sent).toEqual([]);
  });
});

describe('refusals', () => {
  const refused = new CallError('Nama ini sudah dipakai.', 200);
  const alert = async () => (await screen.findByText(/Nama ini sudah dipakai/)).closest('.MuiAlert-root');

  test('S1-ERR-08: a refused creation is a warning with the words of the specification before the server’s', async () => {
    open({ 'POST /api/program': refused }, '/?form=baru');
    await form();
    type('Nama', 'Baru');
    press('TAMBAH');
    expect((await alert())?.className).toContain('MuiAlert-colorWarning');
    expect((await alert())?.textContent).toBe('Opps...terjadi kesalahan , Nama ini sudah dipakai.');
  });

  test('S1-ERR-09: a refused change is a warning with the server’s sentence alone', async () => {
    open({ 'POST /api/program/a': refused }, '/?form=a');
    await screen.findByDisplayValue('Akuntansi');
    type('Pagu', '40');
    press('UBAH');
    expect((await alert())?.className).toContain('MuiAlert-colorWarning');
    expect((await alert())?.textContent).toBe('Nama ini sudah dipakai.');
  });

  test('a creation that the server fails at is an error with its own text', async () => {
    open({ 'POST /api/program': new CallError('Nama ini sudah dipakai.', 500) }, '/?form=baru');
    await form();
    type('Nama', 'Baru');
    press('TAMBAH');
    expect((await alert())?.className).toContain('MuiAlert-colorError');
    expect((await alert())?.textContent).toBe('Nama ini sudah dipakai.');
  });

  test('S1-ERR-09, S1-ERR-10: a refused deletion is an amber notice, one that is done a green one', async () => {
    const port = open({ 'POST /api/program/b': new CallError('Masih dipakai peserta.', 409) });
    const remove = async () => {
      fireEvent.click((await screen.findAllByRole('button', { name: 'Hapus' }))[1] as HTMLElement);
      await screen.findByText(/Dapat diurungkan sesudahnya/);
      fireEvent.click(screen.getByRole('button', { name: 'Ya, Saya Yakin' }));
    };
    await screen.findByText('Otomotif');
    await remove();
    const refusal = await screen.findByText('Masih dipakai peserta.');
    expect(refusal.parentElement?.className).toBe('notice notice-warning');
    port.answers['POST /api/program/b'] = { message: 'Program dihapus.' };
    press('Tidak');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await remove();
    const done = await screen.findByText('Program dihapus.');
    expect(done.parentElement?.className).toBe('notice notice-success');
  });
});
