// @vitest-environment jsdom
import type { Usulan } from '@spmb/shared/verifikasi/rekam.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { Verified } from './verified.screen.tsx';

afterEach(cleanup);

const file = {
  nomor_register: 'SPMB-1',
  nisn: '0012345678',
  jenis_kelamin: 'L',
  sekolah: '',
  pil1: '',
  umur_jam: null,
};
const row = (id: string, status: number, tanggal_register = '', usulan: Usulan | null = null) => ({
  ...file,
  id,
  nama: id,
  status,
  tanggal_register,
  usulan,
});

function open(at = '/', rows = [row('ani', 4, '2025-07-01'), row('budi', 5), row('cici', 6)]) {
  const port = buildFakePort({
    '/api/verified': { rows, total: rows.length, page: 1, size: 10 },
    '/api/program-keahlian-combo': [],
  });
  const downloads: unknown[] = [];
  const watched: typeof port = {
    ...port,
    file: (call, ...[input]) => {
      downloads.push({ path: call.path, input });
      return Promise.resolve(new Blob());
    },
  };
  renderScreen(watched, <Verified impor={() => <p>dialog impor</p>} />, at);
  return { ...port, downloads };
}
const download = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Unduh Excel', hidden: true });

test('S3-VED-02: 4 is BERKAS DITERIMA, 5 BERKAS DITOLAK, any other BERKAS DICABUT', async () => {
  open();
  for (const word of ['BERKAS DITERIMA', 'BERKAS DITOLAK', 'BERKAS DICABUT'])
    expect(await screen.findByText(word)).toBeTruthy();
});

test('S3-VED-02: a rejection that is proposed for a decided file is told, with who wants it', async () => {
  const usulan = { nama: 'Rina', saya: false, alasan_kode: ['buram'], pesan: 'Palsu.', dibuat_ms: 0 };
  open('/', [row('ani', 4, '', usulan), row('budi', 4, '', { ...usulan, saya: true }), row('cici', 4)]);
  expect(await screen.findByText('Usul tolak: Rina')).toBeTruthy();
  expect(screen.getByText('Usul tolak: Anda')).toBeTruthy();
  expect(screen.getAllByText('BERKAS DITERIMA')).toHaveLength(3);
});

test('S3-VED-05, S3-VED-08: what the list finds is downloaded in its order, never everybody in place of nobody', async () => {
  const port = open('/?status=4&sort=-nama&q=a');
  await screen.findByText('ani');
  fireEvent.click(download());
  const input = { ids: ['ani', 'budi', 'cici'] };
  await waitFor(() => expect(port.downloads).toEqual([{ path: '/api/verified-download', input }]));
  expect(port.asked).toContain('/api/verified?status=4&page=1&size=100&q=a&sort=-nama');
  cleanup();
  open('/', []);
  await screen.findByText(/Belum ada berkas yang diputus/);
  expect(download().disabled).toBe(true);
});

test('S3-VED-04: a decided file is verified again in its form', async () => {
  open();
  const [again] = await screen.findAllByRole('button', { name: 'Verifikasi ulang' });
  if (again) fireEvent.click(again);
  expect(screen.getByTestId('address').textContent).toBe('/backend/verifikasi-form/ani');
});

test('the proof of one applicant is downloaded; who never sent a form has none', async () => {
  const port = open();
  const proofs = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Unduh bukti' });
  expect(proofs.map(({ disabled }) => disabled)).toEqual([false, true, true]);
  if (proofs[0]) fireEvent.click(proofs[0]);
  await waitFor(() =>
    expect(port.downloads).toEqual([{ path: '/api/verifikasi-bukti', input: { id: 'ani' } }]),
  );
});

test('S3-VED-03: the import opens from the list', async () => {
  open();
  await screen.findByText('ani');
  fireEvent.click(screen.getByRole('button', { name: 'Impor' }));
  expect(screen.getByText('dialog impor')).toBeTruthy();
});
