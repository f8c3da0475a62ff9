// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.ts';

test('a part that cannot be loaded says so in its place, and its page stands', async () => {
  const Part = lazyPart(
    () => Promise.reject(new Error('Failed to fetch dynamically imported module')),
    () => <p>Grafik belum dapat dimuat.</p>,
  );
  render(
    <main>
      <h1>Beranda</h1>
      <Suspense>
        <Part />
      </Suspense>
    </main>,
  );
  expect(await screen.findByText('Grafik belum dapat dimuat.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Beranda' })).toBeTruthy();
});
