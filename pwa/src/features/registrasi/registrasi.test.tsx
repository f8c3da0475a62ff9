// @vitest-environment jsdom
import { isTerjawab } from '@spmb/shared/registrasi/bukti-kerja.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SiteProvider } from '../../shell/site.tsx';
import { takeCatatan } from '../../shell/session/catatan-masuk.ts';
import { buildServices, type Answer } from '../../testing/build-services.ts';
import { forgetVisits, openSchool } from '../../testing/render-situs.tsx';
import { RegistrasiScreen } from './registrasi.screen.tsx';

beforeEach(forgetVisits);
afterEach(cleanup);

const bit = 5;
const done = { body: { status: true, message: 'Akun Anda siap.' } };
const good = {
  'Nama Lengkap': 'Siti Nur Aini',
  NISN: '0061234578',
  'Nomor HP (WhatsApp)': '081234567890',
  'Kata Sandi': 'rahasia-sekali',
  'Kata Sandi Ulang': 'rahasia-sekali',
};

async function open(answers: Record<string, Answer> = {}, info: object = openSchool) {
  let given = 0;
  const test = buildServices({
    info: { body: info },
    'registrasi-tantangan': () => ({ body: { tantangan: `t${++given}`, bit } }),
    registrasi: done,
    ...answers,
  });
  await test.services.info.refresh();
  let isDone = false;
  const onDone = () => {
    isDone = true;
  };
  render(
    <SiteProvider value={test.services}>
      <RegistrasiScreen onDone={onDone} />
    </SiteProvider>,
  );
  const sent = () => test.requests.filter(({ path }) => path === 'registrasi').map(({ body }) => body);
  return { ...test, sent, isDone: () => isDone };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (values: Record<string, string> = good) => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
};
const kirim = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Kirim|Mengirim)/ });

test('S1-SIGNUP-01, S1-SIGNUP-02: the form goes out with a solved challenge, and the login page knows what to say', async () => {
  const { sent, isDone } = await open();
  expect(field('Nomor HP (WhatsApp)').inputMode).toBe('numeric');
  fill();
  fireEvent.click(kirim());
  // Impatience sends nothing twice.
  fireEvent.click(kirim());
  await waitFor(() => expect(isDone()).toBe(true));
  expect(sent()).toHaveLength(1);
  const { bukti, ...isian } = sent()[0] as { bukti: { tantangan: string; jawaban: string } };
  expect(isian).toEqual({
    username: 'Siti Nur Aini',
    email: '0061234578',
    telepon: '081234567890',
    userpass: 'rahasia-sekali',
    repass: 'rahasia-sekali',
  });
  expect(isTerjawab(bukti.tantangan, bukti.jawaban, bit)).toBe(true);
  expect(takeCatatan()).toEqual({ pesan: 'Akun Anda siap.', nomor: '0061234578' });
  expect(takeCatatan()).toBeUndefined();
});

test('S1-SIGNUP-01: a school that signs up by e-mail asks for one', async () => {
  await open({}, { ...openSchool, regby: 'email' });
  expect(field('Email').inputMode).toBe('email');
  expect(screen.queryByLabelText('NISN')).toBeNull();
});

test('S1-SIGNUP-03: what is wrong stands at its field before anything is sent; so does what the server finds', async () => {
  const { sent, answers } = await open();
  fill({ ...good, NISN: '12', 'Kata Sandi Ulang': 'lain' });
  fireEvent.click(kirim());
  await waitFor(() => expect(document.activeElement).toBe(field('NISN')));
  expect(field('NISN').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Opps kata sandi tidak sama')).toBeTruthy();
  expect(sent()).toHaveLength(0);
  const kesalahan = { userpass: 'Kata sandi ini terlalu sering dipakai.' };
  answers['registrasi'] = { body: { status: false, message: 'Periksa isian.', kesalahan } };
  fill();
  fireEvent.click(kirim());
  expect(await screen.findByText(kesalahan.userpass)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Periksa isian.');
  expect(field('Nama Lengkap').value).toBe('Siti Nur Aini');
});

test('a challenge that has grown old is replaced and the form sent again by itself, once', async () => {
  const old = { body: { status: false, message: 'Kirim sekali lagi.', jenis: 'bukti-lama' } };
  const { sent, isDone, answers } = await open({
    registrasi: ({ bukti }) => ((bukti as { tantangan: string }).tantangan === 't1' ? old : done),
  });
  fill();
  fireEvent.click(kirim());
  await waitFor(() => expect(isDone()).toBe(true));
  expect(sent()).toHaveLength(2);
  cleanup();
  await forgetVisits();
  const second = await open({ ...answers, registrasi: old });
  fill();
  fireEvent.click(kirim());
  expect((await screen.findByRole('alert')).textContent).toContain('Kirim sekali lagi.');
  expect(second.sent()).toHaveLength(2);
});

test('without network all stays, also the passwords on another page and the rest after a reload', async () => {
  const { isDone } = await open({ registrasi: 'putus', 'registrasi-tantangan': 'putus' });
  fill();
  fireEvent.click(kirim());
  expect((await screen.findByRole('alert')).textContent).toContain('Semua isian masih ada di sini');
  expect(isDone()).toBe(false);
  const shown = () => Object.fromEntries(Object.keys(good).map((label) => [label, field(label).value]));
  cleanup();
  const { isDone: isDoneLater } = await open();
  expect(shown()).toEqual(good);
  // No password is written down where a reload finds the rest.
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).toContain('Siti Nur Aini');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('rahasia-sekali');
  fireEvent.click(kirim());
  await waitFor(() => expect(isDoneLater()).toBe(true));
  cleanup();
  await open();
  expect(shown()['Nama Lengkap']).toBe('');
});

test.each([429, 503])('HTTP %d tells how long to wait, and the button counts it', async (status) => {
  const message = 'Terlalu banyak pendaftaran dari jaringan ini. Tunggu 9 detik.';
  await open({ registrasi: { status, body: { status: false, message, tunggu_detik: 9 } } });
  fill();
  fireEvent.click(kirim());
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect([kirim().disabled, kirim().textContent]).toEqual([true, 'Kirim (9 detik)']);
});

test('S1-SIGNUP-04, N21: while registration is closed there is no form, but the way to the schedule', async () => {
  await open({}, { ...openSchool, apps_pendaftaran: false });
  expect(screen.queryByRole('button', { name: 'Kirim' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Lihat jadwal pendaftaran' });
  expect(link.getAttribute('href')).toBe('/home#jadwal');
});

test('S1-SIGNUP-04: closed while the form was filled in, it opens again with what was typed, on the page that was left open', async () => {
  const { answers } = await open({
    'registrasi-tantangan': { body: { status: false, message: 'Tutup.', jenis: 'pendaftaran-tutup' } },
  });
  fill();
  answers['info'] = { body: { ...openSchool, apps_pendaftaran: false } };
  fireEvent.click(kirim());
  expect(await screen.findByRole('link', { name: 'Lihat jadwal pendaftaran' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Kirim' })).toBeNull();
  answers['info'] = { body: openSchool };
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: 'Kirim' })).toBeTruthy();
  expect(field('Nama Lengkap').value).toBe(good['Nama Lengkap']);
});
