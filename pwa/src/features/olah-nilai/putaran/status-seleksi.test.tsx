// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StatusSeleksi } from './status-seleksi.tsx';

afterEach(cleanup);

/** As the style sheet says it: the colours themselves depend on the theme. */
function colourOf(label: string): string | undefined {
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const names = [...(screen.getByText(label).closest('.MuiChip-root')?.classList ?? [])];
  const found = names.map((name) =>
    new RegExp(`\\.${name}\\{[^}]*background-color:var\\(--(\\w+)-soft\\)`).exec(css),
  );
  return found.find(Boolean)?.[1];
}

test.each([
  ['L', 'green'],
  ['TL', 'grey'],
  ['CADANGAN', 'amber'],
])('S3-SCORE-03: the status %s is %s, and no other is green', (status, colour) => {
  render(<StatusSeleksi status={status} berubah={false} />);
  expect(colourOf(status)).toBe(colour);
});

test('S3-SCORE-03: a score that is not the published one any more says so beside its status, which keeps its colour', () => {
  render(<StatusSeleksi status="L" berubah />);
  expect([colourOf('L'), colourOf('berubah')]).toEqual(['green', 'amber']);
});
