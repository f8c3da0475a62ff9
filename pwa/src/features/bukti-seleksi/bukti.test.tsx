// @vitest-environment jsdom
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { signedText, versiBukti, type IsiBukti } from '@spmb/shared/bukti-seleksi/bukti.ts';
import { aturan, buildCalon } from '@spmb/shared/testing/build-calon.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetVisits, openSitus } from '../../testing/render-situs.tsx';
import { buildThread } from '../../testing/thread-in-page.ts';
import { layaniHitung } from './layani-hitung.ts';

const Thread = buildThread(layaniHitung);

beforeEach(async () => {
  vi.stubGlobal('Worker', Thread);
  await forgetVisits();
});
afterEach(() => {
  cleanup();
  expect(Thread.running.size).toBe(0);
  vi.unstubAllGlobals();
});

const isi: IsiBukti = {
  sekolah: 'SMK Uji',
  nomor: 1,
  mode: 'grade',
  terbit_ms: 1,
  masukan: {
    calon: [buildCalon('1', 90), buildCalon('2', 80)],
    program: [{ id: 'A', pagu: 1 }],
    penempatan: [],
    aturan,
  },
  nama_program: { A: 'Akuntansi' },
  diumumkan: {
    'calon-1': { status: 'L', program: 'A', urutan: null },
    'calon-2': { status: 'CADANGAN', program: 'A', urutan: 1 },
  },
};

function signed(content: IsiBukti, fill = 7) {
  const secret = new Uint8Array(32).fill(fill);
  const text = { jenis: 'bukti-seleksi', versi: versiBukti, isi: JSON.stringify(content) } as const;
  const tanda = bytesToHex(ed25519.sign(utf8ToBytes(signedText(text)), secret));
  return { ...text, kunci: bytesToHex(ed25519.getPublicKey(secret)), tanda };
}

const open = (body: object) => openSitus('/bukti-seleksi', { 'bukti-seleksi': { body } });
/** `read`: when its text is there. */
const choose = (body: unknown, { name = 'bukti.json', size = 0, read = Promise.resolve(undefined) } = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const file = Object.assign(new File([text], name), { text: () => read.then(() => text) });
  if (size > 0) Object.defineProperty(file, 'size', { value: size });
  fireEvent.change(screen.getByLabelText('Periksa berkas yang Anda simpan'), { target: { files: [file] } });
};
const never = new Promise<undefined>(() => undefined);

test('the lowest score of a programme that got nobody new is told as the one of before', async () => {
  const penempatan = [{ id: 'calon-1', program: 'A', terbit: true as const }];
  open(signed({ ...isi, masukan: { ...isi.masukan, penempatan }, nilai_terendah: { A: 8750 } }));
  expect(await screen.findByText('87,50*')).toBeTruthy();
  expect(screen.getByText(/^\* Dari pengumuman gelombang sebelumnya/)).toBeTruthy();
});

test('the published selection is computed again, and each pseudonym is explained', async () => {
  open(signed(isi));
  await screen.findByText('Sama dengan yang diumumkan');
  expect(screen.getByRole('row', { name: /Akuntansi/ }).textContent).toBe('Akuntansi11190,00');
  fireEvent.change(screen.getByLabelText('Nama samaran'), { target: { value: 'calon-2' } });
  await screen.findByText(/Cadangan 1 di Akuntansi/);
  expect(screen.getByText(/peringkat 2 dari 2.*Penentu: nilai akhir/)).toBeTruthy();
});

test('what differs from the announcement is named by its pseudonym', async () => {
  const { 'calon-2': _, ...told } = isi.diumumkan;
  open(signed({ ...isi, diumumkan: told }));
  await screen.findByText('1 hasil berbeda dari yang diumumkan');
  expect(screen.getByText('calon-2').parentElement?.textContent).toContain('diumumkan tidak diterima');
});

test('a kept file that was altered, or signed by another, is told as such', async () => {
  open(signed(isi));
  await screen.findByText(/cocok dengan kunci server sekolah ini/);
  choose({ ...signed(isi), isi: JSON.stringify({ ...isi, nomor: 2 }) });
  await screen.findByText(/diubah setelah ditandatangani/);
  expect(screen.queryByText('Sama dengan yang diumumkan')).toBeNull();
  choose(signed(isi, 8));
  await screen.findByText(/bukan kunci server sekolah ini/);
});

test('where there is no proof the page says why: nothing is announced, or it was selected elsewhere', async () => {
  openSitus('/bukti-seleksi', {
    'bukti-seleksi': { status: 404, body: { status: false, message: 'Tidak ada.' } },
  });
  await screen.findByText(/belum ada hasil yang diumumkan, atau seleksinya tidak dijalankan di aplikasi ini/);
});

test('a kept file that is none, cut, of no selection or larger than any proof gets a sentence', async () => {
  open(signed(isi));
  await screen.findByText('Sama dengan yang diumumkan');
  choose('<html>');
  await screen.findByText(/tidak dapat dibaca: terpotong, atau bukan bukti seleksi/);
  choose(signed({ ...isi, masukan: 7 } as never));
  await screen.findByText(/Isi bukti ini tidak dapat dihitung/);
  choose(signed(isi), { name: 'film.json', size: 2_000_000_001 });
  await screen.findByText(/film.json berukuran 2001 MB, paling besar 100 MB/);
  fireEvent.click(screen.getByRole('button', { name: 'Periksa bukti dari sekolah' }));
  await screen.findByText('Sama dengan yang diumumkan');
});

test('computing says how far it is, can be given up, and begun again', async () => {
  open(signed(isi));
  choose(signed(isi), { read: never });
  await screen.findByText('Berkas sedang dibaca dan tanda tangannya diperiksa.');
  fireEvent.click(screen.getByRole('button', { name: 'Batal' }));
  await screen.findByText('Pemeriksaan dibatalkan');
  expect(screen.queryByText('Sama dengan yang diumumkan')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Hitung lagi' }));
  await screen.findByText('Berkas sedang dibaca dan tanda tangannya diperiksa.');
});

test('a file that is chosen while another is computed takes its place, the same one chosen again too', async () => {
  open(signed(isi));
  const first = Promise.withResolvers<undefined>();
  choose(signed({ ...isi, nama_program: { A: 'Busana' } }), { name: 'lama.json', read: first.promise });
  await screen.findByText('Berkas sedang dibaca dan tanda tangannya diperiksa.');
  choose(signed(isi), { name: 'baru.json' });
  await screen.findByRole('row', { name: /Akuntansi/ });
  // The school's, and that of the file on the screen.
  expect(Thread.running.size).toBe(2);
  first.resolve(undefined);
  choose(signed(isi), { name: 'baru.json' });
  await screen.findByRole('row', { name: /Akuntansi/ });
  expect(screen.queryByRole('row', { name: /Busana/ })).toBeNull();
  expect(screen.getByText(/Yang diperiksa: baru.json/)).toBeTruthy();
});

test('where the network or the thread fails, that is said, and it is tried again', async () => {
  const { answers } = openSitus('/bukti-seleksi', { 'bukti-seleksi': 'putus' });
  await screen.findByText(/Server sekolah tidak terjangkau/);
  answers['bukti-seleksi'] = { body: signed(isi) };
  fireEvent.click(screen.getByRole('button', { name: 'Hitung lagi' }));
  await screen.findByText('Sama dengan yang diumumkan');
  const dead = buildThread(({ other }: { other: EventTarget }) =>
    queueMicrotask(() => other.dispatchEvent(new Event('error'))),
  );
  vi.stubGlobal('Worker', dead);
  choose(signed(isi));
  await screen.findByText(/Bagian penghitung halaman ini tidak dapat dimuat/);
});
