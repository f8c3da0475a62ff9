// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '../../../http/call-error.ts';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { ImageField } from './image-field.tsx';

function Form() {
  const form = useForm({ defaultValues: { soal_gambar: null } });
  return (
    <FormProvider {...form}>
      <ImageField name="soal_gambar" label="Gambar soal" />
    </FormProvider>
  );
}
const choose = () =>
  fireEvent.change(screen.getByLabelText('Gambar soal', { selector: 'input' }), {
    target: { files: [new File(['x'], 'foto.png', { type: 'image/png' })] },
  });
const notices = () =>
  [...document.querySelectorAll('.notice')].map((one) => [one.className, one.textContent]);

afterEach(cleanup);

test('S1-ERR-06: a refused upload is a red notice and stands at its field', async () => {
  const port = buildFakePort({
    'POST /api/media?doctype=soal': new CallError('Berkas ini bukan gambar.', 200),
  });
  renderScreen(port, <Form />);
  choose();
  await waitFor(() => expect(notices()).toEqual([['notice notice-error', 'Berkas ini bukan gambar.Tutup']]));
  expect(screen.getAllByText('Berkas ini bukan gambar.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Lepas berkas' })).toBeNull();
});

test('an upload that arrived is no news: its image stands in the form', async () => {
  const port = buildFakePort({ 'POST /api/media?doctype=soal': { message: 'Tersimpan.', name: 'g1' } });
  renderScreen(port, <Form />);
  choose();
  await screen.findByRole('button', { name: 'Lepas berkas' }, { timeout: 5_000 });
  expect(notices()).toEqual([]);
});
