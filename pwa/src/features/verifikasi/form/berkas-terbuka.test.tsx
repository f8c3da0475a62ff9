// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../http/call-error.ts';
import { buildRekam, button, lihat, openForm, openStep, pegang, press, saved } from './testing/open-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file = '/api/verifikasi/siti';
/** The document that stands before the reviewer, shown by the browser. */
const shown = (name: string) => screen.findByRole<HTMLImageElement>('img', { name });
const load = async (name: string) => fireEvent.load(await shown(name));

test('S2-VFORM-23, S2-VFORM-24: words stand while it loads; a failure is told in red with what stood behind it, and tried again', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { answers } = openForm({ [file]: answer.promise });
  expect(await screen.findByText('Proses Buka Data Peserta...')).toBeTruthy();
  answer.reject(new CallError('Server sekolah tidak menjawab.', 503, {}, 'GET api/verifikasi/siti 503'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Opps terjadi kesalahan, silahkan ulang lagi');
  expect(alert.textContent).toContain('Server sekolah tidak menjawab.');
  expect(alert.textContent).toContain('GET api/verifikasi/siti 503');
  expect(button('TUTUP')).toBeTruthy();
  answers[file] = buildRekam();
  fireEvent.click(button('Coba lagi'));
  expect(await screen.findByRole('heading', { level: 1, name: /Siti Aini/ })).toBeTruthy();
});

test('S2-VFORM-19: a document is turned both ways, enlarged and made whole, by buttons and by keys', async () => {
  openForm();
  const look = async () => {
    const image = await shown('Foto 3x4');
    const { width } = getComputedStyle(image.parentElement as HTMLElement);
    return `${/rotate\((.*)\)/.exec(image.style.transform)?.[1]} ${width}`;
  };
  expect(await look()).toBe('0deg 100%');
  press('r');
  expect(await look()).toBe('90deg 100%');
  fireEvent.click(button('Putar ke kiri'));
  press('R', { shiftKey: true });
  expect(await look()).toBe('270deg 100%');
  press('+');
  fireEvent.click(button('Perbesar'));
  expect(await look()).toBe('270deg 225%');
  press('-');
  expect(await look()).toBe('270deg 150%');
  press('0');
  expect(await look()).toBe('0deg 100%');
  for (let times = 0; times < 9; times += 1) press('+');
  expect(await look()).toBe('0deg 600%');
});

test('S2-VFORM-19: on the whole screen keys go on to the next document, which begins upright', async () => {
  openForm();
  await openStep('identitas');
  press('r');
  await shown('Foto 3x4');
  fireEvent.click(button('Layar penuh'));
  expect(await screen.findByRole('dialog', { name: 'Foto 3x4' })).toBeTruthy();
  press('j');
  expect(await screen.findByRole('dialog', { name: 'Kartu Keluarga' })).toBeTruthy();
  expect((await shown('Kartu Keluarga')).style.transform).toContain('rotate(0deg)');
  press('ArrowRight', { altKey: true });
  expect(await screen.findByRole('dialog', { name: 'Akta kelahiran' })).toBeTruthy();
  press('f');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a letter that is typed into a field is no key, and none acts while a dialog is open', async () => {
  openForm();
  await shown('Foto 3x4');
  fireEvent.click(button('Buram'));
  fireEvent.keyDown(screen.getByLabelText('Catatan Foto 3x4'), { key: 'j' });
  expect(await shown('Foto 3x4')).toBeTruthy();
  press('?');
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Pintasan papan ketik' }), { key: 'j' });
  expect(screen.getByRole('heading', { name: 'Foto 3x4', hidden: true })).toBeTruthy();
});

const unseen = () => buildRekam({ dokumen: buildRekam().dokumen.map((one) => ({ ...one, dilihat: false })) });

test('a document counts as seen once it stands there loaded; what the server did not hear is told again', async () => {
  const { answers, sentTo } = openForm({ [file]: unseen(), [lihat]: new CallError('putus', 0) });
  await shown('Foto 3x4');
  expect(sentTo('/api/verifikasi-lihat')).toEqual([]);
  await load('Foto 3x4');
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText('Belum dilihat: Foto 3x4 dan 2 dokumen lain.')).toBeTruthy();
  answers[lihat] = saved({ dilihat: [] });
  press('Enter', { ctrlKey: true });
  await waitFor(() =>
    expect(sentTo('/api/verifikasi-lihat').at(-1)).toEqual({ id: 'siti', ke: 1, kolom: ['foto'] }),
  );
  await waitFor(() => {
    press('Enter', { ctrlKey: true });
    expect(screen.getByText('Belum dilihat: Kartu Keluarga dan 1 dokumen lain.')).toBeTruthy();
  });
  expect(await shown('Kartu Keluarga')).toBeTruthy();
});

test('what the applicant has sent anew meanwhile is looked at anew before it is accepted', async () => {
  const { answers, sentTo } = openForm({
    [file]: unseen(),
    'POST /api/verifikasi': new CallError('Siti sudah mengubah berkas ini.', 409),
  });
  for (const [name, key] of [
    ['Foto 3x4', 'j'],
    ['Kartu Keluarga', 'j'],
    ['Akta kelahiran', ''],
  ] as const) {
    if (name === 'Foto 3x4') await openStep('identitas');
    await load(name);
    if (key) press(key);
  }
  await waitFor(() => expect(sentTo('/api/verifikasi-lihat')).toHaveLength(3));
  answers[file] = { ...unseen(), ke: 2, versi: 3, verifikasi_status: 3 };
  await waitFor(() => {
    press('Enter', { ctrlKey: true });
    expect(sentTo('/api/verifikasi')).toHaveLength(1);
  });
  expect(await screen.findByText(/Pengajuan Perbaikan, terkirim ke-2/)).toBeTruthy();
  answers[lihat] = new Promise(() => undefined);
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText(/Belum dilihat: Foto 3x4/)).toBeTruthy();
  await load('Foto 3x4');
  await waitFor(() =>
    expect(sentTo('/api/verifikasi-lihat').at(-1)).toEqual({ id: 'siti', ke: 2, kolom: ['foto'] }),
  );
  expect(sentTo('/api/verifikasi')).toHaveLength(1);
});

test('a file that somebody else has is only read, until it can be had', async () => {
  const { answers } = openForm({ [pegang]: new CallError('Budi sedang memeriksa berkas ini.', 409) });
  expect(
    await screen.findByText(/Budi sedang memeriksa berkas ini\. Berkas ini hanya dapat dibaca\./),
  ).toBeTruthy();
  expect(button('Buram').disabled).toBe(true);
  answers[pegang] = saved({ pemeriksa: { nama: 'Rina', saya: true, sampai_ms: 600_000 } });
  fireEvent.click(button('Coba pegang'));
  expect(await screen.findByText(/Anda pegang sampai/)).toBeTruthy();
  expect(button('Buram').disabled).toBe(false);
});
