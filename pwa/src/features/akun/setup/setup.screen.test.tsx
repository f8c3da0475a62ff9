// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildServices, type Answer } from '../../../testing/build-services.ts';
import { renderApp } from '../../../testing/render-app.tsx';

afterEach(cleanup);

const fresh = { company: 'SIM-SPMB', perlu_setup: true };

/** A fresh server; the login page leads to its set-up. */
async function open(answers: Record<string, Answer> = {}) {
  const test = buildServices({ info: { body: fresh }, ...answers });
  await act(() => test.services.info.refresh());
  renderApp(test.services, '/login');
  await screen.findByRole('heading', { name: 'Selamat datang' });
  expect(address()).toBe('/setup');
  return test;
}
const address = () => screen.getByTestId('alamat').textContent;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
function fill(): void {
  type('Nama sekolah', 'SMK Negeri 1 Merauke');
  type('Zona waktu', 'WIT');
  type('Nama', 'Ibu Kepala');
  type('Nama masuk', 'kepala');
  type('Kata sandi', 'rahasia-12');
  type('Ulangi kata sandi', 'rahasia-12');
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan dan mulai' }));

test('D-RULE-15, S1-SCHOOL-23: a fresh server asks for the school, its zone and the first administrator, then for the login', async () => {
  const { answers, requests } = await open({ setup: { body: { status: true, message: 'Server siap.' } } });
  fill();
  answers['info'] = { body: { ...fresh, perlu_setup: false } };
  save();
  await screen.findByText('Server siap.');
  await screen.findByRole('heading', { name: 'Tes Minat dan Bakat' });
  expect(address()).toBe('/login');
  expect(requests.find(({ path }) => path === 'setup')?.body).toMatchObject({
    nama_sekolah: 'SMK Negeri 1 Merauke',
    zona: 'WIT',
    username: 'Ibu Kepala',
    email: 'kepala',
  });
});

test('D-RULE-15: what is missing or does not match is named at its field, and nothing is sent', async () => {
  const { requests } = await open();
  fill();
  type('Nama sekolah', ' ');
  type('Ulangi kata sandi', 'rahasia-13');
  save();
  expect(screen.getByText('Isi nama sekolah.')).toBeTruthy();
  expect(screen.getByText('Opps kata sandi tidak sama')).toBeTruthy();
  expect(requests.filter(({ path }) => path === 'setup')).toEqual([]);
});

test('D-RULE-15: a refusal of the server stands in the form, and what was typed stays', async () => {
  const refusal = { status: false, message: 'Periksa isian.', kesalahan: { email: 'Sudah dipakai.' } };
  await open({ setup: { body: refusal } });
  fill();
  save();
  await screen.findByText('Sudah dipakai.');
  expect(screen.getByRole('alert').textContent).toContain('Periksa isian.');
  expect(screen.getByLabelText<HTMLInputElement>('Nama masuk').value).toBe('kepala');
});

test('N44: a set-up that the server fails at keeps its detail behind Rincian', async () => {
  await open({ setup: 'putus' });
  fill();
  save();
  const alert = await screen.findByRole('alert');
  expect(alert.querySelector('details')?.textContent).toBe('Rincian/api/setup: tidak ada jawaban');
});

const known = {
  pilihan: [
    { alamat: 'http://192.168.1.10:8080', jaringan: 'wlan0', qr: 'data:image/svg+xml,a' },
    { alamat: 'http://172.17.0.1:8080', jaringan: 'docker0', qr: 'data:image/svg+xml,b' },
  ],
  ditanya: null,
};
const alamatField = () => screen.getByLabelText('Alamat server');
const code = (alamat: string) => screen.findByAltText(`Kode QR alamat ${alamat}`);

test('the address for phones is one that the server knows, never this computer’s own name for itself, with a code to try', async () => {
  const { requests } = await open({
    'setup-alamat?alamat=': { body: known },
    setup: { body: { status: true, message: 'Server siap.' } },
  });
  expect((await code('http://192.168.1.10:8080')).getAttribute('src')).toBe('data:image/svg+xml,a');
  expect((alamatField() as HTMLInputElement).value).toBe('http://192.168.1.10:8080');
  fireEvent.click(screen.getByRole('button', { name: /^http:\/\/172\.17\.0\.1:8080/ }));
  await code('http://172.17.0.1:8080');
  fill();
  fireEvent.click(screen.getByLabelText(/^Alamat ini sama setiap hari/));
  save();
  await screen.findByText('Server siap.');
  expect(requests.find(({ path }) => path === 'setup')?.body).toMatchObject({
    alamat_server: 'http://172.17.0.1:8080',
    alamat_tetap: true,
  });
});

test('an address that only this computer understands is refused at its field; one that was typed is tried too', async () => {
  const typed = 'ujian.local/login';
  const { requests } = await open({
    'setup-alamat?alamat=': { body: known },
    [`setup-alamat?alamat=${encodeURIComponent(typed)}`]: {
      body: { ...known, ditanya: { alamat: 'http://ujian.local', qr: 'data:image/svg+xml,c' } },
    },
  });
  await code('http://192.168.1.10:8080');
  fill();
  type('Alamat server', 'http://localhost:8080');
  save();
  expect(screen.getByText(/^Alamat server ini hanya terbuka di komputer server/)).toBeTruthy();
  expect(requests.filter(({ path }) => path === 'setup')).toEqual([]);
  type('Alamat server', typed);
  fireEvent.blur(alamatField());
  await code('http://ujian.local');
  expect((alamatField() as HTMLInputElement).value).toBe('http://ujian.local');
});
