// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../http/call-error.ts';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { buildServices } from '../../testing/build-services.ts';
import { ServicesProvider } from '../../shell/services.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { StaffBreadcrumbs } from './frame/staff-breadcrumbs.tsx';
import { StaffGuard } from './staff-guard.tsx';
import { PlaceContext } from './place/use-place.ts';

const menus = [
  { type: 'subheader', route: '', icon: '', title: 'Beranda' },
  { type: 'item', route: '/backend/dashboard', icon: 'dashboard', title: 'Beranda' },
  { type: 'subheader', route: '', icon: '', title: 'Ujian' },
  { type: 'item', route: '/backend/ujian-master-soal', icon: 'quiz', title: 'Bank Soal' },
];
const draw = vi.fn();
function Content({ title }: { title: string }) {
  draw();
  useTitle(title);
  return <p>Isi halaman</p>;
}

function open(place: string | undefined, answer: unknown = menus, address = place ?? '/backend/entah') {
  const port = buildFakePort({ '/api/menus': answer });
  renderScreen(
    port,
    <ServicesProvider value={buildServices().services}>
      <PlaceContext value={place}>
        <StaffGuard>
          <StaffBreadcrumbs />
          <Content title="Soal Matematika" />
        </StaffGuard>
      </PlaceContext>
    </ServicesProvider>,
    address,
  );
  return port;
}

beforeEach(() => {
  draw.mockClear();
});
afterEach(cleanup);

test('S1-GEN-08: a screen of the own menu opens once the menu is known', async () => {
  open('/backend/ujian-master-soal');
  expect(draw).not.toHaveBeenCalled();
  expect(screen.getByRole('progressbar', { name: 'Membuka halaman' })).toBeTruthy();
  await screen.findByText('Isi halaman');
});

test.each(['/backend/permohonan-index', '/backend/master-formasi'])(
  '0058: %s is no address while the school has not turned it on',
  async (place) => {
    open(place);
    await screen.findByRole('heading', { name: 'halaman tidak ditemukan' });
    expect(draw).not.toHaveBeenCalled();
  },
);

test('S1-ERR-02: a screen of others says so with the way back, and nothing of it is ever drawn', async () => {
  open('/backend/penolakan');
  await screen.findByRole('heading', { name: 'Unauthorized or Forbiden' });
  expect(screen.getByText(/tidak berhak membuka halaman ini/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ke beranda' }).getAttribute('href')).toBe('/backend/dashboard');
  expect(draw).not.toHaveBeenCalled();
  expect(document.title).toBe('Unauthorized or Forbiden · SIM-SPMB');
});

test('S1-ROUTE-26: an address that does not exist says so with the way back', () => {
  open(undefined);
  expect(screen.getByRole('heading', { name: 'halaman tidak ditemukan' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ke beranda' })).toBeTruthy();
  expect(draw).not.toHaveBeenCalled();
});

test.each(['dashboard', 'profil-akun', 'chngpwd'])('%s is everybody’s, whatever the menu', (path) => {
  open(`/backend/${path}`, new CallError('Server sekolah tidak terjangkau.', 0));
  expect(screen.getByText('Isi halaman')).toBeTruthy();
});

test('a menu that cannot be read opens nothing, and is asked for again on request', async () => {
  const port = open('/backend/ujian-master-soal', new CallError('Server sekolah tidak terjangkau.', 0));
  await screen.findByText('Server sekolah tidak terjangkau.');
  expect(draw).not.toHaveBeenCalled();
  port.answers['/api/menus'] = menus;
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText('Isi halaman');
});

const crumbs = async () =>
  within(await screen.findByRole('navigation', { name: 'Letak halaman' }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]);

test('a list stands under its heading of the menu', async () => {
  open('/backend/ujian-master-soal');
  await screen.findByText('Isi halaman');
  expect(await crumbs()).toEqual([
    ['Ujian', null],
    ['Bank Soal', null],
  ]);
  expect(screen.getByText('Bank Soal').getAttribute('aria-current')).toBe('page');
});

test('a page below a list leads back to it and bears its own title', async () => {
  open('/backend/ujian-master-soal', menus, '/backend/ujian-master-soal-detail/a-1');
  await screen.findByText('Soal Matematika');
  expect(await crumbs()).toEqual([
    ['Ujian', null],
    ['Bank Soal', '/backend/ujian-master-soal'],
    ['Soal Matematika', null],
  ]);
});

test('a page of the own account leads back to the start page, which itself stands nowhere', async () => {
  open('/backend/profil-akun');
  await screen.findByText('Soal Matematika');
  expect(await crumbs()).toEqual([
    ['Beranda', '/backend/dashboard'],
    ['Soal Matematika', null],
  ]);
  cleanup();
  open('/backend/dashboard');
  expect(screen.queryByRole('navigation', { name: 'Letak halaman' })).toBeNull();
});
