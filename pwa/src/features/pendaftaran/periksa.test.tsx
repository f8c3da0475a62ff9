// @vitest-environment jsdom
import { buildPendaftaran } from '@spmb/shared/testing/build-formulir.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '../../http/call-error.ts';
import type { UploadFile } from '../../http/upload.ts';
import { DaftarLangkahScreen } from './daftar-langkah.screen.tsx';
import { PeriksaScreen } from './periksa.screen.tsx';
import { closeFormulir, never, openFormulir } from './testing/open-formulir.tsx';

afterEach(() => {
  cleanup();
  closeFormulir();
});

/** The list of steps and the check, of a form that lacks nothing; with `upload` its SKL is a file of this device. */
async function open(upload?: UploadFile) {
  const form = await openFormulir(
    buildPendaftaran(),
    (row) => (
      <>
        <DaftarLangkahScreen row={row} />
        <PeriksaScreen row={row} />
      </>
    ),
    upload && { upload },
  );
  if (upload) await form.berkas.simpan('dok_skl', new File(['x'], 'skl.jpg'), new Blob());
  form.open();
  return form;
}
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Kirim formulir' });
const step = () => screen.getByRole('link', { name: /^Surat keterangan lulus(?!:)/ });

test('a file that the server does not take is missing, with its sentence and a link, and is waited for no more', async () => {
  await open(() => Promise.reject(new CallError('Berkas ini bukan gambar.', 415)));
  const link = await screen.findByRole('link', { name: /bukan gambar/ });
  expect(link.textContent).toBe('Surat keterangan lulus: Berkas ini bukan gambar.');
  expect(link.getAttribute('href')).toBe('/peserta/pendaftaran/skl?periksa#dok_skl');
  expect(screen.queryByText(/berkas masih dikirim/)).toBeNull();
  expect(step().textContent).toContain('Belum lengkap');
  expect(send().disabled).toBe(true);
});

test('a file on its way is waited for, and is no fault of its step', async () => {
  await open(never);
  expect(await screen.findByText(/^1 berkas masih dikirim/)).toBeTruthy();
  expect(step().textContent).toContain('Lengkap');
  expect(send().disabled).toBe(true);
});

test('N21: a form that waits for the first hour can be sent once it is there, without a reload', async () => {
  const { answers, info } = await open();
  const says = (apps_pendaftaran: boolean) => ({ body: { version: '1', zona: 'WIB', apps_pendaftaran } });
  answers['info'] = says(false);
  await act(() => info.refresh());
  expect(screen.getByText(/Pendaftaran sedang ditutup/)).toBeTruthy();
  expect(send().disabled).toBe(true);
  answers['info'] = says(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(send().disabled).toBe(false));
  expect(screen.queryByText(/Pendaftaran sedang ditutup/)).toBeNull();
});
