// @vitest-environment jsdom
import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { signedText, versiBukti, type IsiBukti } from '@spmb/shared/bukti-seleksi/bukti.ts';
import { aturan, buildCalon } from '@spmb/shared/testing/build-calon.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetVisits, openSitus } from '../../testing/render-situs.tsx';

beforeEach(forgetVisits);
afterEach(cleanup);

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
const choose = (body: object) => {
  const text = JSON.stringify(body);
  const file = Object.assign(new File([text], 'bukti.json'), { text: () => Promise.resolve(text) });
  fireEvent.change(screen.getByLabelText('Periksa berkas yang Anda simpan'), { target: { files: [file] } });
};

test('the published selection is computed again, and each pseudonym is explained', async () => {
  open(signed(isi));
  await screen.findByText('Sama dengan yang diumumkan');
  expect(screen.getByRole('row', { name: /Akuntansi/ }).textContent).toBe('Akuntansi11190,00');
  fireEvent.change(screen.getByLabelText('Nama samaran'), { target: { value: 'calon-2' } });
  expect(screen.getByText(/Cadangan 1 di Akuntansi/)).toBeTruthy();
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
