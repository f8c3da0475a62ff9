// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { PilihanSama } from './pilihan-sama.tsx';

function Form({ values }: { values: object }) {
  return (
    <FormProvider {...useForm({ values })}>
      <PilihanSama />
    </FormProvider>
  );
}

afterEach(cleanup);

test.each([
  ['two that are the same', { pilihan_a: 'dua', pilihan_c: ' dua' }, /^Pilihan A dan C sama isinya\. /],
  ['two pairs', { pilihan_a: '1', pilihan_b: '1', pilihan_c: '2', pilihan_d: '2' }, /A dan B.*C dan D/],
  ['a power is no digit', { pilihan_a: 'x2', pilihan_b: 'x<sup>2</sup>' }, /^$/],
  ['empty ones', { pilihan_a: 'dua', pilihan_d: '', pilihan_e: '<p></p>' }, /^$/],
  ['told apart by a picture', { pilihan_a: 'kubus', pilihan_b: 'kubus', pilihan_b_gambar: 'b.png' }, /^$/],
])('equal options: %s', (_, values, words) => {
  render(<Form values={values} />);
  expect(screen.getByRole('status').textContent).toMatch(words);
});
