// @vitest-environment jsdom
import { semuaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { buildFormulirPenuh } from '@spmb/shared/testing/build-formulir.ts';
import { semuaBerkas, tulisRekam } from '@spmb/shared/verifikasi/kolom.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { langkahRekam } from './rekam/langkah-rekam.ts';
import { buildDokumen, buildRekam, openForm, openStep } from './testing/open-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('S2-VFORM: every field of the applicant’s form stands in its step of the verification, under its label', async () => {
  const dokumen = semuaBerkas.map(({ name, label }) => buildDokumen(name, label));
  openForm({ '/api/verifikasi/siti': buildRekam({ ...tulisRekam(buildFormulirPenuh()), dokumen }) });
  const seen: [name: string | undefined, label: boolean][] = [];
  for (const { name } of langkahRekam) {
    await openStep(name);
    for (const row of document.querySelectorAll<HTMLElement>('[data-kolom]')) {
      const label = semuaField.find((field) => field.name === row.dataset['kolom'])?.label ?? '?';
      seen.push([row.dataset['kolom'], row.textContent.startsWith(label)]);
    }
  }
  expect(seen).toEqual(langkahRekam.flatMap(({ fields }) => fields.map((field) => [field.name, true])));
  expect(seen).toHaveLength(semuaField.length);
});
