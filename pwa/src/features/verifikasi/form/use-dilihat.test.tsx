// @vitest-environment jsdom
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { buildDokumen, buildRekam, lihat, saved } from './testing/open-form.tsx';
import { useDilihat } from './use-dilihat.ts';

afterEach(cleanup);

type Dilihat = ReturnType<typeof useDilihat>;
function Probe({ rekam, onDilihat }: { rekam: RekamVerifikasi; onDilihat: (dilihat: Dilihat) => void }) {
  const dilihat = useDilihat(rekam);
  useEffect(() => {
    onDilihat(dilihat);
  });
  return <p>belum: {dilihat.belum.map(({ kolom }) => kolom).join(' ')}</p>;
}

/** Two documents in one scan of three pages, and a photo. */
const scan = (kolom: string) => ({ ...buildDokumen(kolom, kolom), path: '/api/media/scan', dilihat: false });
const rekam = buildRekam({
  dokumen: [
    { ...buildDokumen('foto', 'Foto'), dilihat: false },
    scan('dok_kartu_keluarga'),
    scan('dok_akte_lahir'),
  ],
});

test('S2-VFORM-19: a document is told as seen once each page of its file was shown, by whichever document of that file', async () => {
  const port = buildFakePort({ [lihat]: saved({ dilihat: [] }) });
  let dilihat!: Dilihat;
  renderScreen(port, <Probe rekam={rekam} onDilihat={(now) => (dilihat = now)} />, '/');
  const told = () => port.sent.map(({ body }) => (body as { kolom: string[] }).kolom);
  await act(async () => dilihat.tandai('foto', 1, 1));
  expect(told()).toEqual([['foto']]);
  await act(async () => {
    dilihat.tandai('dok_kartu_keluarga', 1, 3);
    dilihat.tandai('dok_kartu_keluarga', 1, 3);
    dilihat.tandai('dok_akte_lahir', 3, 3);
  });
  expect(told()).toHaveLength(1);
  expect(dilihat.sisaHalaman('dok_kartu_keluarga')).toEqual([2]);
  await act(async () => dilihat.tandai('dok_akte_lahir', 2, 3));
  expect(told().slice(1)).toEqual([['dok_akte_lahir']]);
  expect(await screen.findByText('belum: dok_kartu_keluarga')).toBeTruthy();
  // The other one has to stand before the eyes too, at any page.
  await act(async () => dilihat.tandai('dok_kartu_keluarga', 3, 3));
  expect(told().slice(2)).toEqual([['dok_kartu_keluarga']]);
  expect(await screen.findByText('belum:')).toBeTruthy();
});
