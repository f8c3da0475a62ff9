// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { daftarKerja, type KerjaLatar } from '@spmb/shared/kerja-latar/calls.ts';
import { afterEach, test, vi } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { ServicesProvider } from '../../shell/services.tsx';
import { buildServices } from '../../testing/build-services.ts';
import { KerjaLatarScreen } from './kerja-latar.screen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a job that ends while its list is looked at is seen to, without a hand', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  const job: KerjaLatar = {
    kode: 'media',
    nama: 'Membuang berkas',
    keadaan: 'berjalan',
    mulai_ms: 0,
    selesai_ms: null,
    kesalahan: '',
    hasil: '',
    berikut_ms: null,
  };
  const port = buildFakePort({ [daftarKerja.path]: [job] });
  renderScreen(
    port,
    <ServicesProvider value={buildServices().services}>
      <KerjaLatarScreen />
    </ServicesProvider>,
  );
  await screen.findByText('Sedang berjalan');
  port.answers[daftarKerja.path] = [
    { ...job, keadaan: 'berhasil', selesai_ms: 1_000, hasil: '3 berkas dibuang' },
  ];
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  screen.getByText('Berhasil');
  screen.getByText(/Hasil: 3 berkas dibuang/);
});
