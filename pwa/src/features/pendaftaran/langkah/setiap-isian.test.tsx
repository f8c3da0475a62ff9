// @vitest-environment jsdom
import { acuanCombo } from '@spmb/shared/pendaftaran/acuan-combo.ts';
import { formulir, kosong } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { Field, Langkah } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { isDitanya } from '@spmb/shared/pendaftaran/periksa.ts';
import { buildFormulirPenuh, buildPendaftaran, buildSyarat } from '@spmb/shared/testing/build-formulir.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../../../testing/build-services.ts';
import { closeFormulir, openFormulir } from '../testing/open-formulir.tsx';
import { LangkahScreen } from './langkah.screen.tsx';

const penuh = buildFormulirPenuh();
const nilaiOf = ({ name }: Field) => penuh[name as keyof typeof penuh];
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  closeFormulir();
  vi.unstubAllGlobals();
});

/** Every list has all that the form names of its kind. */
const named = formulir
  .flatMap(({ fields }) => fields)
  .flatMap((field) => (field.jenis === 'acuan' ? [{ ...field, value: String(nilaiOf(field)) }] : []));
const options = Object.fromEntries(
  named.map(({ dari }): [string, Answer] => {
    const body = named.filter((one) => one.dari === dari).map(({ value }) => ({ value, label: value }));
    return [acuanCombo[dari].path.replace('/api/', ''), { body }];
  }),
);

/** What the control of a field shows of what is filled in. */
function shown({ name, jenis }: Field): unknown {
  const at = document.getElementById(name);
  if (jenis === 'saklar') return at?.querySelector<HTMLInputElement>('input')?.checked;
  if (jenis === 'berkas') return at?.querySelector('[aria-label^="Lihat "]') !== null;
  return at?.querySelector<HTMLInputElement>('input, select, textarea')?.value;
}
const expected = (field: Field): unknown => {
  const value = nilaiOf(field);
  if (field.jenis === 'saklar') return value;
  return field.jenis === 'berkas' ? value !== kosong(field) : String(value ?? '');
};

test.each(formulir.map((step): [string, Langkah] => [step.title, step]))(
  'S3-REGF: every field of “%s” is asked for under its label, with what is filled in',
  async (title, step) => {
    const rekaman = buildPendaftaran(penuh);
    const form = await openFormulir(
      rekaman,
      (row) => (
        <Routes>
          <Route path=":langkah" element={<LangkahScreen row={row} />} />
        </Routes>
      ),
      { at: `/${step.name}`, answers: options },
    );
    form.open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const asked = step.fields.filter((field) => isDitanya(field, penuh, buildSyarat()));
    for (const field of asked) {
      expect(document.getElementById(field.name)?.textContent, field.name).toContain(field.label);
      // Lists come a moment later.
      await waitFor(() => expect([field.name, shown(field)]).toEqual([field.name, expected(field)]));
    }
    expect([...document.querySelectorAll('.isian')].map(({ id }) => id)).toEqual(
      asked.map(({ name }) => name),
    );
  },
);

test.each([
  [false, 'Boleh dikosongkan. Pilihan 2 hanya mengisi kursi yang tersisa'],
  [true, 'Boleh dikosongkan. Kedua pilihan dihitung sama'],
])(
  'where programmes are chosen it says how the two choices count; alike: %s',
  async (pilihan_setara, words) => {
    const form = await openFormulir(
      buildPendaftaran(penuh),
      (row) => (
        <Routes>
          <Route path=":langkah" element={<LangkahScreen row={row} />} />
        </Routes>
      ),
      { at: '/pilihan', answers: { ...options, info: { body: { pilihan_setara } } } },
    );
    await form.info.refresh();
    form.open();
    await screen.findByRole('heading', { level: 1, name: 'Pilihan program keahlian' });
    expect(document.getElementById('jurusan_id_2')?.textContent).toContain(words);
    expect(document.getElementById('jurusan_id_1')?.textContent).not.toContain('pilihan');
  },
);
