// @vitest-environment jsdom
import type { FormasiPelamar, Permohonan } from '@spmb/shared/permohonan/permohonan.ts';
import { statusPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import '../../../testing/what-jsdom-lacks.ts';
import { ServicesProvider } from '../../../shell/services.tsx';
import { buildServices, siti, type Answer } from '../../../testing/build-services.ts';
import { Notices } from '../../../ui/notices.tsx';
import { BuatPermohonanScreen } from './buat-permohonan.screen.tsx';
import { PermohonanScreen } from './permohonan.screen.tsx';

afterEach(cleanup);

const permohonan = (more: Partial<Permohonan> = {}): Permohonan => ({
  id: 'm1',
  formasi_id: 'f1',
  noreg: 'SPMB-2025-0001',
  nama_jabatan: 'Guru Informatika',
  opd: 'Dinas Pendidikan',
  status: 'PENGAJUAN',
  dokumen: null,
  dokumen_path: null,
  keterangan: '',
  diajukan_ms: Date.parse('2025-07-01T01:00:00Z'),
  versi: 1,
  ...more,
});
const formasi: FormasiPelamar = {
  id: 'f1',
  jenis_jabatan: 'Fungsional',
  nama_jabatan: 'Guru Informatika',
  opd: 'Dinas Pendidikan',
  detjurusan: ['Informatika', 'Sistem Informasi'],
  keterangan: 'Bersedia di pulau',
  jumlah: 3,
  tanggal_mulai: '2025-07-01',
  tanggal_selesai: '2025-07-31',
  pelamar: 5,
  terbuka: true,
  status: null,
};

async function open(address: 'permohonan' | 'buat-permohonan', answers: Record<string, Answer>) {
  const test = buildServices(answers);
  await test.services.session.begin({ token: 't', type: 'Bearer', expires_in: 43_200 }, siti, false);
  const show = () =>
    render(
      <ServicesProvider value={test.services}>
        <Notices>
          <MemoryRouter initialEntries={[`/peserta/${address}`]}>
            <Routes>
              <Route path="/peserta/permohonan" element={<PermohonanScreen />} />
              <Route path="/peserta/buat-permohonan" element={<BuatPermohonanScreen />} />
            </Routes>
          </MemoryRouter>
        </Notices>
      </ServicesProvider>,
    );
  show();
  const sent = (path: string) => test.requests.filter((one) => one.path === path).map(({ body }) => body);
  return { ...test, show, sent };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('S3-PERM-01, S3-PERM-02, S3-PERM-03: each application with its chip, and only what its state allows', async () => {
  const daftar = statusPermohonan.map((status) =>
    permohonan({ id: status, nama_jabatan: `Jabatan ${status}`, status, keterangan: 'Ijazah buram' }),
  );
  await open('permohonan', { 'peserta/permohonan': { body: daftar } });
  const row = async (status: string) =>
    within((await screen.findByRole('heading', { name: `Jabatan ${status}` })).closest('li')!);
  const acts = async (status: string) =>
    (await row(status)).queryAllByRole('button').map(({ textContent }) => textContent);
  const tone = async (status: string) => (await row(status)).getByText(status).className;
  expect([await tone('PENGAJUAN'), await acts('PENGAJUAN')]).toEqual(['chip chip-grey', ['Hapus']]);
  expect([await tone('PERBAIKAN'), await acts('PERBAIKAN')]).toEqual([
    'chip chip-amber',
    ['Ajukan Perbaikan', 'Hapus'],
  ]);
  expect([await tone('TERVERIFIKASI'), await acts('TERVERIFIKASI')]).toEqual(['chip chip-green', []]);
  expect([await tone('DITOLAK'), await acts('DITOLAK')]).toEqual(['chip chip-red', []]);
  expect((await row('PERBAIKAN')).getByText('Dari panitia: Ijazah buram')).toBeTruthy();
  expect((await row('DITOLAK')).getByText(/SPMB-2025-0001/)).toBeTruthy();
});

test('an application goes only after it was confirmed', async () => {
  const page = await open('permohonan', {
    'peserta/permohonan': { body: [permohonan()] },
    'peserta/permohonan/m1?_method=DELETE': { body: { status: true, message: 'Permohonan dihapus.' } },
  });
  await screen.findByText('Guru Informatika');
  press('Hapus');
  press('Batal');
  expect(page.sent('peserta/permohonan/m1?_method=DELETE')).toEqual([]);
  press('Hapus');
  page.answers['peserta/permohonan'] = { body: [] };
  press('Hapus permohonan');
  await screen.findByText('Permohonan dihapus.');
  expect((await screen.findByRole('link', { name: 'Pilih formasi' })).getAttribute('href')).toBe(
    '/peserta/buat-permohonan',
  );
});

test('a correction whose answer was lost is sent again as the same act, on the version that was read', async () => {
  const page = await open('permohonan', {
    'peserta/permohonan': { body: [permohonan({ status: 'PERBAIKAN', dokumen: 'lama', versi: 4 })] },
    'peserta/permohonan/m1?_method=PUT': 'putus',
  });
  await screen.findByText('Guru Informatika');
  press('Ajukan Perbaikan');
  const dialog = within(screen.getByRole('dialog'));
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Ajukan Perbaikan' }));
  submit();
  await dialog.findByRole('alert');
  const data = permohonan({ versi: 5 });
  page.answers['peserta/permohonan/m1?_method=PUT'] = {
    body: { status: true, message: 'Perbaikan terkirim.', data },
  };
  submit();
  await screen.findByText('Perbaikan terkirim.');
  const [first, second] = page.sent('peserta/permohonan/m1?_method=PUT');
  expect(first).toEqual({ dokumen: null, versi: 4, operasi_id: expect.any(String) });
  expect(second).toEqual(first);
});

test('S3-PERM-04: a position tells all of itself, and is applied to from there', async () => {
  const page = await open('buat-permohonan', {
    formasi: { body: [formasi] },
    'peserta/permohonan': (body) =>
      'formasi_id' in body
        ? { body: { status: true, message: 'Permohonan terkirim.', data: permohonan() } }
        : { body: [permohonan()] },
  });
  await screen.findByText('Menerima permohonan');
  press(/^Lihat formasi/);
  const dialog = within(screen.getByRole('dialog', { name: 'Guru Informatika' }));
  for (const text of [
    'Fungsional',
    'Dinas Pendidikan',
    'Informatika, Sistem Informasi',
    '3 orang',
    '5 orang',
    'Bersedia di pulau',
  ])
    expect(dialog.getByText(text)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Kirim permohonan' }));
  await screen.findByText('Permohonan terkirim.');
  await screen.findByRole('heading', { level: 1, name: 'Permohonan saya' });
  expect(page.sent('peserta/permohonan').filter((body) => 'formasi_id' in body)).toEqual([
    { formasi_id: 'f1', dokumen: null, operasi_id: expect.any(String) },
  ]);
});

test('S3-PERM-05: what the server refuses is said in red and leads back to the applications; a drop keeps the dialog', async () => {
  let answer: Answer = 'putus';
  const page = await open('buat-permohonan', {
    formasi: { body: [formasi] },
    'peserta/permohonan': (body) => ('formasi_id' in body ? answer : { body: [] }),
  });
  await screen.findByText('Menerima permohonan');
  press(/^Lihat formasi/);
  press('Kirim permohonan');
  await screen.findByRole('alert');
  expect(screen.getByRole('dialog')).toBeTruthy();
  answer = { body: { status: false, message: 'Anda sudah mengajukan permohonan untuk formasi ini.' } };
  press('Kirim permohonan');
  expect((await screen.findByText(/Anda sudah mengajukan/)).closest('[class*="error"]')).toBeTruthy();
  await screen.findByRole('heading', { level: 1, name: 'Permohonan saya' });
  const ids = page.sent('peserta/permohonan').flatMap(({ operasi_id }) => operasi_id ?? []);
  expect(new Set(ids).size).toBe(1);
});

test('a position that is not open yet, or was applied to, is only looked at; without network the last list stays', async () => {
  const later = { ...formasi, id: 'f2', nama_jabatan: 'Nanti', terbuka: false };
  const mine = { ...formasi, id: 'f3', nama_jabatan: 'Sudah', status: 'PENGAJUAN' as const };
  const page = await open('buat-permohonan', { formasi: { body: [later, mine] } });
  await screen.findByText('Belum dimulai');
  for (const name of ['Nanti', 'Sudah']) {
    press(`Lihat formasi ${name}`);
    expect(screen.queryByRole('button', { name: 'Kirim permohonan' })).toBeNull();
    press('Kembali');
  }
  cleanup();
  page.answers['formasi'] = 'putus';
  page.show();
  await screen.findByText(/Terputus dari server sekolah/);
  await waitFor(() => expect(screen.getByText('Nanti')).toBeTruthy());
});
