// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanHtml, mediaAttribute } from './clean-html.ts';

function cleaned(html: string): string {
  const box = document.createElement('div');
  box.append(cleanHtml(html));
  return box.innerHTML;
}

test.each([
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<p style="position:fixed">x</p>',
  '<iframe src="https://jahat.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
])('%s does nothing', (html) => {
  expect(cleaned(html)).not.toMatch(/script|onerror|javascript|style=|iframe|svg/i);
});

test('the browser itself asks for no image: ours wait for the login, others are left out', () => {
  expect(cleaned('a <img src="media:abc-1"> b <img src="https://jahat.example/x.png">')).toBe(
    `a <img ${mediaAttribute}="abc-1"> b `,
  );
});

test('Arabic keeps its direction, a table its spans', () => {
  const html = '<p dir="rtl" lang="ar">بيت</p><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
  expect(cleaned(html)).toBe(html);
});

test('mathematics stays', () => {
  expect(cleaned('<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>')).toContain('<mfrac>');
});

test('a formula shows no source beside it', () => {
  const source = '<annotation encoding="application/x-tex">\\frac{a}{b}</annotation>';
  const math = `<math><semantics><mfrac><mi>a</mi><mi>b</mi></mfrac>${source}</semantics></math>`;
  expect(cleaned(math)).toBe('<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>');
});
