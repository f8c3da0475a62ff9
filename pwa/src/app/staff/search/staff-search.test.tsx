// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildServices, siti, type TestServices } from '../../../testing/build-services.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded before a test's own time begins.
import '../staff-area.tsx';
import './search-dialog.tsx';

const patient = { timeout: 10_000 };
const menus = [
  { type: 'subheader', route: '', icon: '', title: 'Beranda' },
  { type: 'item', route: '/backend/dashboard', icon: 'dashboard', title: 'Beranda' },
  { type: 'subheader', route: '', icon: '', title: 'Ujian' },
  { type: 'item', route: '/backend/ujian-master-soal', icon: 'quiz', title: 'Bank Soal' },
];
const hit = (jenis: string, title: string, nomor: string) => ({
  jenis,
  title,
  detail: nomor,
  route: `/backend/dashboard?q=${nomor}`,
});
let t: TestServices;

beforeEach(async () => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  t = buildServices({
    info: { body: { company: 'SMK Uji', version: '2.2.0' } },
    menus: { body: menus },
    beranda: { body: [] },
    'cari?q=siti': {
      body: [
        hit('Peserta', 'Siti Aminah', 'P-1'),
        hit('Peserta', 'Siti Zulaikha', 'P-2'),
        hit('Akun', 'Siti', 'A-1'),
      ],
    },
    'cari?q=zzz': { body: [] },
  });
  const user = { ...siti, username: 'Bu Rina', authent: 'operator', peserta: null };
  await t.services.session.begin({ token: 't', type: 'Bearer', expires_in: 3600 }, user, false);
  renderApp(t.services, '/backend/dashboard');
  await screen.findByText('Tidak ada yang menunggu Anda sekarang.', {}, patient);
});
afterEach(cleanup);

const pressCtrlK = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
const field = () => screen.findByRole('combobox', {}, patient);
async function type(text: string): Promise<HTMLElement> {
  pressCtrlK();
  const input = await field();
  fireEvent.change(input, { target: { value: text } });
  return input;
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () => screen.getByRole('option', { selected: true }).textContent;
const asked = () => t.requests.map(({ path }) => path).filter((path) => path.startsWith('cari'));
const address = () => screen.getByTestId('alamat').textContent;

test('Ctrl K opens the search with the focus in its field and every screen of the own menu', async () => {
  pressCtrlK();
  const input = await field();
  expect(document.activeElement).toBe(input);
  const screens = within(screen.getByRole('group', { name: 'Halaman' }));
  expect(screens.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Beranda',
    'Bank SoalUjian',
    'Profil AkunAkun',
    'Ganti Kata SandiAkun',
  ]);
  expect(asked()).toEqual([]);
});

test('screens are found by their title and their heading at once, and Enter opens one', async () => {
  const input = await type('ujian soal');
  expect(options()).toEqual(['Bank SoalUjian']);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement?.id).toBe('isi');
  await waitFor(() => expect(address()).toBe('/backend/ujian-master-soal'), patient);
});

test('records are asked for once typing pauses, stand under their kinds, and the arrows go round', async () => {
  const input = await type('s');
  for (const text of ['si', 'sit', 'siti']) fireEvent.change(input, { target: { value: text } });
  await screen.findByText('Siti Zulaikha', {}, patient);
  expect(asked()).toEqual(['cari?q=siti']);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Peserta',
    'Akun',
  ]);
  expect(marked()).toBe('Siti AminahP-1');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(marked()).toBe('Siti ZulaikhaP-2');
  const markedId = screen.getByRole('option', { selected: true }).id;
  expect(input.getAttribute('aria-activedescendant')).toBe(markedId);
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(marked()).toBe('SitiA-1');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(address()).toBe('/backend/dashboard?q=A-1');
});

test('kinds stand in the order of the menu, whatever the order of the answer', async () => {
  const bank = { ...hit('Bank soal', 'Zaman', 'B-1'), route: '/backend/ujian-master-soal?form=B-1' };
  const major = { ...hit('Jurusan', 'Zoologi', 'J-1'), route: '/backend/master-jurusan/9?form=J-1' };
  t.answers['cari?q=zo'] = { body: [major, bank, hit('Peserta', 'Zohra', 'P-1')] };
  await type('zo');
  await screen.findByText('Zohra', {}, patient);
  expect(options()).toEqual(['ZohraP-1', 'ZamanB-1', 'ZoologiJ-1']);
});

test('one letter asks the server for nothing; what is not found is said', async () => {
  const input = await type('q');
  expect(await screen.findByText(/Tidak ada yang cocok dengan "q"/)).toBeTruthy();
  fireEvent.change(input, { target: { value: 'zzz' } });
  expect(screen.queryByText(/Tidak ada yang cocok/)).toBeNull();
  await screen.findByText(/Tidak ada yang cocok dengan "zzz"/, {}, patient);
  expect(asked()).toEqual(['cari?q=zzz']);
});

test('a search that fails says why and is made again on request; screens are found all the same', async () => {
  t.answers['cari?q=bank'] = { status: 500, body: { status: false, message: 'x' } };
  await type('bank');
  await screen.findByText(/Terjadi kesalahan di server/, {}, patient);
  expect(options()).toEqual(['Bank SoalUjian']);
  t.answers['cari?q=bank'] = { body: [hit('Bank soal', 'Bank IPA', 'B-1')] };
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText('Bank IPA', {}, patient);
});

test('Escape closes it and the focus is where it was', async () => {
  const button = screen.getByRole('button', { name: /^Cari…/ });
  button.focus();
  fireEvent.click(button);
  fireEvent.keyDown(await field(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('over an open dialog or menu Ctrl K does nothing, so that nothing typed is left behind', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Menu akun Bu Rina' }));
  await screen.findByRole('menu');
  pressCtrlK();
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => {
    pressCtrlK();
    expect(screen.getByRole('combobox')).toBeTruthy();
  }, patient);
});
