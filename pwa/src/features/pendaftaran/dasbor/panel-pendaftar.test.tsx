// @vitest-environment jsdom
import type { DasborPendaftar } from '@spmb/shared/dasbor-pendaftar/calls.ts';
import type { DokumenPeserta } from '@spmb/shared/dokumen-peserta/calls.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../testing/what-jsdom-lacks.ts';
import { ServicesProvider } from '../../../shell/services.tsx';
import { buildServices, siti, type Answer } from '../../../testing/build-services.ts';
import { Notices } from '../../../ui/notices.tsx';
import { PanelPendaftar } from './panel-pendaftar.tsx';

afterEach(cleanup);
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uji');
});

const budi: typeof siti = { ...siti, username: 'Budi', email: 'budi' };
const draf: DasborPendaftar = {
  nomor_register: '',
  status: 0,
  status_kata: 'Draf',
  kabar: { title: 'Formulir belum dikirim', body: 'Isi formulir.' },
  pesan: '',
  alasan: [],
  terbuka: null,
  informasis: [
    { tanggal: '2025-07-01', jam: '07:30', title: 'Akun dibuat', body: '', jenis: 'akun', keadaan: 'lewat' },
    {
      tanggal: '2025-07-12',
      jam: '',
      title: 'Tes tertulis',
      body: 'Di aula',
      jenis: 'jadwal',
      keadaan: 'nanti',
    },
  ],
  hitung_mundur: null,
  pesans: [],
  sanggahan: { terbuka: false, selesai: null, daftar: [] },
  server_ms: Date.parse('2025-07-01T01:00:00Z'),
};
const terkirim: DasborPendaftar = {
  ...draf,
  nomor_register: 'SPMB-2025-0001',
  status: 1,
  status_kata: 'Pengajuan',
};
const kartu: DokumenPeserta = {
  id: 'd1',
  name: 'Kartu Pelajar',
  status: true,
  keterangan: 'Halaman depan',
  path: null,
  contoh: null,
  terbuka: true,
  diminta_ganti: false,
  diserahkan_ms: null,
  di_formulir: false,
};

async function open(dasbor: Answer, more: Record<string, Answer> = {}, dokumen: DokumenPeserta[] = []) {
  const test = buildServices({
    'peserta/dasbor-pendaftar': dasbor,
    'peserta/dokumen': { body: dokumen },
    peraturans: { body: [] },
    ...more,
  });
  const token = { token: 't', type: 'Bearer', expires_in: 43_200 };
  await test.services.session.begin(token, siti, false);
  const show = () =>
    render(
      <ServicesProvider value={test.services}>
        <Notices>
          <MemoryRouter>
            <PanelPendaftar />
          </MemoryRouter>
        </Notices>
      </ServicesProvider>,
    );
  show();
  const sent = (path: string) => test.requests.filter((one) => one.path === path).map(({ body }) => body);
  return { ...test, sent, show };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

test.each([
  [1, 'Pengajuan', 'grey'],
  [3, 'Pengajuan Perbaikan', 'amber'],
  [6, 'Cabut Berkas', 'red'],
])('status %i has the colour that it has everywhere', async (status, status_kata, tone) => {
  await open({ body: { ...terkirim, status, status_kata } });
  expect((await screen.findByText(status_kata)).className).toContain(`chip-${tone}`);
});

test('nothing moves for a result that comes late: until it is known whether there is one, the place is kept', async () => {
  const { show, answers, sent } = await open({ body: terkirim }, { 'peserta/hasil': 'diam' });
  await waitFor(() => expect(sent('peraturans')).toHaveLength(1));
  // Its answer has come, too.
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(screen.getByText('Memuat data pendaftaran…')).toBeTruthy();
  expect(screen.queryByText('Formulir belum dikirim')).toBeNull();
  cleanup();
  answers['peserta/hasil'] = 'putus';
  show();
  expect(await screen.findByText('Formulir belum dikirim')).toBeTruthy();
  answers['peserta/hasil'] = 'diam';
  fireEvent.click(button('Muat ulang'));
  await waitFor(() => expect(sent('peserta/hasil')).toHaveLength(3));
  expect(screen.getByText('Formulir belum dikirim')).toBeTruthy();
});

test('a published selection is told to who took no part with a form, and not to who has only begun one', async () => {
  const published = { 'peserta/hasil': { body: { diumumkan: true, hasil: null } } };
  await open({ body: terkirim }, published);
  expect(await screen.findByText('Hasil seleksi sudah diumumkan')).toBeTruthy();
  cleanup();
  const { requests } = await open({ body: draf }, published);
  expect(await screen.findByText('Formulir belum dikirim')).toBeTruthy();
  await waitFor(() => expect(requests.map(({ path }) => path).join()).toContain('peserta/hasil'));
  // Its answer has come, too.
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(screen.queryByText('Hasil seleksi sudah diumumkan')).toBeNull();
});

test('S3-PDASH-01, S3-PDASH-05: without a number a warning leads to the form, and nothing can be printed', async () => {
  await open({ body: draf });
  const link = await screen.findByRole('link', { name: 'Isi formulir pendaftaran' });
  expect(link.getAttribute('href')).toBe('/peserta/pendaftaran');
  expect([button('Bukti pendaftaran').disabled, button('Bukti pengumuman').disabled]).toEqual([true, true]);
});

test('S3-PDASH-04: each line of the timeline says its date, and what is done, holds or comes', async () => {
  await open({ body: draf });
  expect(await screen.findByText('Sudah · Selasa, 01 Juli 2025, 07.30')).toBeTruthy();
  expect(screen.getByText('Berikutnya · Sabtu, 12 Juli 2025')).toBeTruthy();
  expect(screen.getByText('Di aula')).toBeTruthy();
});

test('what the committee asks for stands with the way to correct it, and what is waited for by the server’s clock', async () => {
  const waktu_ms = draf.server_ms + 3 * 86_400_000 + 1;
  const dasbor = {
    ...terkirim,
    status: 2,
    pesan: 'Foto KK tidak terbaca.',
    alasan: ['Dokumen buram'],
    terbuka: ['Kartu Keluarga'],
    hitung_mundur: { title: 'Pengumuman hasil seleksi', waktu_ms },
  };
  await open({ body: dasbor });
  expect(await screen.findByText(/Foto KK tidak terbaca/)).toBeTruthy();
  expect(screen.getByText('Dokumen buram')).toBeTruthy();
  expect(screen.getByText('Yang perlu diperbaiki: Kartu Keluarga.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Perbaiki formulir' })).toBeTruthy();
  expect(screen.getByText('(3 hari lagi)')).toBeTruthy();
});

test('S3-PDASH-06: a message that was not answered stays typed, and the same one is sent again under the same id', async () => {
  let tries = 0;
  const kirim: Answer = () =>
    ++tries === 1 ? 'putus' : { body: { status: true, message: 'Pesan terkirim.' } };
  const { sent } = await open({ body: terkirim }, { 'peserta/dashboard-kirim-pesan': kirim });
  fireEvent.click(await screen.findByRole('button', { name: 'Tulis pesan' }));
  expect(button('Kirim').disabled).toBe(true);
  type('Judul', 'Ganti nomor HP');
  type('Isi pesan', 'Nomor saya berganti.');
  fireEvent.click(button('Kirim'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Judul').value).toBe('Ganti nomor HP');
  fireEvent.click(button('Kirim'));
  await waitFor(() => expect(screen.queryByLabelText('Judul')).toBeNull());
  const [first, again] = sent('peserta/dashboard-kirim-pesan');
  expect(first).toMatchObject({ title: 'Ganti nomor HP', to_id: null, operasi_id: expect.any(String) });
  expect(again).toEqual(first);
});

test('words that are changed after a lost answer are a message of their own', async () => {
  const { answers, sent } = await open({ body: terkirim }, { 'peserta/dashboard-kirim-pesan': 'putus' });
  fireEvent.click(await screen.findByRole('button', { name: 'Tulis pesan' }));
  type('Judul', 'Ganti nomor HP');
  type('Isi pesan', 'Nomor saya berganti.');
  fireEvent.click(button('Kirim'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  answers['peserta/dashboard-kirim-pesan'] = { body: { status: true, message: 'Pesan terkirim.' } };
  type('Isi pesan', 'Nomor saya berganti menjadi 081234567890.');
  fireEvent.click(button('Kirim'));
  await waitFor(() => expect(screen.queryByLabelText('Judul')).toBeNull());
  const ids = sent('peserta/dashboard-kirim-pesan').map((one) => one['operasi_id']);
  expect(new Set(ids).size).toBe(2);
});

test('what is written to the committee is there again after a reload, until it has arrived or its writer signs out', async () => {
  const kirim = { body: { status: true, message: 'Pesan terkirim.' } };
  const { services, show } = await open({ body: terkirim }, { 'peserta/dashboard-kirim-pesan': kirim });
  const write = async () => fireEvent.click(await screen.findByRole('button', { name: 'Tulis pesan' }));
  const words = () => screen.getByLabelText<HTMLInputElement>('Isi pesan').value;
  const reload = async () => {
    cleanup();
    await services.session.settled();
    show();
    await write();
  };
  await write();
  type('Judul', 'Ganti nomor HP');
  type('Isi pesan', 'Nomor saya berganti.');
  await reload();
  expect(words()).toBe('Nomor saya berganti.');
  fireEvent.click(button('Kirim'));
  await waitFor(() => expect(screen.queryByLabelText('Judul')).toBeNull());
  await reload();
  expect(words()).toBe('');
  type('Isi pesan', 'Rahasia Siti.');
  await reload();
  await services.session.begin({ token: 'u', type: 'Bearer', expires_in: 43_200 }, budi, false);
  await reload();
  expect(words()).toBe('');
});

test('S3-PDASH-01: while registration is closed the way to the form says so', async () => {
  const info = { version: '1', zona: 'WIB', apps_pendaftaran: false };
  const { services } = await open({ body: draf }, { info: { body: info } });
  await act(() => services.info.refresh());
  const link = await screen.findByRole('link', { name: 'Lihat jadwal pendaftaran' });
  expect(link.parentElement?.textContent).toContain('Pendaftaran sedang ditutup');
});

test.each<[string, Answer, RegExp]>([
  ['nothing', 'putus', /Periksa sambungan internet/],
  ['that it is gone', { status: 404, body: { status: false, message: 'hilang' } }, /Unggah sekali lagi/],
  [
    'that its disk is full',
    { status: 507, body: { status: false, message: 'Disk penuh.' } },
    /^Disk penuh.$/,
  ],
])('a document that cannot be opened says why, where the server says %s', async (_, answer, sentence) => {
  const akta = { ...kartu, path: '/api/media/akta' };
  await open({ body: terkirim }, { 'media/akta': answer }, [akta]);
  fireEvent.click(await screen.findByRole('button', { name: 'Lihat berkas' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
});

test('messages and answers stand in one thread', async () => {
  const common = { dibaca: true, dibuat_ms: draf.server_ms };
  const pesans = [
    { id: '1', dari_pendaftar: true, dari: 'Siti', title: 'Tanya', body: 'Kapan tes?', ...common },
    {
      id: '2',
      dari_pendaftar: false,
      dari: 'Bu Rina',
      title: 'Balasan panitia',
      body: 'Tanggal 12.',
      ...common,
    },
  ];
  await open({ body: { ...terkirim, pesans } });
  expect(await screen.findByText('Kapan tes?')).toBeTruthy();
  expect(screen.getByText('Jawaban Bu Rina')).toBeTruthy();
});

test('what the committee writes first is a message, and an answer to nothing', async () => {
  const asked = {
    id: '1',
    dari_pendaftar: false,
    dari: 'Bu Rina',
    title: 'Pesan panitia',
    body: 'Mohon datang.',
  };
  await open({ body: { ...terkirim, pesans: [{ ...asked, dibaca: true, dibuat_ms: draf.server_ms }] } });
  expect(await screen.findByText('Pesan Bu Rina')).toBeTruthy();
});

test('an objection that waits says until when it is answered', async () => {
  const one = { id: 's1', nomor: 3, path: null, dibuat_ms: draf.server_ms, body: 'Nilai rapor saya 85.' };
  const daftar = [{ ...one, jawab_sampai: '2025-07-27', jawaban: '', dijawab_ms: null }];
  await open({ body: { ...terkirim, sanggahan: { terbuka: true, selesai: '2025-07-20', daftar } } });
  expect(await screen.findByText(/dijawab paling lambat Minggu, 27 Juli 2025/)).toBeTruthy();
});

test('an objection goes out where the dates allow it; what was answered is read', async () => {
  const one = { nomor: 3, path: null, dibuat_ms: draf.server_ms, body: 'Nilai rapor saya 85.' };
  const daftar = [{ ...one, id: 's1', jawaban: 'Sudah dihitung.', dijawab_ms: draf.server_ms }];
  const ajukan = { body: { status: true, message: 'Sanggahan terkirim dengan nomor 4.', nomor: 4 } };
  const dasbor = { ...terkirim, sanggahan: { terbuka: true, selesai: '2025-07-20', daftar } };
  const { sent } = await open({ body: dasbor }, { 'peserta/sanggahan': ajukan });
  expect(await screen.findByText('Sudah dihitung.', { exact: false })).toBeTruthy();
  fireEvent.click(button('Ajukan sanggahan'));
  type('Isi sanggahan', 'Sertifikat saya belum dinilai.');
  fireEvent.click(button('Kirim sanggahan'));
  await waitFor(() => expect(screen.queryByLabelText('Isi sanggahan')).toBeNull());
  expect(sent('peserta/sanggahan')).toMatchObject([{ body: 'Sertifikat saya belum dinilai.', berkas: null }]);
});

test('outside the dates nobody is offered an objection', async () => {
  await open({ body: terkirim });
  await screen.findByText('Formulir belum dikirim');
  expect(screen.queryByText('Sanggahan')).toBeNull();
});

test('S3-DOKP-01: required documents say what is missing, are searched, and refuse what is no PDF before it is sent', async () => {
  const akta = { ...kartu, id: 'd2', name: 'Akta', status: false, path: '/api/media/akta', terbuka: false };
  const { requests } = await open({ body: terkirim }, {}, [kartu, akta]);
  expect((await screen.findAllByText('Wajib')).length).toBe(1);
  expect(screen.queryByLabelText('Ganti Akta (PDF)')).toBeNull();
  const foto = new File(['x'], 'kartu.jpg', { type: 'image/jpeg' });
  fireEvent.change(screen.getByLabelText('Unggah Kartu Pelajar (PDF)'), { target: { files: [foto] } });
  expect(await screen.findByText('Berkas ini bukan PDF. Pilih berkas PDF.')).toBeTruthy();
  expect(requests.map(({ path }) => path)).not.toContain('unggah');
  type('Cari dokumen', 'akta');
  expect(screen.queryByText('Kartu Pelajar')).toBeNull();
});

test('S3-PDASH-12: the proof is fetched with the login and kept under its number; a refusal is read', async () => {
  const message = 'Banyak yang mencetak. Coba lagi.';
  const cetak: Answer = { status: 503, body: { status: false, message, tunggu_detik: 60 } };
  const { answers } = await open({ body: terkirim }, { 'peserta/cetak-bukti-pendaftaran': cetak });
  fireEvent.click(await screen.findByRole('button', { name: 'Bukti pendaftaran' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(URL.createObjectURL).not.toHaveBeenCalled();
  answers['peserta/cetak-bukti-pendaftaran'] = { body: '%PDF' };
  fireEvent.click(button('Bukti pendaftaran'));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledOnce());
});

test('without the network what this device remembers is shown with its time', async () => {
  const opened = await open({ body: terkirim });
  await screen.findByText('SPMB-2025-0001');
  cleanup();
  opened.answers['peserta/dasbor-pendaftar'] = 'putus';
  opened.show();
  expect(await screen.findByText(/Data pendaftaran di bawah ini diambil .+ pukul/)).toBeTruthy();
  // The page around it has said so, with the way out.
  expect(screen.queryByText('Terputus dari server sekolah')).toBeNull();
  expect(screen.getByText('SPMB-2025-0001')).toBeTruthy();
});

test('N18, S2-PERA-03: the school’s regulations stand here too, each with its Download', async () => {
  const juknis = { id: 'p1', name: 'Juknis SPMB 2025', path: 'berkas-1' };
  await open({ body: terkirim }, { peraturans: { body: [juknis] } });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Download Juknis SPMB 2025' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/media/berkas-1', true]);
});

test('where the school has no regulations there is no heading for them', async () => {
  await open({ body: terkirim });
  await screen.findByRole('heading', { name: 'Pendaftaran' });
  await waitFor(() => expect(screen.queryByText('Memuat data pendaftaran…')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Peraturan' })).toBeNull();
});

test('S3-PDASH-11: the proof of acceptance is offered with a published acceptance alone, beside the result', async () => {
  const cadangan = { status: 'CADANGAN', program: 'rpl', jurusan: 'RPL', jalan: null, urutan: 2 };
  const both = { nilai: null, pilihan: [], stabil: false, terbit_ms: 0 };
  await open(
    { body: terkirim },
    { 'peserta/hasil': { body: { diumumkan: true, hasil: { ...cadangan, ...both } } } },
  );
  await screen.findByText('Cadangan nomor 2 di RPL');
  expect(button('Bukti pengumuman').disabled).toBe(true);
  cleanup();
  const diterima = { ...cadangan, status: 'L', jalan: 'pg1', urutan: null };
  const test = await open(
    { body: terkirim },
    {
      'peserta/hasil': { body: { diumumkan: true, hasil: { ...diterima, ...both } } },
      'peserta/cetak-bukti-pengumuman': { body: '%PDF' },
    },
  );
  await screen.findByText('Diterima di RPL');
  fireEvent.click(button('Bukti pengumuman'));
  await waitFor(() => {
    expect(test.sent('peserta/cetak-bukti-pengumuman')).toHaveLength(1);
  });
});
