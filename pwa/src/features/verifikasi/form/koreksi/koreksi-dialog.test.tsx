// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../../http/call-error.ts';
import { buildRekam, button, openForm, openStep, saved } from '../testing/open-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const koreksi = 'POST /api/verifikasi-koreksi';
const combos = {
  '/api/provinsi-combo': [
    { value: '82', label: 'Maluku Utara' },
    { value: '81', label: 'Maluku' },
  ],
  '/api/kabupaten-combo': [
    { value: '8271', label: 'Ternate' },
    { value: '8171', label: 'Ambon' },
  ],
  '/api/kecamatan-combo-by-regency': [{ value: '827101', label: 'Pulau Ternate' }],
  '/api/desa-combo': [],
};
const dialog = () => within(screen.getByRole('dialog'));
const combo = (name: string) => dialog().getByRole<HTMLInputElement>('combobox', { name });
const alasan = (text: string) =>
  fireEvent.change(dialog().getByLabelText('Alasan'), { target: { value: text } });

async function choose(name: string, label: string): Promise<void> {
  await waitFor(() => expect(combo(name).disabled).toBe(false));
  fireEvent.mouseDown(combo(name));
  fireEvent.click(await screen.findByRole('option', { name: label }));
}

test('S2-VFORM-22: another province empties what lies in the old one, and each list waits for the one above', async () => {
  const { sentTo } = openForm({ ...combos, [koreksi]: saved(buildRekam({ versi: 2 })) });
  await openStep('alamat');
  fireEvent.click(button('Betulkan Provinsi'));
  await waitFor(() => expect(combo('Kabupaten atau kota').value).toBe('Ternate'));
  await choose('Provinsi', 'Maluku');
  await waitFor(() => expect(combo('Kabupaten atau kota').value).toBe(''));
  expect([combo('Kecamatan').disabled, combo('Desa atau kelurahan').disabled]).toEqual([true, true]);
  await choose('Kabupaten atau kota', 'Ambon');
  await waitFor(() => expect(combo('Kecamatan').disabled).toBe(false));
  expect(combo('Desa atau kelurahan').disabled).toBe(true);
  alasan('di hadapan wali Ibu Fatimah, sesuai KK');
  fireEvent.click(button('Simpan'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('/api/verifikasi-koreksi')).toMatchObject([
    { id: 'siti', versi: 1, province_id: '81', regency_id: '8171', district_id: null, village_id: null },
  ]);
});

test('a list that cannot be had says so and is asked again', async () => {
  const { answers } = openForm({ ...combos, '/api/provinsi-combo': new CallError('Server sibuk.', 503) });
  await openStep('alamat');
  fireEvent.click(button('Betulkan Provinsi'));
  const again = await dialog().findByRole('button', { name: /Coba lagi|Muat lagi|Muat ulang/ });
  answers['/api/provinsi-combo'] = combos['/api/provinsi-combo'];
  fireEvent.click(again);
  await choose('Provinsi', 'Maluku');
});

test('a correction says who stood by; what the network swallows stays typed and is the same act again', async () => {
  const { answers, sentTo } = openForm({ [koreksi]: new CallError('Tidak ada koneksi.', 0) });
  await openStep('identitas');
  fireEvent.click(button('Betulkan Tempat lahir'));
  fireEvent.change(dialog().getByLabelText('Tempat lahir'), { target: { value: 'Tidore' } });
  for (const text of ['', 'di hadapan wali ', 'sesuai akta']) {
    alasan(text);
    expect(button('Simpan').disabled).toBe(true);
  }
  alasan('di hadapan wali Ibu Fatimah');
  fireEvent.click(button('Simpan'));
  expect(await dialog().findByText('Tidak ada koneksi.')).toBeTruthy();
  expect(dialog().getByLabelText<HTMLInputElement>('Tempat lahir').value).toBe('Tidore');
  answers[koreksi] = saved(buildRekam({ versi: 2, tempat_lahir: 'Tidore' }), 'Isian dibetulkan.');
  fireEvent.click(button('Simpan'));
  expect(await screen.findByText('Isian dibetulkan.')).toBeTruthy();
  const [first, again] = sentTo('/api/verifikasi-koreksi');
  expect(again).toEqual(first);
});

test('a covered number is written anew, never over its cover', async () => {
  openForm();
  await openStep('kependudukan');
  fireEvent.click(button('Betulkan NIK'));
  expect(dialog().getByLabelText<HTMLInputElement>('NIK').value).toBe('');
});
