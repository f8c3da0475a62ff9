import { describe, expect, test } from 'vitest';
import type { HasilPendaftar, PilihanPendaftar } from './hasil-pendaftar.ts';
import { kataHasil } from './kata-hasil.ts';

const pilihan = (more: Partial<PilihanPendaftar> = {}): PilihanPendaftar => ({
  program: 'rpl',
  name: 'Rekayasa Perangkat Lunak',
  ke: 1,
  pagu: 36,
  peringkat: 40,
  dari: 80,
  nilai_terendah: 78.5,
  penentu: 'nilai',
  ...more,
});
const hasil = (more: Partial<HasilPendaftar> = {}): HasilPendaftar => ({
  status: 'TL',
  program: '',
  jurusan: '',
  jalan: null,
  urutan: null,
  kursi: null,
  nilai: { prestasi: 0, rapor: 40, teori: 20, wawancara: 17.25, akhir: 77.25 },
  pilihan: [],
  stabil: false,
  alasan_prioritas: '',
  alasan_penempatan: '',
  lepas: null,
  berkas_diperiksa: false,
  terbit_ms: 0,
  ...more,
});
const diterima = { status: 'L', program: 'rpl', jurusan: 'RPL' } as const;

describe('what a result means', () => {
  test.each<[Partial<HasilPendaftar>, string, string]>([
    [{ ...diterima, jalan: 'pg1' }, 'Diterima di RPL', 'lewat pilihan 1'],
    [{ ...diterima, jalan: 'pg1', kursi: 'afirmasi' }, 'Diterima di RPL', 'Jenis kursi: afirmasi.'],
    [{ ...diterima, jalan: 'pg2', kursi: 'umum' }, 'Diterima di RPL', 'Jenis kursi: umum.'],
    [{ ...diterima, jalan: 'pg2' }, 'Diterima di RPL', 'dari kursi yang tersisa setelah pilihan 1'],
    [{ ...diterima, jalan: 'manual' }, 'Diterima di RPL', 'penempatan oleh panitia'],
    [{ ...diterima, jalan: 'cadangan', urutan: 3 }, 'Diterima di RPL', 'daftar cadangan nomor 3'],
    [
      { status: 'CADANGAN', program: 'rpl', jurusan: 'RPL', urutan: 2 },
      'Cadangan nomor 2 di RPL',
      'satu per satu',
    ],
    [{ ...diterima, lepas: 'mundur' }, 'Kursi di RPL dilepas', 'pengunduran diri Anda tercatat'],
    [{ ...diterima, lepas: 'ditolak' }, 'Kursi di RPL dilepas', 'ditolak panitia'],
    [{ ...diterima, lepas: 'lewat' }, 'Kursi di RPL dilepas', 'belum mendaftar ulang sampai batasnya'],
    [{ status: 'TL' }, 'Tidak diterima', 'tidak berada dalam daftar cadangan'],
    [
      { ...diterima, jalan: 'pg1', alasan_prioritas: 'Anak guru gugur' },
      'Diterima di RPL',
      'prioritas. Alasannya: Anak guru gugur',
    ],
    [
      { ...diterima, jalan: 'manual', alasan_penempatan: 'Juara lomba' },
      'Diterima di RPL',
      'Alasan penempatan oleh panitia: Juara lomba',
    ],
  ])('%j', (more, title, words) => {
    const said = kataHasil(hasil(more));
    expect(said.title).toBe(title);
    expect(said.body.join(' ')).toContain(words);
  });

  test('second choices fill what is left, unless both choices counted alike', () => {
    expect(kataHasil(hasil()).body.at(-1)).toContain('Pilihan 2 hanya mengisi kursi yang tersisa');
    expect(kataHasil(hasil({ stabil: true })).body.at(-1)).toContain('Kedua pilihan dihitung sama');
  });
});

describe('how an applicant stood where he asked', () => {
  const said = (one: Partial<PilihanPendaftar>, more: Partial<HasilPendaftar> = {}) =>
    kataHasil(hasil({ ...more, pilihan: [pilihan(one)] })).pilihan[0]?.body.join(' ');

  test('rank, quota and the lowest accepted score are said in figures', () => {
    expect(said({})).toContain('Peringkat 40 dari 80 pendaftar');
    expect(said({})).toContain('diterima lewat pilihan 1: 78,50; nilai akhir Anda: 77,25.');
  });

  test.each<[PilihanPendaftar['penentu'], string]>([
    ['nilai', 'lebih rendah daripada pendaftar terakhir di atas Anda'],
    ['prioritas', 'prioritas yang ditetapkan panitia'],
    ['nilai_minimum', 'di bawah nilai akhir minimum'],
    ['rapor', 'karena nilai rapornya lebih tinggi'],
    ['teori', 'karena nilai tes teorinya lebih tinggi'],
    ['jarak', 'karena rumahnya lebih dekat'],
    ['lahir', 'karena usianya lebih tua'],
    ['daftar', 'karena pendaftarannya terkirim lebih dahulu'],
    ['nomor', 'karena nomor pendaftarannya lebih kecil'],
    [null, 'Tidak ada kursi yang dapat diberikan'],
  ])('without a seat, decided by %s', (penentu, words) => {
    expect(said({ penentu })).toContain(words);
  });

  test.each<[PilihanPendaftar['penentu'], string]>([
    ['nilai', 'lebih tinggi daripada pendaftar berikutnya'],
    ['prioritas', 'Anda didahulukan karena prioritas'],
    ['rapor', 'Anda didahulukan karena nilai rapor Anda lebih tinggi'],
    ['daftar', 'karena pendaftaran Anda terkirim lebih dahulu'],
  ])('with the seat, decided by %s', (penentu, words) => {
    expect(said({ penentu }, { ...diterima, jalan: 'pg1' })).toContain(words);
  });

  test('with a seat nobody stood behind him for, nothing is said to have decided', () => {
    expect(said({ penentu: null }, { ...diterima, jalan: 'pg1' })).not.toMatch(/didahulukan|Tidak ada kursi/);
  });

  test('no seat was left for second choices', () => {
    expect(said({ ke: 2, penentu: null, nilai_terendah: null })).toContain(
      'Tidak ada kursi yang tersisa bagi pilihan 2.',
    );
  });

  test('a lowest score below his own is explained: it holds a reserved seat or one of priority', () => {
    expect(said({ nilai_terendah: 70 })).toContain('kursi afirmasi atau pendaftar prioritas');
    expect(said({})).not.toContain('afirmasi');
  });

  test('where he has a seat elsewhere, the other choice does not decide any more', () => {
    const elsewhere = { ...diterima, program: 'tkj', jalan: 'pg2' } as const;
    expect(said({}, elsewhere)).toContain('tidak menentukan lagi');
  });
});
