// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { CallError } from '../../http/call-error.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ResetPendaftar } from './profil/reset-pendaftar.tsx';

afterEach(cleanup);

const serverDied = new CallError(
  'Opps...,Terjadi kesalahan di server, silahkan kembali beberapa saat kemudian',
  500,
  {},
  '/api/profile-reset-data: 500',
);

test.each([
  [
    'of the browser',
    new TypeError('x is not a function'),
    /^Opps\.\.\., terjadi kesalahan\./,
    'x is not a function',
  ],
  ['of the server', serverDied, /^Opps\.\.\.,Terjadi kesalahan di server/, '/api/profile-reset-data: 500'],
])(
  'S1-SCHOOL-22, N44: an exception %s is told in a sentence, with what was typed still there',
  async (_, thrown, sentence, detail) => {
    const port = buildFakePort({ 'POST /api/profile-reset-data': thrown });
    renderScreen(port, <ResetPendaftar nama="SMK Uji" />);
    fireEvent.click(screen.getByRole('button', { name: 'RESET DATA PENDAFTAR' }));
    fireEvent.change(screen.getByLabelText('Nama sekolah'), { target: { value: 'SMK Uji' } });
    fireEvent.change(screen.getByLabelText('Alasan'), { target: { value: 'tahun baru' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ya, hapus data pendaftar' }));
    const notice = await screen.findByText(sentence);
    // The technical words stand behind Rincian, not in the sentence.
    expect(notice.firstChild?.textContent).not.toContain(detail);
    expect(document.querySelector('details')?.textContent).toContain(detail);
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: 'Ya, hapus data pendaftar' }).disabled,
      ).toBe(false),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Alasan').value).toBe('tahun baru');
  },
);
