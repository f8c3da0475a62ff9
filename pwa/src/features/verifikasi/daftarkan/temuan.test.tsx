// @vitest-environment jsdom
import { buildSyarat } from '@spmb/shared/testing/build-formulir.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { Temuan } from './temuan.tsx';

afterEach(cleanup);

test('who has withdrawn is led to his file, without a form', () => {
  const siti = { id: 'siti', status: 6, nama: 'Siti', nomor_register: 'SPMB-1', isi: null, versi: 0 };
  const temuan = { ...siti, syarat: buildSyarat(), dibuka: true };
  const nothing = () => undefined;
  renderScreen(
    buildFakePort({}),
    <Temuan nomor="0061234578" temuan={temuan} muatUlang={nothing} onTerdaftar={nothing} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Siti sudah terdaftar dengan nomor SPMB-1');
  expect(screen.getByRole('link', { name: 'Buka berkas' }).getAttribute('href')).toContain('/siti');
  expect(screen.queryByRole('button', { name: 'Daftarkan' })).toBeNull();
});
