import { aturan, buildCalon } from '@spmb/shared/testing/build-calon.ts';
import { expect, test } from 'vitest';
import { BrokenPackedJson, jsonOf, packJson, unpackJson } from './packed-json.ts';

const masukan = {
  calon: Array.from({ length: 500 }, (_, at) => buildCalon(`nömor ${at}`, at % 100)),
  program: [{ id: 'A', pagu: 3 }],
  penempatan: [],
  aturan,
};
const json = JSON.stringify(masukan);

test('what is packed comes back to the letter, and is a fraction of its JSON', () => {
  const packed = packJson(masukan);
  expect(packed).toMatch(/^[\w+/]+=*$/);
  expect(packed.length).toBeLessThan(json.length / 5);
  expect([unpackJson(packed), jsonOf(packed)]).toEqual([masukan, json]);
});

test('JSON that an older server kept is read as it is', () => {
  expect([unpackJson(json), jsonOf(json)]).toEqual([masukan, json]);
});

test.each([
  ['cut off', packJson(masukan).slice(0, -100)],
  ['with a letter that is another', packJson(masukan).replace(/^(.{400})./, '$1-')],
  ['JSON without its end', json.slice(0, -1)],
  ['something else', 'potret'],
  ['empty', ''],
])('a kept text that is %s is named as broken', (_, kept) => {
  expect(() => unpackJson(kept)).toThrow(BrokenPackedJson);
});
