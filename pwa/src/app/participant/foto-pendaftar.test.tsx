// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ServicesProvider } from '../../shell/services.tsx';
import { buildServices, type Answer } from '../../testing/build-services.ts';
import { IdentityCard } from '../../features/ujian/dashboard/identity-card.tsx';
import { FotoPendaftar } from '../../features/pendaftaran/dasbor/foto-pendaftar.tsx';

afterEach(cleanup);

function open(path: string | null, answer: Answer = 'putus') {
  URL.createObjectURL = () => 'blob:foto';
  URL.revokeObjectURL = () => undefined;
  const { services, requests } = buildServices({ 'media/siti.jpg': answer });
  const peserta = { nama: 'Siti Aini', nisn: '0061234578', nomor_peserta: 'P-1', path };
  render(
    <ServicesProvider value={services}>
      <IdentityCard peserta={peserta} Foto={FotoPendaftar} />
    </ServicesProvider>,
  );
  return requests;
}

test('S3-PDASH-02: the card shows the own photo, read with the login', async () => {
  const requests = open('siti.jpg', { body: 'gambar' });
  expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Foto Anda' })).src).toBe('blob:foto');
  expect(requests.map(({ path }) => path)).toEqual(['media/siti.jpg']);
});

test('a photo that cannot be had, or is not there yet, leaves a quiet place', async () => {
  open('siti.jpg');
  expect(await screen.findByRole('img', { name: 'Foto belum tampil' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  expect(open(null)).toEqual([]);
  expect(screen.getByRole('img', { name: 'Foto belum ada' })).toBeTruthy();
});
