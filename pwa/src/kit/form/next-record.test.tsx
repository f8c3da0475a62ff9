// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { requiredText } from '@spmb/shared/kernel/fields.schema.ts';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CrudForm } from '../crud/crud-form.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { CallError } from '../../http/call-error.ts';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { stubWidth } from '../testing/wide-screen.ts';
import { InputField } from './form-fields.tsx';
import { useFormAddress } from './use-form-address.ts';

const fields = z.object({ kode: requiredText(5), name: requiredText(50) });
const source = {
  label: 'Program',
  path: '/api/program',
  fields,
  record: fields.extend({ id: z.string() }),
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' } as const,
};

function Screen() {
  const { form, ...address } = useFormAddress(useListAddress());
  if (form === undefined) return <Link to="/?form=baru">ditutup</Link>;
  return (
    <CrudForm id={form} source={source} initial={{ kode: '', name: '' }} address={address} nextFrom="name">
      <InputField name="kode" label="Kode" />
      <InputField name="name" label="Nama" />
    </CrudForm>
  );
}

const again = 'Simpan & tulis lagi';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
function fill(kode: string, name: string): void {
  type('Kode', kode);
  type('Nama', name);
}

beforeEach(() => stubWidth(1280));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('records are typed one after another: each is its own, the form is empty and the cursor where it begins', async () => {
  const port = buildFakePort({ 'POST /api/program': { message: 'disimpan.' } });
  renderScreen(port, <Screen />, '/?form=baru');
  for (const name of ['Akuntansi', 'Otomotif']) {
    fill('A', name);
    press(again);
    await waitFor(() => expect(field('Nama').value).toBe(''));
    expect(field('Kode').value).toBe('');
    expect(document.activeElement).toBe(field('Nama'));
  }
  expect(port.sent.map(({ body }) => body)).toEqual([
    { kode: 'A', name: 'Akuntansi', operasi_id: expect.any(String) },
    { kode: 'A', name: 'Otomotif', operasi_id: expect.any(String) },
  ]);
  expect(new Set(port.sent.map(({ body }) => Object(body).operasi_id)).size).toBe(2);
  // Nothing is left that a page opened later would offer, and nothing to ask about.
  expect(port.drafts.read('/api/program/baru')).toBeUndefined();
  press('Batal');
  await screen.findByText('ditutup');
});

test('Back after such a save asks nothing', async () => {
  const port = buildFakePort({ 'POST /api/program': { message: 'disimpan.' } });
  renderScreen(port, <Screen />);
  fireEvent.click(screen.getByRole('link', { name: 'ditutup' }));
  await screen.findByLabelText('Nama');
  fill('A', 'Akuntansi');
  press(again);
  await waitFor(() => expect(field('Nama').value).toBe(''));
  fireEvent.click(screen.getByText('browser back'));
  await screen.findByText('ditutup');
  expect(screen.queryByText('Perubahan belum disimpan')).toBeNull();
});

test('a save that fails keeps what was typed, and is repeated as the same act', async () => {
  const port = buildFakePort({ 'POST /api/program': new CallError('Server sekolah tidak terjangkau.', 0) });
  renderScreen(port, <Screen />, '/?form=baru');
  fill('A', 'Akuntansi');
  press(again);
  await screen.findByText('Server sekolah tidak terjangkau.');
  expect([field('Kode').value, field('Nama').value]).toEqual(['A', 'Akuntansi']);
  port.answers['POST /api/program'] = { message: 'disimpan.' };
  press(again);
  await waitFor(() => expect(field('Nama').value).toBe(''));
  expect(port.sent[1]?.body).toEqual(port.sent[0]?.body);
});
