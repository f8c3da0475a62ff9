// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, test } from 'vitest';
import { CallError } from '../../http/call-error.ts';
import type { StoredFile, UploadWatch } from '../../http/upload.ts';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { UploadField } from './upload-field.tsx';

/** An upload that stands until the test moves it. */
class HeldUpload {
  watch!: UploadWatch;
  end!: (stored: StoredFile) => void;
  fail!: (error: Error) => void;
  readonly upload = (_doctype: string, _file: File, watch: UploadWatch): Promise<StoredFile> =>
    new Promise((resolve, reject) => {
      this.watch = watch;
      this.end = resolve;
      this.fail = reject;
      watch.signal.addEventListener('abort', () => reject(watch.signal.reason as Error));
    });
}

function open(photo = false): HeldUpload {
  const held = new HeldUpload();
  function Form() {
    const form = useForm({ defaultValues: { path: null } });
    return (
      <FormProvider {...form}>
        <UploadField name="path" label="Dokumen" doctype="dokumen" accept={['.pdf']} photo={photo} />
        <output data-testid="value">{String(form.watch('path'))}</output>
      </FormProvider>
    );
  }
  renderScreen({ ...buildFakePort({}), upload: held.upload }, <Form />);
  return held;
}
const choose = (name = 'syarat.pdf', size = 10) =>
  fireEvent.change(screen.getByLabelText('Dokumen', { selector: 'input' }), {
    target: { files: [new File([new Uint8Array(size)], name)] },
  });
const value = () => screen.getByTestId('value').textContent;
const notices = () => [...document.querySelectorAll('.notice')].map(({ textContent }) => textContent);

afterEach(cleanup);

describe('a file field', () => {
  test('S2-UPL-05, S1-SHELL-08: begins when a file is chosen and shows the percent', async () => {
    const held = open();
    choose();
    expect(await screen.findByRole('dialog', { name: 'Mengunggah berkas…' })).toBeTruthy();
    act(() => held.watch.onPercent(41.6));
    expect(screen.getByText('42 %')).toBeTruthy();
    act(() => held.watch.onWaiting('Server penuh. Unggahan dilanjutkan sendiri.'));
    expect(screen.getByRole('status').textContent).toBe('Server penuh. Unggahan dilanjutkan sendiri.');
    act(() => held.watch.onWaiting(''));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test.each([
    [false, 500],
    [true, 1_000],
  ])('S2-UPL-06: the name is set after the upload (a photo: %s) at %i ms', async (photo, ms) => {
    const held = open(photo);
    choose();
    await screen.findByRole('dialog');
    const ended = performance.now();
    held.end({ name: 'g1', path: '/api/media/g1' });
    await waitFor(() => expect(value()).toBe('g1'), { timeout: 3_000, interval: 20 });
    expect(performance.now() - ended).toBeGreaterThan(ms - 10);
    expect(screen.queryByRole('dialog', { name: 'Mengunggah berkas…' })).toBeNull();
    expect(notices()).toEqual([]);
  });

  test('S2-UPL-09: a failure is a red notice and stands at its field', async () => {
    const held = open();
    choose();
    await screen.findByRole('dialog');
    held.fail(new CallError('PDF ini rusak.', 422));
    await waitFor(() => expect(notices()).toEqual(['PDF ini rusak.Tutup']));
    expect(screen.getAllByText('PDF ini rusak.')).toHaveLength(2);
    expect(value()).toBe('null');
  });

  test('Batal gives the upload up, which is no failure', async () => {
    const held = open();
    choose();
    fireEvent.click(await screen.findByRole('button', { name: 'Batal' }));
    expect(held.watch.signal.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Mengunggah berkas…' })).toBeNull());
    expect([value(), notices()]).toEqual(['null', []]);
  });

  test('S2-UPL-07, S2-UPL-08: another type and more than 2 MB are named before anything is sent', async () => {
    const held = open();
    choose('foto.exe');
    expect(await screen.findByText(/foto\.exe bukan berkas \.pdf/)).toBeTruthy();
    choose('besar.pdf', 2 * 1024 * 1024 + 1);
    expect(await screen.findByText(/besar\.pdf berukuran 2,1 MB, paling besar 2 MB/)).toBeTruthy();
    expect(held.watch).toBeUndefined();
  });
});
