// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { menus } from '@spmb/shared/akun/calls.ts';
import { dasborPerHari } from '@spmb/shared/dasbor-staf/calls.ts';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { TabelPerHari } from './tabel-program.tsx';

afterEach(cleanup);

test('S1-DASH-04: a figure leads to those who sent their form on its day, or ever; who named no programme among them', async () => {
  const hari = '2025-07-01';
  const answer = {
    headers: [
      { value: 'num', label: '#' },
      { value: 'nama', label: 'PROGRAM KEAHLIAN' },
      { value: hari, label: '01/07' },
      { value: 'jumlah', label: 'JUMLAH' },
    ],
    records: [
      { id: 'tkj', num: 1, nama: 'Teknik Komputer', [hari]: 7, jumlah: 9 },
      { id: '', num: 2, nama: 'Belum memilih', [hari]: 5, jumlah: 5 },
    ],
    dihitung_ms: 0,
  };
  const port = buildFakePort({
    [menus.path]: [{ title: 'Data Peserta', route: '/backend/data-peserta' }],
    [dasborPerHari.path]: answer,
  });
  renderScreen(port, <TabelPerHari />);
  const links = await screen.findAllByRole('link');
  const daftar = '/backend/data-peserta?tahap=kirim&jurusan_id_1=';
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Teknik Komputer, 1 Jul 2025: 7', `${daftar}tkj&mengirim=2025-07-01`],
    ['Teknik Komputer, semua hari: 9', `${daftar}tkj&mengirim=pernah`],
    ['Belum memilih, 1 Jul 2025: 5', `${daftar}kosong&mengirim=2025-07-01`],
    ['Belum memilih, semua hari: 5', `${daftar}kosong&mengirim=pernah`],
  ]);
});
