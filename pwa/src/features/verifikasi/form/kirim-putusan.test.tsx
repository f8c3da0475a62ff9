// @vitest-environment jsdom
import { teksPernyataan } from '@spmb/shared/pendaftaran/formulir/tambahan.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../http/call-error.ts';
import {
  berkas,
  buildDokumen,
  buildRekam,
  buildRiwayat,
  button,
  openForm,
  openStep,
  press,
  saved,
} from './testing/open-form.tsx';

// A verdict stays with its file here; that the next one opens is proved in a browser.
beforeEach(() => localStorage.setItem('spmb-verifikasi-lanjut', 'tetap'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const putus = new CallError('Tidak ada koneksi ke server sekolah.', 0);
const pesan = () => screen.getByLabelText<HTMLTextAreaElement>('Pesan untuk pendaftar');
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const tulis = (text: string) => fireEvent.change(pesan(), { target: { value: text } });

/** A file that goes back with a reason and a message, not sent yet. */
async function returnFile(): Promise<void> {
  await openStep('identitas');
  fireEvent.click(button('Tandai Tempat lahir'));
  await openStep('hasil');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dokumen buram' }));
  tulis('Tempat lahir tidak sama dengan akta.');
}

test('S2-VFORM-17, S2-VFORM-18, N25: without the declaration nothing is sent, by button or key; TUTUP works', async () => {
  const { sentTo } = openForm({ '/api/verifikasi/siti': buildRekam({ pernyataan_status: false }) });
  await openStep('hasil');
  expect(screen.getByText(teksPernyataan)).toBeTruthy();
  fireEvent.click(radio('Berkas Diterima'));
  expect(button('KIRIM').disabled).toBe(true);
  press('Enter', { ctrlKey: true });
  expect(sentTo('/api/verifikasi')).toEqual([]);
  fireEvent.click(button('TUTUP'));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/backend/verifikasi-index'));
  expect(sentTo('/api/verifikasi-klaim')).toContainEqual({ id: 'siti', lepas: true });
});

test('S2-VFORM-23, S2-VFORM-26: words stand while it is sent, then the message in green and the new record', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { sentTo } = openForm({ [berkas]: answer.promise });
  await returnFile();
  fireEvent.click(button('KIRIM'));
  expect(await screen.findByText('Proses Kirim Data Verifikasi..')).toBeTruthy();
  answer.resolve(
    saved(buildRekam({ verifikasi_status: 2, versi: 2, nama: 'Siti Nur Aini' }), 'Keputusan tersimpan.'),
  );
  expect(await screen.findByText('Keputusan tersimpan.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Siti Nur Aini');
  await waitFor(() => expect(screen.queryByText('Proses Kirim Data Verifikasi..')).toBeNull());
  expect(pesan().value).toBe('');
  expect(sentTo('/api/verifikasi')).toMatchObject([
    { verifikasi_status: 2, alasan_kode: ['buram'], perbaiki: ['tempat_lahir'], versi: 1, semua_baik: false },
  ]);
});

test('S2-VFORM-25: what the network swallows stays chosen, is told in red, and is sent again as the same act', async () => {
  const { answers, sentTo } = openForm({ [berkas]: putus });
  await returnFile();
  fireEvent.click(button('KIRIM'));
  expect(await screen.findByText('Tidak ada koneksi ke server sekolah.')).toBeTruthy();
  expect(pesan().value).toBe('Tempat lahir tidak sama dengan akta.');
  expect(radio('Berkas Diperbaiki').checked).toBe(true);
  answers[berkas] = saved(buildRekam({ verifikasi_status: 2, versi: 2 }));
  fireEvent.click(button('KIRIM'));
  await screen.findByText('Tersimpan.');
  const [first, again] = sentTo('/api/verifikasi');
  expect(first).toMatchObject({ operasi_id: expect.any(String) });
  expect(again).toEqual(first);
});

test('another verdict after a lost answer is an act of its own: the server never takes it for the first', async () => {
  const { answers, sentTo } = openForm({ [berkas]: putus });
  await returnFile();
  fireEvent.click(button('KIRIM'));
  await screen.findByText('Tidak ada koneksi ke server sekolah.');
  answers[berkas] = saved(buildRekam({ verifikasi_status: 6, versi: 2 }));
  fireEvent.click(radio('Berkas Dicabut'));
  fireEvent.click(button('KIRIM'));
  await screen.findByText('Tersimpan.');
  const ids = sentTo('/api/verifikasi').map((one) => (one as { operasi_id: string }).operasi_id);
  expect(new Set(ids).size).toBe(2);
});

test('S2-VFORM-25: a refusal stands at its field and in red', async () => {
  const kesalahan = { pesan: 'Tulis pesan untuk pendaftar.' };
  openForm({ [berkas]: new CallError('Periksa isian.', 200, kesalahan) });
  await returnFile();
  fireEvent.click(button('KIRIM'));
  expect((await screen.findByText('Periksa isian.')).closest('[role="alert"]')).toBeTruthy();
  expect(screen.getByText(/Tulis pesan untuk pendaftar\./)).toBeTruthy();
});

test('S2-VFORM-25: a verdict by key from another step that does not go leads to where it is told', async () => {
  openForm({ [berkas]: putus });
  await openStep('identitas');
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText('Tidak ada koneksi ke server sekolah.')).toBeTruthy();
  expect(pesan()).toBeTruthy();
});

test('Ctrl+Enter accepts nothing of which a fault was found or another result chosen: it leads to the result', async () => {
  const { sentTo } = openForm({ [berkas]: saved(buildRekam({ verifikasi_status: 4, versi: 2 })) });
  await openStep('identitas');
  fireEvent.click(button('Tandai Tempat lahir'));
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText(/Ada temuan atau hasil lain/)).toBeTruthy();
  expect(radio('Berkas Diperbaiki').checked).toBe(true);
  fireEvent.click(radio('Berkas Ditolak'));
  press('Enter', { ctrlKey: true });
  expect(sentTo('/api/verifikasi')).toEqual([]);
  fireEvent.click(radio('Berkas Diterima'));
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(sentTo('/api/verifikasi')).toMatchObject([{ verifikasi_status: 4 }]));
});

test('a reason that was ticked for another result is not sent with one that shows none', async () => {
  const { sentTo } = openForm({ [berkas]: saved(buildRekam({ verifikasi_status: 6, versi: 2 })) });
  await returnFile();
  fireEvent.click(radio('Berkas Dicabut'));
  expect(screen.queryByRole('checkbox', { name: 'Dokumen buram' })).toBeNull();
  fireEvent.click(button('KIRIM'));
  await screen.findByText('Tersimpan.');
  expect(sentTo('/api/verifikasi')).toMatchObject([{ verifikasi_status: 6, alasan_kode: [] }]);
});

test('N25: who was imported has no declaration to wait for; TUTUP leads back to the list that his file stands in', async () => {
  const rekam = buildRekam({ ke: 0, verifikasi_status: 4, pernyataan_status: false, dokumen: [] });
  const { sentTo } = openForm({
    '/api/verifikasi/siti': rekam,
    [berkas]: saved({ ...rekam, verifikasi_status: 6, versi: 2 }),
  });
  await openStep('hasil');
  expect(screen.queryByText(/belum menyetujui pernyataan/)).toBeNull();
  fireEvent.click(radio('Berkas Dicabut'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dokumen buram' }));
  fireEvent.click(button('KIRIM'));
  await screen.findByText('Tersimpan.');
  expect(sentTo('/api/verifikasi')).toMatchObject([{ verifikasi_status: 6, alasan_kode: ['buram'] }]);
  fireEvent.click(button('TUTUP'));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/backend/verified-index'));
});

test('a file that somebody else decided meanwhile shows who did what; nothing of what was typed is lost', async () => {
  const { answers, sentTo } = openForm({
    [berkas]: new CallError('Budi sudah mengubah berkas ini.', 409, {}, undefined, { jenis: 'versi-lama' }),
  });
  await returnFile();
  answers['/api/verifikasi/siti'] = buildRekam({
    versi: 2,
    verifikasi_status: 4,
    riwayat: [buildRiwayat({ ke: 4, pesan: 'Lengkap.' }), buildRiwayat({ peristiwa: 'kirim', nama: 'Siti' })],
  });
  fireEvent.click(button('KIRIM'));
  const told = await screen.findByText(/Berkas ini berubah sejak Anda buka/);
  expect(
    within(told.closest<HTMLElement>('[role="alert"]') as HTMLElement).getByText(/^Budi, /),
  ).toBeTruthy();
  expect(screen.queryByText(/^Siti, /)).toBeNull();
  expect(pesan().value).toBe('Tempat lahir tidak sama dengan akta.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Dokumen buram' }).checked).toBe(true);
  answers[berkas] = saved(buildRekam({ verifikasi_status: 2, versi: 3 }));
  fireEvent.click(button('KIRIM'));
  await screen.findByText('Tersimpan.');
  expect(sentTo('/api/verifikasi').at(-1)).toMatchObject({ versi: 2, perbaiki: ['tempat_lahir'] });
});

test('a result that the changed file can no longer get is not sent unseen', async () => {
  const { answers } = openForm({ [berkas]: new CallError('Budi sudah mengubah berkas ini.', 409) });
  await openStep('hasil');
  fireEvent.click(radio('Berkas Diperbaiki'));
  answers['/api/verifikasi/siti'] = buildRekam({ versi: 2, verifikasi_status: 2, riwayat: [buildRiwayat()] });
  fireEvent.click(button('KIRIM'));
  await screen.findByText(/Berkas ini berubah sejak Anda buka/);
  expect(screen.queryByRole('radio', { name: 'Berkas Diperbaiki' })).toBeNull();
  expect(button('KIRIM').disabled).toBe(true);
});

test('a decision is undone by who says why: the file is a submission again', async () => {
  const { sentTo } = openForm({
    '/api/verifikasi/siti': buildRekam({ verifikasi_status: 5 }),
    [berkas]: saved(buildRekam({ versi: 2 }), 'Berkas diperiksa lagi.'),
  });
  await openStep('hasil');
  fireEvent.click(radio('Periksa lagi'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dokumen buram' }));
  fireEvent.click(button('KIRIM'));
  expect(await screen.findByText('Berkas diperiksa lagi.')).toBeTruthy();
  expect(screen.getByText('Pengajuan')).toBeTruthy();
  expect(sentTo('/api/verifikasi')).toMatchObject([{ verifikasi_status: 1, alasan_kode: ['buram'] }]);
});

const usulan = { nama: 'Budi', alasan_kode: ['buram'], pesan: 'Ijazah palsu.', dibuat_ms: 0 };

test('a proposal to reject waits for another account: who made it cannot confirm it', async () => {
  openForm({ '/api/verifikasi/siti': buildRekam({ usulan: { ...usulan, saya: true } }) });
  expect(await screen.findByText(/Anda mengusulkan berkas ini ditolak/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sahkan penolakan' })).toBeNull();
  await openStep('hasil');
  expect(radio('Berkas Ditolak').disabled).toBe(true);
  expect(radio('Berkas Diperbaiki').disabled).toBe(false);
});

test('the second account reads reasons and words, and confirms in one act; a failure is read, not swallowed', async () => {
  const { answers, sentTo } = openForm({
    '/api/verifikasi/siti': buildRekam({ usulan: { ...usulan, saya: false } }),
    [berkas]: putus,
  });
  const box = await screen.findByText(/Alasan: Dokumen buram\. Pesan: Ijazah palsu\./);
  expect(box.textContent).toContain('Budi mengusulkan berkas ini ditolak');
  fireEvent.click(button('Sahkan penolakan'));
  expect(await screen.findByText('Tidak ada koneksi ke server sekolah.')).toBeTruthy();
  answers[berkas] = saved(buildRekam({ verifikasi_status: 5, versi: 2 }), 'Berkas ditolak.');
  fireEvent.click(button('Sahkan penolakan'));
  expect(await screen.findByText('Berkas ditolak.')).toBeTruthy();
  const [first, again] = sentTo('/api/verifikasi');
  expect(first).toMatchObject({ verifikasi_status: 5, semua_baik: false });
  expect(again).toEqual(first);
});

test('S3-DOKP-01: required documents beside the form open from its last step, and a missing one is named', async () => {
  const dokumen_tambahan = [
    { ...buildDokumen('syarat/1', 'Kartu Pelajar'), path: '' },
    { ...buildDokumen('syarat/2', 'Sertifikat'), path: '/api/media/sertifikat.pdf' },
  ];
  const { asked } = openForm({ '/api/verifikasi/siti': buildRekam({ dokumen_tambahan }) });
  await openStep('hasil');
  fireEvent.click(button('Sertifikat'));
  await waitFor(() => expect(asked).toContain('/api/media/sertifikat.pdf'));
  expect(await screen.findByRole('dialog', { name: 'Sertifikat' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Sertifikat' })).toBeTruthy();
  fireEvent.click(button('Tutup layar penuh'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sertifikat' })).toBeNull());
  expect(screen.getByText(/belum diserahkan: Kartu Pelajar\./)).toBeTruthy();
  // What is asked for is written beside the file, which stays open.
  const pesan = screen.getByRole('link', { name: 'Tulis pesan saja, tanpa keputusan' });
  expect([pesan.getAttribute('href'), pesan.getAttribute('target')]).toEqual([
    '/backend/pesan-masuk?form=siti',
    '_blank',
  ]);
});

test('Ctrl+Enter accepts nobody whose required document is missing before that was read', async () => {
  const dokumen_tambahan = [{ ...buildDokumen('syarat/1', 'Kartu Pelajar'), path: '' }];
  const rekam = buildRekam({ dokumen_tambahan });
  const { sentTo } = openForm({ '/api/verifikasi/siti': rekam, [berkas]: saved(rekam) });
  await screen.findByRole('list', { name: 'Langkah' });
  press('Enter', { ctrlKey: true });
  expect(await screen.findByText(/belum diserahkan: Kartu Pelajar\./)).toBeTruthy();
  expect(sentTo('/api/verifikasi')).toEqual([]);
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(sentTo('/api/verifikasi')).toHaveLength(1));
});

test('a correction in which nothing was changed says so, and one with a new required document does not', async () => {
  const rekam = { ...buildRekam(), verifikasi_status: 3, ke: 2 };
  openForm({ '/api/verifikasi/siti': rekam });
  expect(await screen.findByText(/dikirim tanpa perubahan/)).toBeTruthy();
  cleanup();
  const dokumen_tambahan = [{ ...buildDokumen('syarat/2', 'Sertifikat'), baru: true }];
  openForm({ '/api/verifikasi/siti': { ...rekam, dokumen_tambahan } });
  await openStep('hasil');
  expect(screen.queryByText(/dikirim tanpa perubahan/)).toBeNull();
});

test('a required document is judged as one of the form, goes back with its words, and shows that it was replaced', async () => {
  const sertifikat = buildDokumen('syarat/2', 'Sertifikat');
  const rekam = buildRekam({
    dokumen_tambahan: [{ ...sertifikat, putusan_lalu: 'buram' as const, baru: true }],
  });
  const { sentTo } = openForm({ '/api/verifikasi/siti': rekam, [berkas]: saved(rekam) });
  await openStep('hasil');
  expect(screen.getByText(/dinilai buram; berkasnya sudah diganti/)).toBeTruthy();
  const group = screen.getByRole('group', { name: 'Putusan Sertifikat' });
  fireEvent.click(within(group).getByRole('button', { name: 'Tidak lengkap' }));
  fireEvent.change(screen.getByLabelText('Catatan Sertifikat'), { target: { value: 'Halaman 2 tidak ada' } });
  expect(screen.getByText('Terbuka bagi pendaftar: Sertifikat.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Dokumen buram'));
  fireEvent.change(screen.getByLabelText('Pesan untuk pendaftar'), { target: { value: 'Lengkapi.' } });
  fireEvent.click(button('KIRIM'));
  await waitFor(() =>
    expect(sentTo('/api/verifikasi')).toMatchObject([
      {
        verifikasi_status: 2,
        dokumen: [{ kolom: 'syarat/2', putusan: 'tidak_lengkap', catatan: 'Halaman 2 tidak ada' }],
      },
    ]),
  );
});

test('N38: a verdict that takes a published seat is asked about with the server’s words, and sent again with a yes', async () => {
  const asked = new CallError('Siti mempunyai kursi di RPL. Lanjutkan?', 409, {}, undefined, {
    jenis: 'lepas-kursi',
  });
  const { sentTo } = openForm({ [berkas]: asked });
  await returnFile();
  fireEvent.click(button('KIRIM'));
  const dialog = await screen.findByRole('dialog', { name: 'Lepaskan kursi?' });
  expect(dialog.textContent).toContain('Siti mempunyai kursi di RPL. Lanjutkan?');
  expect(pesan().value).toContain('Tempat lahir');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ya, lepaskan kursi' }));
  await waitFor(() => expect(sentTo('/api/verifikasi')).toMatchObject([{}, { konfirmasi: true }]));
});
