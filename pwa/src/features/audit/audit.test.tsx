// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { AuditTrail } from './audit.screen.tsx';

const entry = {
  id: 'e1',
  waktu_ms: Date.parse('2025-07-01T10:00:00Z'),
  akun_id: 'a1',
  nama: 'Bu Rina',
  tindakan: 'ubah',
  tabel: 'program_keahlian',
  baris_id: 'p1',
  sebelum: { name: 'Kimia Industri', singkat: 'TKI', pagu: 36 },
  sesudah: { name: 'Kimia Industri', singkat: 'TKI', pagu: 72 },
  alasan: 'ruang baru',
};
const address = () => screen.getByTestId('address').textContent;

function open(at: string) {
  const port = buildFakePort({ '/api/audit': { rows: [entry], total: 1, page: 1, size: 10 } });
  renderScreen(port, <AuditTrail />, at);
  return port.asked;
}

afterEach(cleanup);

test('D-RULE-03: the filters of the address narrow the list, tables and acts in words', async () => {
  const asked = open('/?tabel=program_keahlian&dari=2025-07-01&q=rina');
  await screen.findByText(/Program keahlian: Diubah/);
  expect(asked).toEqual(['/api/audit?tabel=program_keahlian&dari=2025-07-01&page=1&size=10&q=rina']);
});

test('D-RULE-03: an entry opens with before and after by label, and leads to its record and its account', async () => {
  open('/');
  fireEvent.click(await screen.findByRole('button', { name: 'Rincian' }));
  const dialog = await screen.findByRole('dialog');
  expect(screen.getByText('Kimia Industri · Pagu: 72')).toBeTruthy();
  expect(dialog.textContent).toContain('Kimia Industri1 Jul 2025');
  expect(dialog.textContent).toContain('Pagu36 → 72');
  expect(dialog.textContent).toContain('Alasan: ruang baru');
  expect(within(dialog).queryByText('Singkatan')).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Semua oleh Bu Rina' }));
  await waitFor(() => expect(address()).toBe('/?akun_id=a1'));
  fireEvent.click(await screen.findByRole('button', { name: 'Rincian' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Semua riwayat data ini' }));
  await waitFor(() => expect(address()).toBe('/?akun_id=a1&tabel=program_keahlian&baris_id=p1'));
});
