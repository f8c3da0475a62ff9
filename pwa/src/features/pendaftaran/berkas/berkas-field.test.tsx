// @vitest-environment jsdom
import { findField, semuaField, type NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../../testing/what-jsdom-lacks.ts';
import { BerkasField } from './berkas-field.tsx';
import type { BerkasPort, KeadaanBerkas } from './berkas-port.ts';
import type { FieldBerkas } from './terpilih.ts';

/** What jsdom lacks of pictures: a file of the name `3000x4000 …` is read as one of those sides. */
beforeEach(() => {
  const sides = new Map<string, string>();
  let urls = 0;
  URL.createObjectURL = (file) => {
    const url = `blob:${(urls += 1)}`;
    sides.set(url, file instanceof File ? file.name : '800x600');
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  class Picture {
    onload?: () => void;
    onerror?: () => void;
    naturalWidth = 0;
    naturalHeight = 0;
    #src = '';
    get src() {
      return this.#src;
    }
    set src(url) {
      this.#src = url;
      const [, width, height] = /^(\d+)x(\d+)/.exec(sides.get(url) ?? '') ?? [];
      [this.naturalWidth, this.naturalHeight] = [Number(width), Number(height)];
      queueMicrotask(() => (width ? this.onload?.() : this.onerror?.()));
    }
  }
  vi.stubGlobal('Image', Picture);
  vi.stubGlobal('createImageBitmap', async (_: Blob, box: ImageBitmapOptions) => ({
    width: box.resizeWidth,
    height: box.resizeHeight,
    close: () => undefined,
  }));
  class Canvas {
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
    getContext = () => null;
    convertToBlob = async () => new Blob([`${this.width}x${this.height}`], { type: 'image/jpeg' });
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fieldOf = (name: NamaField): FieldBerkas => {
  const field = findField(name);
  if (field?.jenis !== 'berkas') throw new Error(`${name} is no document`);
  return field;
};
interface Opened {
  name?: NamaField;
  nilai?: string | null;
  terkunci?: boolean;
  wajib?: boolean;
  salah?: string;
  keadaan?: KeadaanBerkas;
  /** What the device or the server has of the stored file. */
  isi?: Blob;
  kecil?: Blob;
  simpan?: BerkasPort['simpan'];
}

function open({ name = 'dok_kartu_keluarga', ...opened }: Opened = {}) {
  const kept: File[] = [];
  const asked: string[] = [];
  let setNilai: (nilai: string | null) => void = () => undefined;
  const port: BerkasPort = {
    async simpan(_, file) {
      kept.push(file);
      setNilai('lokal:1');
    },
    kosongkan: async () => setNilai(null),
    buka: async () => opened.isi,
    kecil: async () => opened.kecil,
    keadaan: () => opened.keadaan ?? { keadaan: 'di-perangkat' },
    kirimUlang: (nilai) => asked.push(nilai),
    ...(opened.simpan && { simpan: opened.simpan }),
  };
  const { wajib = true, terkunci = false, salah } = opened;
  function Form() {
    const [nilai, set] = useState(opened.nilai ?? null);
    setNilai = set;
    return (
      <BerkasField
        field={fieldOf(name)}
        nilai={nilai}
        wajib={wajib}
        terkunci={terkunci}
        port={port}
        {...(salah && { salah })}
      />
    );
  }
  const { rerender } = render(<Form />);
  return { kept, asked, again: () => render(<Form />), look: () => rerender(<Form />) };
}
const choose = (words: RegExp, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(words, { selector: 'input' }), { target: { files } });
const gambar = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const tekan = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pdf = (bytes = 20) => new File(['%PDF-1.4', new Uint8Array(bytes)], 'kk.pdf');

describe('a document of the form', () => {
  test('S3-REGF-15: the picture stands at reading size with its question; only Ya keeps it', async () => {
    const { kept } = open();
    choose(/^Ambil foto/, gambar('3000x4000 kk.jpg'));
    expect(await screen.findByText('Nomor KK dan semua nama terbaca jelas?')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Kartu Keluarga' })).toBeTruthy();
    expect(kept).toEqual([]);
    tekan('Ya');
    expect(await screen.findByText('Tersimpan di perangkat. Menunggu giliran dikirim.')).toBeTruthy();
    expect(kept.map(({ name, type }) => [name, type])).toEqual([['Kartu Keluarga.jpg', 'image/jpeg']]);
    // No larger than the server keeps it.
    expect(await kept[0]?.text()).toBe('1200x1600');
  });

  test('every document has an example, which is fetched when it is opened', () => {
    const examples = semuaField.flatMap(({ jenis, name }) => {
      if (jenis !== 'berkas') return [];
      open({ name });
      expect(screen.queryByRole('img', { name: /^Contoh/ })).toBeNull();
      const example = document.querySelector('details');
      if (example) example.open = true;
      fireEvent(example ?? document, new Event('toggle'));
      const { src } = screen.getByRole<HTMLImageElement>('img', { name: /^Contoh/ });
      cleanup();
      return [/\/([\w-]+)\.svg/.exec(src)?.[1]];
    });
    expect(examples).not.toContain(undefined);
    expect(new Set(examples).size).toBe(11);
  });

  test('Foto ulang takes the place of the picture, Batal leaves nothing', async () => {
    const { kept } = open();
    choose(/^Ambil foto/, gambar('3000x4000'));
    await screen.findByText(/terbaca jelas/);
    choose(/^Foto ulang/, gambar('4000x2000'));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ya' }).disabled).toBe(false),
    );
    tekan('Ya');
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(await kept[0]?.text()).toBe('1600x800');
    tekan(/^Ganti/);
    choose(/^Pilih berkas/, gambar('100x100'));
    await screen.findByText(/terbaca jelas/);
    tekan('Batal');
    tekan('Batal');
    expect(screen.getByText(/Tersimpan di perangkat/)).toBeTruthy();
    expect(kept).toHaveLength(1);
  });

  test('several pages are put in order, taken out, and become one PDF', async () => {
    const { kept } = open({ name: 'smt_1_dokumen' });
    choose(/^Pilih berkas/, gambar('100x200'), gambar('300x400'));
    choose(/^Tambah halaman/, await screen.findByText(/^2 halaman/).then(() => gambar('500x600')));
    expect(await screen.findByText(/^3 halaman/)).toBeTruthy();
    tekan('Halaman 3');
    tekan('Majukan');
    tekan('Halaman 1');
    tekan('Buang halaman 1');
    expect(await screen.findByText(/^2 halaman/)).toBeTruthy();
    tekan('Ya');
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(kept[0]?.name).toBe('Rapor semester I.pdf');
    const text = await kept[0]?.text();
    expect(text).toContain('/Count 2');
    expect(text?.indexOf('500x600')).toBeLessThan(text?.indexOf('300x400') ?? 0);
  });

  test('a photo is cut to 3x4 unless it is taken as it is; no PDF is one', async () => {
    const { kept } = open({ name: 'foto' });
    expect(screen.getByLabelText(/^Ambil foto/, { selector: 'input' }).getAttribute('capture')).toBe('user');
    choose(/^Pilih berkas/, pdf());
    expect(await screen.findByText(/Foto berupa gambar JPG atau PNG/)).toBeTruthy();
    choose(/^Ambil foto/, gambar('4000x4000'));
    expect(await screen.findByRole('radio', { name: /Potong/, checked: true })).toBeTruthy();
    expect(screen.queryByText('Tambah halaman')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Pakai apa adanya' }));
    expect(await screen.findByRole('radio', { name: 'Pakai apa adanya', checked: true })).toBeTruthy();
    tekan('Ya');
    await waitFor(() => expect(kept).toHaveLength(1));
    tekan(/^Ganti/);
    choose(/^Ambil foto/, gambar('4000x4000'));
    await screen.findByText(/Wajah terlihat jelas/);
    tekan('Ya');
    await waitFor(() => expect(kept).toHaveLength(2));
    expect(await Promise.all(kept.map((file) => file.text()))).toEqual(['1600x1600', '1200x1600']);
  });

  test('a PDF is kept as it is; one of more than 2 MB, or beside pictures, is refused with a way out', async () => {
    const { kept } = open();
    choose(/^Pilih berkas/, pdf(2 * 1024 * 1024));
    expect(await screen.findByText(/PDF ini 2,1 MB, paling besar 2 MB\. Perkecil/)).toBeTruthy();
    choose(/^Pilih berkas/, pdf(), gambar('10x10'));
    expect(await screen.findByText(/Pilih satu PDF saja/)).toBeTruthy();
    choose(/^Pilih berkas/, pdf());
    expect((await screen.findByRole('link', { name: /Buka PDF/ })).getAttribute('target')).toBe('_blank');
    tekan('Ya');
    await waitFor(() => expect(kept[0]?.name).toBe('Kartu Keluarga.pdf'));
    expect(kept[0]?.size).toBe(28);
  });

  test('what cannot be read as a picture is said, and the field stays as it was', async () => {
    const { kept } = open();
    choose(/^Pilih berkas/, new File(['x'], 'IMG_1.heic', { type: 'image/heic' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Pakai tombol Ambil foto');
    expect(screen.getByRole('button', { name: 'Pilih berkas' })).toBeTruthy();
    expect(kept).toEqual([]);
  });

  test('a device that cannot keep it says so, and the picture stays for another try', async () => {
    open({
      simpan: () => Promise.reject(new Error('Ruang perangkat habis. Hapus berkas lain, lalu coba lagi.')),
    });
    choose(/^Ambil foto/, gambar('10x10'));
    await screen.findByText(/terbaca jelas/);
    tekan('Ya');
    expect(await screen.findByText(/Ruang perangkat habis/)).toBeTruthy();
    expect(screen.getByText(/terbaca jelas/)).toBeTruthy();
  });

  test('the browser asks before the page is left with a picture that is not kept; another step forgets nothing', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { again } = open();
    expect(asks()).toBe(false);
    choose(/^Ambil foto/, gambar('10x10'));
    await screen.findByText(/terbaca jelas/);
    await waitFor(() => expect(asks()).toBe(true));
    cleanup();
    again();
    expect(screen.getByText(/terbaca jelas/)).toBeTruthy();
    tekan('Batal');
    await waitFor(() => expect(asks()).toBe(false));
  });
});

describe('a document that is kept', () => {
  test.each<[KeadaanBerkas, string]>([
    [{ keadaan: 'di-perangkat' }, 'Tersimpan di perangkat. Menunggu giliran dikirim.'],
    [{ keadaan: 'mengirim', persen: 40.4 }, 'Mengirim 40 %'],
    [{ keadaan: 'mengirim', persen: 40, menunggu: 'Server penuh.' }, 'Tersimpan di perangkat. Server penuh.'],
    [{ keadaan: 'di-server' }, 'Tersimpan di server'],
  ])('says where it is: %o', (keadaan, words) => {
    open({ nilai: 'm1', keadaan });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Kirim ulang' })).toBeNull();
  });

  test('shows its small picture also where the files of this device are read after the form', async () => {
    const keadaan: KeadaanBerkas = { keadaan: 'di-server' };
    const { look } = open({ nilai: 'm1', keadaan, kecil: gambar('kecil.jpg') });
    expect(document.querySelector('.berkas-kecil')).toBeNull();
    keadaan.nama = 'Kartu Keluarga.jpg';
    look();
    await waitFor(() => expect(document.querySelector('.berkas-kecil')).toBeTruthy());
    expect(screen.getByText('Kartu Keluarga.jpg')).toBeTruthy();
  });

  test('one that the server refused shows its sentence, and goes out again when it is asked for', () => {
    const salah = 'PDF ini rusak, terpotong, atau terlalu berat untuk dibuka.';
    const { asked } = open({ nilai: 'lokal:1', keadaan: { keadaan: 'ditolak', salah } });
    expect(screen.getByRole('alert').textContent).toBe(salah);
    tekan('Kirim ulang');
    expect(asked).toEqual(['lokal:1']);
  });

  test('Lihat opens a picture, a PDF by a link, and says what to do where neither device nor server gives it', async () => {
    open({ nilai: 'm1', isi: new Blob(['x'], { type: 'image/jpeg' }) });
    tekan(/^Lihat/);
    expect(await screen.findByRole('img', { name: 'Kartu Keluarga' })).toBeTruthy();
    cleanup();
    open({ nilai: 'm1', isi: new Blob(['x'], { type: 'application/pdf' }) });
    tekan(/^Lihat/);
    expect(await screen.findByRole('link', { name: /Buka PDF/ })).toBeTruthy();
    cleanup();
    open({ nilai: 'm1' });
    tekan(/^Lihat/);
    expect((await screen.findByRole('alert')).textContent).toContain('Periksa sambungan internet');
    tekan('Coba lagi');
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
  });

  test('Hapus asks first', async () => {
    open({ nilai: 'm1' });
    tekan(/^Hapus/);
    fireEvent.click(screen.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByRole('button', { name: 'Ambil foto' })).toBeTruthy();
  });

  test('a locked form lets it be looked at and nothing else', () => {
    open({ nilai: 'm1', terkunci: true });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Lihat']);
    cleanup();
    open({ terkunci: true });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Tidak ada berkas')).toBeTruthy();
  });

  test('says whether it is needed and what the form finds wrong', () => {
    open({ salah: 'Kartu Keluarga belum diunggah.' });
    const group = screen.getByRole('group', { name: 'Kartu Keluarga (wajib)' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Kartu Keluarga belum diunggah.',
    );
    cleanup();
    open({ name: 'dok_domisili', wajib: false });
    const optional = screen.getByRole('group', { name: 'Surat keterangan domisili (boleh kosong)' });
    expect(optional.textContent).toContain('Hanya bila alamat berbeda');
  });
});
