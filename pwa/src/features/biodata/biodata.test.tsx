// @vitest-environment jsdom
import type { Biodata } from '@spmb/shared/biodata/calls.ts';
import { isianBiodata } from '@spmb/shared/biodata/biodata.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import '../../testing/what-jsdom-lacks.ts';
import { countUnsaved, forgetForm } from '../../local-db/pendaftaran/leave-device.ts';
import { ServicesProvider } from '../../shell/services.tsx';
import { buildServices, siti, type Answer } from '../../testing/build-services.ts';
import { Notices } from '../../ui/notices.tsx';
import { BiodataScreen } from './biodata.screen.tsx';

afterEach(async () => {
  cleanup();
  await forgetForm(siti.email);
});

const one = (value: string, label: string) => ({ body: [{ value, label }] });
const isi = {
  nama: 'Siti Aini',
  nik: '8271014403100001',
  tempat_lahir: 'Ternate',
  tanggal_lahir: '2010-03-04',
  jenis_kelamin: 'P',
  province_id: '82',
  regency_id: '8271',
  district_id: '827101',
  village_id: '8271011001',
  alamat_asal: 'Jalan Kie Raha 1',
  telp: '6281234567890',
  email: 'siti@contoh.com',
  pendidikan_id: 's1',
};
const rekaman = (more: Partial<Biodata> = {}): Biodata => ({
  ...isianBiodata(isi),
  id: 'p1',
  nip: '19800101',
  path: null,
  versi: 1,
  ...more,
});

async function open(biodata: Answer, more: Record<string, Answer> = {}) {
  const test = buildServices({
    'peserta/biodata': biodata,
    'provinsi-combo': one('82', 'Maluku Utara'),
    'kabupaten-combo': one('8271', 'Kota Ternate'),
    'kecamatan-combo-by-regency': one('827101', 'Pulau Ternate'),
    'desa-combo': one('8271011001', 'Kastela'),
    'golongan-combo': one('3a', 'III/a'),
    'pendidikan-combo': one('s1', 'S1'),
    'jurusan-combo': one('ti', 'Informatika'),
    ...more,
  });
  await test.services.session.begin({ token: 't', type: 'Bearer', expires_in: 43_200 }, siti, false);
  const show = () =>
    render(
      <ServicesProvider value={test.services}>
        <Notices>
          <MemoryRouter>
            <BiodataScreen />
          </MemoryRouter>
        </Notices>
      </ServicesProvider>,
    );
  show();
  const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
  const write = async (label: string | RegExp, value: string) =>
    fireEvent.change(await field(label), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  const sent = () =>
    test.requests.filter(({ path }) => path === 'peserta/biodata/p1?_method=PUT').map(({ body }) => body);
  return { ...test, show, field, write, save, sent };
}

test('S3-BIO-01, S3-BIO-02, S3-BIO-03, S3-BIO-04: every field is there, nip can only be read, and what was changed is saved', async () => {
  const page = await open({ body: rekaman() }, { 'peserta/biodata/p1?_method=PUT': 'diam' });
  expect((await page.field('NIP')).readOnly).toBe(true);
  expect((await page.field('NIP')).value).toBe('19800101');
  for (const label of [
    'Nama lengkap',
    'NIK',
    'Tempat lahir',
    'Tanggal lahir',
    'Jenis kelamin',
    'Provinsi',
    'Kabupaten atau kota',
    'Kecamatan',
    'Desa atau kelurahan',
    'Alamat asal',
    'Alamat domisili (boleh kosong)',
    'Nomor telepon',
    'Email (wajib)',
    'Golongan (boleh kosong)',
    'Prestasi (boleh kosong)',
    'Pendidikan terakhir',
    'Jurusan (boleh kosong)',
    'Sekolah atau perguruan tinggi (boleh kosong)',
    'Instansi asal (boleh kosong)',
    'Perangkat daerah pemohon (boleh kosong)',
    'Jabatan asal (boleh kosong)',
  ])
    expect(await page.field(label)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unggah foto' })).toBeTruthy();
  await page.write(/^Jabatan asal/, 'Guru');
  await screen.findByText('Tersimpan di perangkat, belum di server');
  page.save();
  expect(await screen.findByText('Update Biodata')).toBeTruthy();
  expect(page.sent()).toMatchObject([{ jabatan_asal: 'Guru', nama: 'Siti Aini', versi: 1 }]);
});

test('what was typed is still there after a reload without network, and counts as unsaved before it is saved', async () => {
  const page = await open({ body: rekaman() }, { 'peserta/biodata/p1?_method=PUT': 'putus' });
  await page.write(/^Jabatan asal/, 'Guru');
  page.save();
  await screen.findByText(/Isian Anda tetap tersimpan di perangkat ini/);
  cleanup();
  page.answers['peserta/biodata'] = 'putus';
  page.show();
  expect((await page.field(/^Jabatan asal/)).value).toBe('Guru');
  expect(await countUnsaved(siti.email)).toBe(1);
  const data = rekaman({ jabatan_asal: 'Guru', versi: 2 });
  page.answers['peserta/biodata/p1?_method=PUT'] = {
    body: { status: true, message: 'Biodata tersimpan.', data },
  };
  page.save();
  await screen.findByText('Biodata tersimpan.');
  await screen.findByText('Tersimpan');
  expect(await countUnsaved(siti.email)).toBe(0);
});

test('what two devices have saved differently is shown and chosen; fields of one alone are put together', async () => {
  const page = await open({ body: rekaman() });
  await page.write(/^Jabatan asal/, 'Guru');
  await page.write(/^Sekolah/, 'Unkhair');
  const theirs = rekaman({ jabatan_asal: 'Kepala', prestasi: 'Juara', versi: 2 });
  page.answers['peserta/biodata'] = { body: theirs };
  page.answers['peserta/biodata/p1?_method=PUT'] = ({ versi }) =>
    versi === 1
      ? { status: 409, body: { status: false, message: 'lama', jenis: 'versi-lama' } }
      : { body: { status: true, message: 'Biodata tersimpan.', data: { ...theirs, versi: 3 } } };
  page.save();
  fireEvent.click(await screen.findByRole('button', { name: 'Perangkat ini: Guru' }));
  expect((await page.field(/^Prestasi/)).value).toBe('Juara');
  page.save();
  await waitFor(() =>
    expect(page.sent().at(-1)).toMatchObject({
      jabatan_asal: 'Guru',
      sekolah: 'Unkhair',
      prestasi: 'Juara',
      versi: 2,
    }),
  );
});

test('what is missing or wrong is said at its field before anything is sent; a NIK that does not fit is only warned of', async () => {
  const page = await open({ body: rekaman() });
  await page.write('Email (wajib)', '');
  await page.write('NIK', '8271010403100001');
  await screen.findByText(/Jenis kelamin di NIK tidak sama/);
  page.save();
  await screen.findByText('Email wajib diisi.');
  expect(page.sent()).toEqual([]);
  await page.write('Email (wajib)', 'siti');
  expect(screen.queryByText('Email wajib diisi.')).toBeNull();
});

test('another level of education has other majors: the one that was chosen goes', async () => {
  const page = await open({ body: rekaman({ jurusan_id: 'ti' }) });
  await waitFor(async () => expect((await page.field(/^Jurusan/)).value).toBe('ti'));
  await page.write('Pendidikan terakhir', '');
  expect((await page.field(/^Jurusan/)).value).toBe('');
});
