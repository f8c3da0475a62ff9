// @vitest-environment jsdom
import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CallError } from '../../../http/call-error.ts';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { LembarWawancara } from './lembar-wawancara.tsx';
import { useKisi } from './use-kisi.ts';

afterEach(cleanup);

const draft = 'olah-nilai-wawancara/rpl';
const save = 'POST /api/olah-nilai-banyak/rpl';

const buildNilai = (at: number, more: Partial<Nilai> = {}): Nilai => ({
  id: `n${at}`,
  nisn: String(at),
  nama: `Siswa ${at}`,
  nomor_register: `R-${at}`,
  jenis_kelamin: 'L',
  sekolah: '',
  ruang: '',
  pilihan: 1,
  prestasi_skor: null,
  nilai_rapor: null,
  nilai_teori: null,
  nilai_wawancara: null,
  nilai_akhir: null,
  nilai_dengan_nol: 0,
  kurang: [],
  diubah: [],
  wawancara: null,
  sumber: {} as Nilai['sumber'],
  order_person_status: false,
  order_person_name: '',
  afirmasi_status: false,
  prioritas: false,
  prioritas_alasan: '',
  keterangan: '',
  status: null,
  diterima_di: null,
  berubah: false,
  versi: 0,
  ...more,
});
const buildRows = (jumlah: number) => Array.from({ length: jumlah }, (_, at) => buildNilai(at));

function open(rows: Nilai[], answers: Record<string, unknown> = {}) {
  const port = buildFakePort({
    [save]: { status: true, message: 'Nilai disimpan.', data: rows },
    ...answers,
  });
  renderScreen(port, <LembarWawancara jurusanId="rpl" rows={rows} />);
  return port;
}
/** By its place and not its name, for which thousands of fields would be looked through. */
function cell(at: number): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[data-cell="n${at} wawancara"]`);
  if (!found) throw new Error(`no cell ${at}`);
  return found;
}
const kept = (words: string) => screen.findByText(words, { selector: 'p' });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const type = (at: number, value: string) => fireEvent.change(cell(at), { target: { value } });
const paste = (at: number, text: string) =>
  fireEvent.paste(cell(at), { clipboardData: { getData: () => text } });
const simpan = () => press('SIMPAN');
const column = (jumlah: number) => Array.from({ length: jumlah }, () => '80').join('\n');
const rowsSent = (port: ReturnType<typeof buildFakePort>) =>
  port.sent.map(({ body }) => (body as { rows: { id: string }[] }).rows);

test('of a large programme every row can be typed in, and a pasted column fills it in one step', async () => {
  open(buildRows(400));
  await waitFor(() => cell(399));
  paste(0, column(300));
  await kept('300 baris belum disimpan');
  expect([cell(299).value, cell(300).value]).toEqual(['80', '']);
  press('Urungkan');
  await kept('Semua tersimpan');
});

test('letters, minus signs and points beyond 100 are named at their cells, and nothing is sent; a comma is taken', async () => {
  const port = open(buildRows(5));
  for (const [at, value] of ['delapan', '-1', '101', '87,555', '87,5'].entries()) type(at, value);
  simpan();
  await waitFor(() =>
    expect([0, 1, 2, 3, 4].map((at) => cell(at).getAttribute('aria-invalid'))).toEqual([
      ...Array(4).fill('true'),
      'false',
    ]),
  );
  const sentence = within(cell(2).parentElement as HTMLElement).getByText(/0 sampai 100/);
  expect(cell(2).getAttribute('aria-describedby')).toBe(sentence.id);
  expect(port.sent).toEqual([]);
  for (const at of [0, 1, 2, 3]) type(at, '');
  simpan();
  await waitFor(() => expect(rowsSent(port)).toEqual([[{ id: 'n4', wawancara: '87,5', versi: 0 }]]));
});

test('what is typed while a save is under way stays, and is the next save', async () => {
  const answer = Promise.withResolvers<unknown>();
  const port = open(buildRows(2), { [save]: answer.promise });
  type(0, '80');
  type(1, '70');
  simpan();
  await screen.findByText('Menyimpan…');
  type(1, '75');
  answer.resolve({ status: true, message: 'Nilai disimpan.', data: [] });
  await kept('1 baris belum disimpan');
  expect(cell(1).value).toBe('75');
  expect(port.drafts.read(draft)).toEqual({ n1: { wawancara: '75' } });
});

test('more rows than one save takes are saved in portions, each whole, and the others stay typed', async () => {
  const rows = buildRows(2_100);
  const port = buildFakePort({ [save]: { status: true, message: 'Nilai disimpan.', data: [] } });
  port.drafts.keep(draft, Object.fromEntries(rows.map(({ id }) => [id, { wawancara: '80' }])));
  function Counted() {
    const { changed, next, simpan: saveNext } = useKisi('rpl', rows);
    return <button onClick={saveNext}>{`${next.length} of ${changed.length}`}</button>;
  }
  renderScreen(port, <Counted />);
  press('2000 of 2100');
  await screen.findByText('100 of 100');
  press('100 of 100');
  await screen.findByText('0 of 0');
  expect(rowsSent(port).map(({ length }) => length)).toEqual([2_000, 100]);
});

test('a save that is refused names its cells and keeps what was typed', async () => {
  const refused = new CallError('Periksa isian.', 200, {}, undefined, {
    kesalahan: { n1: 'Sudah diubah Bu Rina.' },
  });
  open(buildRows(2), { [save]: refused });
  type(1, '70');
  simpan();
  await screen.findByText('Sudah diubah Bu Rina.');
  expect(cell(1).value).toBe('70');
});

test('of a sheet it is said who is unknown, who stands there twice, and what Excel has spoilt', async () => {
  const terbaca = {
    rows: [{ id: 'n0', wawancara: '87.5' }],
    tak_dikenal: ['R-9'],
    ganda: ['R-0'],
    rusak: ['D4', 'D7'],
  };
  open(buildRows(1), { 'POST /api/olah-nilai-baca/rpl': { status: true, data: terbaca } });
  const file = new File([''], 'nilai.xlsx');
  fireEvent.change(screen.getByLabelText('Baca dari Excel'), { target: { files: [file] } });
  await waitFor(() => expect(cell(0).value).toBe('87,5'));
  screen.getByText(/1 nomor bukan pendaftar terverifikasi program ini dan dilewati: R-9/);
  screen.getByText(/1 nomor ada di beberapa baris; baris terakhir yang dipakai: R-0/);
  screen.getByText(/2 sel rusak oleh Excel dan dilewati: D4, D7. Ketik ulang isinya sebagai angka biasa/);
});
