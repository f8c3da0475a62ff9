import { expect, test } from 'vitest';
import { mathToSource } from './math-source.ts';

const math = (tex: string, display = '') =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"${display}><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math>`;

test.each([
  [`<p>Jika ${math('x &lt; 2')}, maka</p>`, '<p>Jika \\(x &lt; 2\\), maka</p>'],
  [math('\\frac12', ' display="block"'), '\\[\\frac12\\]'],
  [`${math('a')} dan ${math('b')}`, '\\(a\\) dan \\(b\\)'],
  ['<math><mi>y</mi></math>', '<math><mi>y</mi></math>'],
])('a stored formula is edited as its source: %#', (stored, edited) => {
  expect(mathToSource(stored)).toBe(edited);
});
