// @vitest-environment jsdom
import type { Percakapan } from '@spmb/shared/pesan/percakapan.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../testing/what-jsdom-lacks.ts';
import { buildServices, siti, type Answer } from '../../../testing/build-services.ts';
import { ServicesProvider } from '../../../shell/services.tsx';
import { Notices } from '../../../ui/notices.tsx';
import { PesanPanitia } from './pesan-panitia.tsx';

afterEach(cleanup);

const balasan: Percakapan = {
  id: 'b1',
  dari_pendaftar: false,
  dari: 'Bu Rina',
  title: 'Balasan panitia',
  body: 'Tanggal 12.',
  dibaca: false,
  dibuat_ms: Date.parse('2025-07-01T01:00:00Z'),
  lampiran: null,
  saat_ujian: false,
};
const hitungan = (belum_dibaca: number): Answer => ({
  body: `event: hitungan\ndata: ${JSON.stringify({ belum_dibaca })}\n\n`,
});

async function open(pesans: Percakapan[], answers: Record<string, Answer> = {}) {
  const test = buildServices(answers);
  await test.services.session.begin({ token: 't', type: 'Bearer', expires_in: 43_200 }, siti, false);
  const changed = vi.fn();
  const show = () =>
    render(
      <ServicesProvider value={test.services}>
        <Notices>
          <PesanPanitia pesans={pesans} changed={changed} />
        </Notices>
      </ServicesProvider>,
    );
  show();
  const sent = (path: string) => test.requests.filter((one) => one.path === path).map(({ body }) => body);
  return { ...test, changed, sent, show };
}

test('an answer that comes while the page is open is counted at once, and the thread is read again', async () => {
  const { changed } = await open([{ ...balasan, dibaca: true }], { 'peserta/pesan/live': hitungan(2) });
  expect(await screen.findByText('2 belum dibaca')).toBeTruthy();
  await waitFor(() => expect(changed).toHaveBeenCalled());
});

test('a count that says what is shown reads nothing again', async () => {
  const { changed, requests } = await open([balasan], { 'peserta/pesan/live': hitungan(1) });
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('peserta/pesan/live'));
  expect(await screen.findByText('1 belum dibaca')).toBeTruthy();
  expect(changed).not.toHaveBeenCalled();
});

test('where nothing can be followed what is shown counts', async () => {
  await open([balasan]);
  expect(await screen.findByText('1 belum dibaca')).toBeTruthy();
});

test('a page in the background holds no connection, and hears the newest when it is looked at again', async () => {
  let seen: DocumentVisibilityState = 'hidden';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  const { requests } = await open([balasan], { 'peserta/pesan/live': hitungan(3) });
  expect(requests).toEqual([]);
  seen = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('3 belum dibaca')).toBeTruthy();
  vi.restoreAllMocks();
});

test('what was read is said of the answers alone', async () => {
  const own = { ...balasan, id: 'p1', dari_pendaftar: true };
  const { sent, changed } = await open([own, balasan], {
    'peserta/pesan-dibaca': { body: { status: true, message: 'Ok.' } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Sudah saya baca' }));
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(sent('peserta/pesan-dibaca')).toEqual([{ ids: ['b1'] }]);
});

test('a message of which nobody knows whether it went is the same act after a reload', async () => {
  let answer: Answer = 'putus';
  const { sent, show, services } = await open([], { 'peserta/dashboard-kirim-pesan': () => answer });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tulis pesan' }));
  type('Judul', 'Tanya');
  type('Isi pesan', 'Kapan tes?');
  send();
  await screen.findByRole('alert');
  await waitFor(() =>
    expect(services.session.current()?.ingatan['tulisan-pesan']).toMatchObject({
      operasi_id: expect.stringMatching(/./),
    }),
  );
  cleanup();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Tulis pesan' }));
  expect(screen.getByLabelText<HTMLInputElement>('Judul').value).toBe('Tanya');
  answer = { body: { status: true, message: 'Terkirim.' } };
  send();
  await waitFor(() => expect(sent('peserta/dashboard-kirim-pesan')).toHaveLength(2));
  const [first, again] = sent('peserta/dashboard-kirim-pesan');
  expect(again).toEqual(first);
});

test('a file of another kind is refused before it is sent', async () => {
  const { requests } = await open([]);
  fireEvent.click(screen.getByRole('button', { name: 'Tulis pesan' }));
  const file = new File(['MZ'], 'program.exe');
  fireEvent.change(screen.getByLabelText('Lampirkan berkas (boleh tidak)'), { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Berkas ini bukan PDF, JPG atau PNG. Pilih berkas PDF, JPG atau PNG.',
  );
  expect(requests.map(({ path }) => path)).toEqual(['peserta/pesan/live']);
});
