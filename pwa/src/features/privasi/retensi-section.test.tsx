// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { retensi } from '@spmb/shared/privasi/calls.ts';
import type { BarisRetensi, LihatRetensi } from '@spmb/shared/privasi/rencana-retensi.ts';
import { afterEach, test } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { RetensiSection } from './retensi-section.tsx';

afterEach(cleanup);

const pertama_ms = Date.parse('2026-06-01T03:00:00Z');
const baris = (nama: string, changes: Partial<BarisRetensi> = {}): BarisRetensi => ({
  id: nama,
  nama,
  nomor: `N-${nama}`,
  jumlah: 3,
  ukuran: 0,
  siap: false,
  pertama_ms,
  terakhir_ms: pertama_ms,
  hari: 1,
  ...changes,
});

test('of each person it is said how much goes and when: a date, or the next look where his time has come', async () => {
  const answer: LihatRetensi = {
    server_ms: pertama_ms,
    dipastikan_ms: pertama_ms,
    ragu: null,
    bagian: [
      {
        aturan: 'dokumen',
        aktif: true,
        mulai_ms: pertama_ms,
        jumlah: 12,
        daftar: [baris('Ani', { siap: true, ukuran: 1_048_576 }), baris('Budi')],
      },
    ],
  };
  renderScreen(buildFakePort({ [retensi.path]: answer }), <RetensiSection />);
  await screen.findByText('N-Ani · 3 berkas, 1 MB · dihapus pada pemeriksaan berikutnya');
  screen.getByText('N-Budi · 3 berkas · dihapus paling cepat Senin, 08 Juni 2026');
  screen.getByText('Dan 10 pendaftar lain.');
});
