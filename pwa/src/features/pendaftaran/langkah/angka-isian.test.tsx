// @vitest-environment jsdom
import { buildPendaftaran } from '@spmb/shared/testing/build-formulir.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DrafRow } from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import { terisiDari } from '../draf/draf-row.ts';
import { closeFormulir, openFormulir } from '../testing/open-formulir.tsx';
import { LangkahScreen } from './langkah.screen.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  closeFormulir();
  vi.unstubAllGlobals();
});

const show = (row: DrafRow) => (
  <Routes>
    <Route path=":langkah" element={<LangkahScreen row={row} />} />
  </Routes>
);
const score = () => screen.findByLabelText<HTMLInputElement>('Matematika');
const said = 'Matematika diisi angka, misalnya 80.';

test('letters where a number should stand are kept in the draft, and said to be none', async () => {
  const form = await openFormulir(buildPendaftaran(), show, { at: '/rapor-1' });
  form.open();
  fireEvent.change(await score(), { target: { value: '8o' } });
  expect((await score()).value).toBe('8o');
  expect(screen.getByText(said)).toBeTruthy();
  expect(terisiDari(form.draf.current().row!).smt_1_mtk).toBe('8o');
});

test('what an earlier visit has left there is shown as it was typed, with the same word about it', async () => {
  const rekaman = buildPendaftaran({ smt_1_mtk: '8o' as never });
  const form = await openFormulir(rekaman, show, { at: '/rapor-1' });
  form.open();
  expect((await score()).value).toBe('8o');
  expect(screen.getByText(said)).toBeTruthy();
  fireEvent.change(await score(), { target: { value: '80,5' } });
  expect((await score()).value).toBe('80,5');
  expect(screen.queryByText(said)).toBeNull();
  expect(terisiDari(form.draf.current().row!).smt_1_mtk).toBe(80.5);
});
