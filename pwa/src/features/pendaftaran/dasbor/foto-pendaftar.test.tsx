// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ServicesProvider } from '../../../shell/services.tsx';
import { buildServices, type Answer } from '../../../testing/build-services.ts';
import { FotoPendaftar } from './foto-pendaftar.tsx';

afterEach(cleanup);

function open(answer: Answer) {
  URL.createObjectURL = () => 'blob:foto';
  URL.revokeObjectURL = () => undefined;
  const { services, requests } = buildServices({ 'media/siti.jpg': answer });
  render(
    <ServicesProvider value={services}>
      <FotoPendaftar name="siti.jpg">tanpa foto</FotoPendaftar>
    </ServicesProvider>,
  );
  return requests;
}

test('S3-PDASH-02: the own photo is read with the login', async () => {
  const requests = open({ body: 'gambar' });
  expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Foto Anda' })).src).toBe('blob:foto');
  expect(requests.map(({ path }) => path)).toEqual(['media/siti.jpg']);
});

test('a photo that cannot be had leaves what stands in its place, quietly', async () => {
  const requests = open('putus');
  await waitFor(() => expect(requests.length).toBe(1));
  expect(screen.getByText('tanpa foto')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
