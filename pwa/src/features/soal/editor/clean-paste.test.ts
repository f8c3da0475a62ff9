// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

test('a list of Word becomes a list, without the signs that Word writes before its items', () => {
  const item = (sign: string, text: string) =>
    `<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1"><span style="mso-list:Ignore">${sign}<span>  </span></span>${text}<o:p></o:p></p>`;
  const { html } = cleanPaste(
    `<!--StartFragment--><p>Awal</p>${item('1.', 'satu')}${item('2.', 'dua')}<p>Akhir</p>${item('·', 'titik')}`,
  );
  expect(html).toBe('<p>Awal</p><ol><li>satu</li><li>dua</li></ol><p>Akhir</p><ul><li>titik</li></ul>');
});

test('images of other pages stay behind and are counted; our own come along', () => {
  const { html, lost } = cleanPaste(
    'a<img src="file:///C:/x.png"><img src="https://lain.example/y.png"><img data-src="media:a1">',
  );
  expect([html, lost]).toEqual(['a<img data-src="media:a1">', 2]);
});

test('blocks around blocks go, a block of words is a paragraph', () => {
  expect(cleanPaste('<div><div>satu</div><div><p>dua</p></div></div><style>p{}</style>').html).toBe(
    '<p>satu</p><p>dua</p>',
  );
});
