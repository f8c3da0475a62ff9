// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { SharedEditor } from './shared-editor.tsx';
import { HtmlField } from './html-field.tsx';

const withCaption = '<table><caption>Tabel 1</caption><tbody><tr><td>1</td></tr></tbody></table>';

function Form({ soal = '', given = '' }: { soal?: string; given?: string }) {
  const form = useForm({ defaultValues: { soal, pilihan_a: '' } });
  return (
    <FormProvider {...form}>
      <SharedEditor>
        <HtmlField name="soal" label="Soal" rows={2} />
        <HtmlField name="pilihan_a" label="Pilihan A" rows={1} />
      </SharedEditor>
      <button onClick={() => form.setValue('soal', given, { shouldDirty: true })}>Lanjutkan</button>
    </FormProvider>
  );
}
const field = (label: string) => screen.getByRole('textbox', { name: label });
const isLong = { timeout: 5_000 };
const open = async (form: React.ReactNode, port = buildFakePort({})) => {
  renderScreen(port, form);
  await screen.findByRole('textbox', { name: 'Soal' });
};
/** A picture from the clipboard, beside the HTML that the program it comes from put there. */
const paste = (label: string, html = '', type = 'image/png') => {
  const files = [new File(['x'], 'foto', { type })];
  const getData = (wanted: string) => (wanted === 'text/html' ? html : '');
  fireEvent.paste(field(label), {
    clipboardData: { files, items: [], types: ['text/html', 'Files'], getData },
  });
};
const imagesOf = (label: string) => field(label).querySelectorAll('img[alt="Gambar"]').length;
const stored = () => buildFakePort({ 'POST /api/media?doctype=soal': { message: 'Tersimpan.', name: 'g1' } });

afterEach(cleanup);

test('what the form is given later, as by a draft that goes on, is what the editor shows', async () => {
  await open(<Form soal="tersimpan" given="dari <strong>draf</strong>" />);
  expect(field('Soal').textContent).toBe('tersimpan');
  fireEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  await waitFor(() => expect(field('Soal').querySelector('strong')?.textContent).toBe('draf'));
});

test('HTML that is edited as such shows what the form is given later too', async () => {
  await open(<Form soal={withCaption} given={withCaption.replace('Tabel 1', 'Tabel 2')} />);
  fireEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  await waitFor(() =>
    expect((field('Soal') as HTMLTextAreaElement).value).toContain('<caption>Tabel 2</caption>'),
  );
});

test('the tools act on the question until another text is written in', async () => {
  await open(<Form />);
  expect(screen.getByRole('toolbar').getAttribute('aria-label')).toBe('Alat tulis untuk Soal');
});

test('a picture copied from a page comes along; of a text with pictures the text is taken', async () => {
  await open(<Form />, stored());
  paste('Soal', '<meta charset="utf-8"><img src="https://lain.example/y.png">');
  await waitFor(() => expect(imagesOf('Soal')).toBe(1), isLong);
  paste('Pilihan A', '<p>teks <img src="file:///C:/x.png"></p>');
  await waitFor(() => expect(field('Pilihan A').textContent).toBe('teks'));
  expect(imagesOf('Pilihan A')).toBe(0);
});

test('of another file it is said that only pictures are taken', async () => {
  await open(<Form />, stored());
  paste('Soal', '', 'application/pdf');
  await screen.findByText(/hanya gambar JPG atau PNG/);
});
