// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { RuangDisk } from './ruang-disk.tsx';

afterEach(cleanup);

function open(cadangan: string) {
  const port = buildFakePort({ '/api/health': { status: true, disk: { bebas_mb: 3, cadangan } } });
  const reads = vi.spyOn(port, 'call');
  renderScreen(port, <RuangDisk />);
  return reads;
}

test.each([
  ['dipakai', /Penyimpanan server penuh\. Ujian tetap berjalan.*Kosongkan ruang di komputer server/],
  ['habis', /jawaban baru tidak dapat disimpan.*aman di perangkat peserta.*Kosongkan ruang/],
])('P3: a disk whose reserve is %s is told with what to do', async (cadangan, words) => {
  open(cadangan);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

test('P3: with the reserve in place nothing is said', async () => {
  const reads = open('utuh');
  await waitFor(() => {
    expect(reads).toHaveBeenCalledTimes(1);
  });
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
