import { expect, test } from 'vitest';
import { markWordObjects, OBJEK_WORD, RUMUS_WORD } from './mark-word-objects.ts';

const rumus = `<w:r><w:t>${RUMUS_WORD}</w:t></w:r>`;
const objek = `<w:t>${OBJEK_WORD}</w:t>`;

test.each([
  ['an equation', '<w:p><m:oMath><m:r>x</m:r></m:oMath></w:p>', `<w:p>${rumus}</w:p>`],
  [
    'an equation on its own line',
    '<w:p><m:oMathPara><m:oMath/><m:oMath></m:oMath></m:oMathPara></w:p>',
    `<w:p>${rumus}</w:p>`,
  ],
  ['a chart', '<w:r><w:drawing><c:chart r:id="1"/></w:drawing></w:r>', `<w:r>${objek}</w:r>`],
  [
    'a shape with its old form beside it',
    '<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:wsp/></w:drawing></mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent></w:r>',
    `<w:r>${objek}</w:r>`,
  ],
  [
    'a shape inside another drawing',
    '<w:drawing a="1"><w:txbxContent><w:drawing><x/></w:drawing></w:txbxContent></w:drawing>',
    `<w:drawing a="1"><w:txbxContent>${objek}</w:txbxContent></w:drawing>`,
  ],
])('%s gets its mark', (_, xml, marked) => {
  expect(markWordObjects(xml)).toBe(marked);
});

test.each([
  ['a picture', '<w:drawing><a:blip r:embed="rId1"/></w:drawing>'],
  [
    'a text box',
    '<mc:AlternateContent><w:drawing><w:txbxContent>a</w:txbxContent></w:drawing></mc:AlternateContent>',
  ],
  ['settings of equations', '<m:oMathParaPr/><m:mathPr/>'],
  ['what is never closed', '<w:p><m:oMath><w:drawing></w:p>'],
])('%s stays', (_, xml) => {
  expect(markWordObjects(xml)).toBe(xml);
});
