// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../http/call-error.ts';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { JurusanScreen } from '../../features/acuan/jurusan.screen.tsx';
import { AlasanVerifikasiScreen } from '../../features/alasan-verifikasi/alasan-verifikasi.screen.tsx';
import { DokumenPersyaratanScreen } from '../../features/dokumen-persyaratan/dokumen-persyaratan.screen.tsx';
import { JalurPendaftaranScreen } from '../../features/jalur-pendaftaran/jalur-pendaftaran.screen.tsx';
import { ParamPrestasiScreen } from '../../features/param-prestasi/param-prestasi.screen.tsx';
import { buildServices } from '../../testing/build-services.ts';
import { ServicesProvider } from '../../shell/services.tsx';

const saved = { message: 'disimpan.' };
const pageOf = (...rows: object[]) => ({ rows, total: rows.length, page: 1, size: 10 });

function open(answers: Record<string, unknown>, shown: ReactNode, address = '/') {
  const port = buildFakePort(answers);
  const { services } = buildServices();
  renderScreen(port, <ServicesProvider value={services}>{shown}</ServicesProvider>, address);
  return port;
}
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (role: 'textbox' | 'spinbutton', name: string) =>
  within(screen.getByRole('dialog')).getByRole<HTMLInputElement>(role, { name });
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a list whose rows are given', () => {
  const row = { id: '2', name: 'Afirmasi', keterangan: 'Bantuan', kuota: 0, is_active: true, versi: 3 };
  const path = '/api/jalur-pendaftaran';

  test('S2-TRACK-01, S2-TRACK-04: tracks are only edited, and the screen says that they are information', async () => {
    open({ [path]: pageOf(row) }, <JalurPendaftaranScreen />);
    await screen.findByText('Afirmasi');
    screen.getByText(/^Jalur hanya informasi/);
    screen.getByTitle('Aktif');
    expect([button('Tambah'), button('Hapus')]).toEqual([null, null]);
    expect(button('Ubah')).toBeTruthy();
  });

  test('S2-TRACK-02: the dialog changes name, keterangan, kuota and the switch', async () => {
    const answers = { [path]: pageOf(row), [`${path}/2`]: row, [`POST ${path}/2`]: saved };
    const port = open(answers, <JalurPendaftaranScreen />, '/?form=2');
    await screen.findByDisplayValue('Afirmasi');
    type(field('textbox', 'Keterangan'), 'PKH dan KIP');
    type(field('spinbutton', 'Kuota'), '12');
    fireEvent.click(screen.getByRole('switch', { name: 'Aktif' }));
    press('UBAH');
    const body = { name: 'Afirmasi', keterangan: 'PKH dan KIP', kuota: 12, is_active: false, versi: 3 };
    await waitFor(() => expect(port.sent).toEqual([{ path: `${path}/2?_method=PUT`, body }]));
  });

  test('S2-PPRES-01: the name of an achievement is read-only, its skor is sent', async () => {
    const one = { id: '01', name: 'Juara 1', skor: 100, versi: 1 };
    const prestasi = '/api/param-prestasi';
    const answers = { [prestasi]: pageOf(one), [`${prestasi}/01`]: one, [`POST ${prestasi}/01`]: saved };
    const port = open(answers, <ParamPrestasiScreen />, '/?form=01');
    await screen.findByDisplayValue('Juara 1');
    expect(field('textbox', 'Nama').readOnly).toBe(true);
    type(field('spinbutton', 'Skor'), '97.5');
    press('UBAH');
    await waitFor(() => expect(port.sent[0]?.body).toEqual({ skor: 97.5, versi: 1 }));
  });
});

describe('a list of files', () => {
  const path = '/api/dokumen-persyaratan';
  const row = { id: 'a', name: 'Kartu Keluarga', description: 'Asli', path: 'f1', status: true, versi: 1 };
  const bare = { ...row, id: 'b', name: 'Piagam', path: null, status: false };

  test('S2-DOK-01, S2-DOK-03: Wajib and Opsional stand at their rows, Unduh opens the file in a new tab where there is one', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open({ [path]: pageOf(row, bare) }, <DokumenPersyaratanScreen />);
    await screen.findByText('Piagam');
    const [first, second] = screen.getAllByRole('listitem');
    within(first as HTMLElement).getByText('Wajib');
    within(second as HTMLElement).getByText('Opsional');
    const [download, none] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Unduh' });
    fireEvent.click(download as HTMLElement);
    expect(opened.mock.calls).toEqual([['/api/media/f1', '_blank', 'noopener']]);
    expect(none?.disabled).toBe(true);
  });

  test('S2-DOK-02, N18: the dialog sends name, description, the stored name of the file and the switch', async () => {
    const answers = {
      [path]: pageOf(),
      [`POST ${path}`]: saved,
      'POST /api/media?doctype=dokumen': { name: 'f9', path: '/api/media/f9' },
    };
    const port = open(answers, <DokumenPersyaratanScreen />, '/?form=baru');
    await screen.findByRole('dialog');
    type(field('textbox', 'Nama'), 'Surat pernyataan');
    fireEvent.click(screen.getByRole('switch', { name: 'Wajib' }));
    fireEvent.change(screen.getByLabelText('Berkas', { selector: 'input' }), {
      target: { files: [new File(['x'], 'surat.docx')] },
    });
    await screen.findByRole('link', { name: 'Lihat berkas' });
    press('TAMBAH');
    await waitFor(() => expect(port.sent).toHaveLength(2));
    expect(port.sent[1]?.body).toMatchObject({
      name: 'Surat pernyataan',
      description: '',
      path: 'f9',
      status: false,
    });
  });
});

describe('a list that loses nothing', () => {
  const path = '/api/alasan-verifikasi';
  const row = { id: 'x', kode: 'buram', name: 'Berkas buram', is_active: false, versi: 1 };

  test('S2-OTHM-07: a reason is added with its code; a stored one keeps it and cannot be deleted', async () => {
    open({ [path]: pageOf(row), [`${path}/x`]: row }, <AlasanVerifikasiScreen />);
    await screen.findByText('Berkas buram');
    screen.getByTitle('Tidak aktif');
    expect(button('Hapus')).toBeNull();
    press('Ubah');
    await screen.findByDisplayValue('buram');
    expect(field('textbox', 'Kode').readOnly).toBe(true);
    press('Batal');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Tambah');
    await screen.findByRole('dialog');
    expect(field('textbox', 'Kode').readOnly).toBe(false);
  });
});

describe('a list under a parent', () => {
  const shown = (
    <Routes>
      <Route path="/backend/master-jurusan/:pendidikan_id" element={<JurusanScreen />} />
      <Route path="/backend/master-pendidikan" element={<p>daftar pendidikan</p>} />
    </Routes>
  );
  const address = '/backend/master-jurusan/08';

  test('S2-OTHM-05: majors are titled by their level, added under it, and closed back to the levels', async () => {
    const answers = {
      '/api/pendidikan/08': { id: '08', name: 'S1', versi: 1 },
      '/api/jurusan/08': pageOf({ id: 'h', name: 'Hukum', versi: 1 }),
      'POST /api/jurusan/08': saved,
    };
    const port = open(answers, shown, `${address}?form=baru`);
    await screen.findByText('Jurusan S1');
    await screen.findByText('Hukum');
    type(field('textbox', 'Nama'), 'Akuntansi');
    press('TAMBAH');
    await waitFor(() =>
      expect(port.sent[0]).toMatchObject({ path: '/api/jurusan/08', body: { name: 'Akuntansi' } }),
    );
    fireEvent.click(await screen.findByRole('link', { name: 'Tutup' }));
    await screen.findByText('daftar pendidikan');
  });

  test('a level that is gone says so and leads back', async () => {
    open({ '/api/pendidikan/08': new CallError('halaman tidak ditemukan', 404) }, shown, address);
    await screen.findByText('halaman tidak ditemukan');
    fireEvent.click(await screen.findByRole('link', { name: 'Tutup' }));
    await screen.findByText('daftar pendidikan');
  });
});
