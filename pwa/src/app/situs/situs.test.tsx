// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetVisits, openSchool, openSitus } from '../../testing/render-situs.tsx';

beforeEach(forgetVisits);
afterEach(cleanup);

const menu = () => screen.getByRole('navigation', { name: 'Menu utama' });
const wordsOf = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);

test('S1-PUBL-01, S1-PUBL-02, S1-HOME-01: the school stands above every page, with the way to each and the one where one is', async () => {
  openSitus('/pengumuman');
  const entry = await within(menu()).findByRole('link', { name: 'Program Keahlian' });
  expect(wordsOf(within(menu()).getAllByRole('link'))).toEqual([
    'Beranda',
    'Program Keahlian',
    'Pendaftar',
    'Pengumuman',
    'Login',
  ]);
  expect(within(screen.getByRole('banner')).getByText('SMK Uji')).toBeTruthy();
  expect(menu().querySelector('[aria-current=page]')?.textContent).toBe('Pengumuman');
  fireEvent.click(entry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Program Keahlian' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('S1-PUBL-02: where the school shows no programmes, no entry leads to them, and their page says so', async () => {
  openSitus('/pagu', { info: { body: { ...openSchool, pagu: false } } });
  expect(await screen.findByText(/tidak menampilkan daftar program keahlian/)).toBeTruthy();
  expect(within(menu()).queryByText('Program Keahlian')).toBeNull();
});

test('S1-PUBL-03: address, telephone, slogan and years stand at the foot', async () => {
  const facts = { alamat: 'Jl. Bahari 1', telepon: '0921-3121', slogan: 'Maju bersama' };
  openSitus('/pagu', { info: { body: { ...openSchool, ...facts } } });
  await screen.findByText('Jl. Bahari 1');
  const foot = screen.getByRole('contentinfo').textContent;
  for (const fact of [...Object.values(facts), '© 2025-2026 SMK Uji', 'Tahun ajaran 2025/2026'])
    expect(foot).toContain(fact);
});

test('a visitor whom nobody can tell of the school is told so, and may ask again', async () => {
  const { answers } = openSitus('/home', { info: 'putus' });
  await screen.findByText(/Data sekolah belum dapat diambil/);
  answers['info'] = { body: openSchool };
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect((await screen.findAllByText('SMK Uji')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Data sekolah belum dapat diambil/)).toBeNull();
});
