// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { profilSekolahResource } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { buildServices } from '../../testing/build-services.ts';
import { ServicesProvider } from '../../shell/services.tsx';
import { ProfilSekolahScreen } from './profil-sekolah.screen.tsx';

const { fields, labels, path } = profilSekolahResource;
const regions = { province_id: '35', regency_id: '3578', district_id: '357801', village_id: '3578011001' };
const stored = {
  ...fields.parse({ nama: 'SMK Uji', zona: 'WIB', theme: 'teal', ...regions }),
  id: '1',
  versi: 1,
  apikey_ada: false,
  path: null,
  path_bg: null,
  path_bg_nav: null,
};

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

test('every field that the search of the back office leads to has a control, which takes the focus', async () => {
  const combos = ['provinsi-combo', 'kabupaten-combo', 'kecamatan-combo-by-regency', 'desa-combo'];
  const answers = Object.fromEntries(combos.map((combo) => [`/api/${combo}`, []]));
  const { services } = buildServices();
  let go: ReturnType<typeof useNavigate> = () => undefined;
  let address = '';
  function Go() {
    go = useNavigate();
    address = useLocation().search;
    return null;
  }
  renderScreen(
    buildFakePort({ ...answers, [`${path}/1`]: stored }),
    <ServicesProvider value={services}>
      <Go />
      <ProfilSekolahScreen />
    </ServicesProvider>,
  );
  await screen.findByRole('button', { name: 'SIMPAN' });
  const lost: string[] = [];
  const isOnControl = () => document.activeElement?.matches('input, button, textarea, [role="combobox"]');
  for (const field of Object.keys(labels)) {
    (document.activeElement as HTMLElement).blur();
    await act(async () => go(`/?isian=${field}`));
    // It has gone there once the address is that of the screen again.
    await waitFor(() => expect([address, isOnControl()]).toEqual(['', true])).catch(() => lost.push(field));
  }
  expect(lost).toEqual([]);
});
