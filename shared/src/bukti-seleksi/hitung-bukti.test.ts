import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { jalankanSeleksi } from '../seleksi/hasil.ts';
import { aturan, buildCalon } from '../testing/build-calon.ts';
import { bacaBukti } from './baca-bukti.ts';
import {
  diumumkanOf,
  signedText,
  versiBukti,
  type BerkasBukti,
  type Diumumkan,
  type IsiBukti,
} from './bukti.ts';
import { hitungBukti } from './hitung-bukti.ts';

const secret = new Uint8Array(32).fill(7);
const masukan = {
  calon: [buildCalon('1', 90), buildCalon('2', 80), buildCalon('3', 70, { pilihan: ['A', 'B'] })],
  program: [
    { id: 'A', pagu: 1 },
    { id: 'B', pagu: 1 },
  ],
  penempatan: [],
  aturan,
};

function buildIsi(): IsiBukti {
  const diumumkan: Record<string, Diumumkan> = {};
  for (const [id, one] of jalankanSeleksi(masukan, 'grade').hasil) {
    const told = diumumkanOf(one);
    if (told) diumumkan[id] = told;
  }
  const nama_program = { A: 'Akuntansi', B: 'Busana' };
  return { sekolah: 'SMKN 1', nomor: 1, mode: 'grade', terbit_ms: 5, masukan, nama_program, diumumkan };
}

function sign(isi: string, more: object = {}): string {
  const text = { jenis: 'bukti-seleksi', versi: versiBukti, isi } as const;
  const berkas: BerkasBukti = {
    ...text,
    kunci: bytesToHex(ed25519.getPublicKey(secret)),
    tanda: bytesToHex(ed25519.sign(utf8ToBytes(signedText(text)), secret)),
  };
  return JSON.stringify({ ...berkas, ...more });
}

test('what was announced and what computing gives are compared, applicant by applicant', () => {
  const isi = buildIsi();
  expect(hitungBukti(isi)).toMatchObject({
    beda: [],
    program: [
      { nama: 'Akuntansi', pagu: 1, diterima: 1, cadangan: 1, nilai_terendah: 9000 },
      { nama: 'Busana', pagu: 1, diterima: 1, cadangan: 0, nilai_terendah: 7000 },
    ],
  });
  const { 'calon-1': first, ...others } = isi.diumumkan;
  const wrong = hitungBukti({
    ...isi,
    diumumkan: { ...others, asing: { ...first, urutan: null } as Diumumkan },
  });
  expect(wrong.beda).toEqual([
    { id: 'calon-1', diumumkan: undefined, dihitung: { status: 'L', program: 'A', urutan: null } },
    { id: 'asing', diumumkan: { status: 'L', program: 'A', urutan: null }, dihitung: undefined },
  ]);
});

test('the lowest score is of who won a seat by the run, and where all are kept it is the one that was announced before, which is said', () => {
  const penempatan = [
    { id: 'calon-2', program: 'A', terbit: true as const },
    { id: 'calon-3', program: 'B', terbit: true as const },
  ];
  const kept = {
    ...masukan,
    program: [
      { id: 'A', pagu: 2 },
      { id: 'B', pagu: 1 },
    ],
    penempatan,
  };
  const isi = { ...buildIsi(), masukan: kept };
  expect(hitungBukti(isi).program).toMatchObject([
    { diterima: 2, nilai_terendah: 9000, dari_sebelumnya: false },
    { diterima: 1, nilai_terendah: null, dari_sebelumnya: false },
  ]);
  expect(hitungBukti({ ...isi, nilai_terendah: { A: 8500, B: 6500 } }).program).toMatchObject([
    { nilai_terendah: 9000, dari_sebelumnya: false },
    { nilai_terendah: 6500, dari_sebelumnya: true },
  ]);
});

test('a signed file is read as it was written, with the key that vouches for it', () => {
  const isi = buildIsi();
  expect(bacaBukti(sign(JSON.stringify(isi)))).toEqual({
    isi,
    kunci: bytesToHex(ed25519.getPublicKey(secret)),
  });
});

test.each([
  ['a changed text', (isi: string) => sign(isi, { isi: isi.replace('9000', '9100') }), /diubah/],
  ['another key', (isi: string) => sign(isi, { kunci: '00'.repeat(32) }), /diubah/],
  ['a signature that is none', (isi: string) => sign(isi, { tanda: 'bukan' }), /diubah/],
  ['no signature', (isi: string) => sign(isi, { tanda: undefined }), /diubah/],
  ['no text', (isi: string) => sign(isi, { isi: 7 }), /diubah/],
  ['another version', (isi: string) => sign(isi, { versi: 2 }), /versi/],
  ['the full file', (isi: string) => sign(isi, { jenis: 'bukti-seleksi-lengkap' }), /pengawas/],
  ['a cut file', (isi: string) => sign(isi).slice(0, -9), /terpotong/],
  ['any other JSON', () => 'null', /bukan bukti/],
])('%s is refused with a sentence', (_what, build, words) => {
  expect(() => bacaBukti(build(JSON.stringify(buildIsi())))).toThrow(words);
});
