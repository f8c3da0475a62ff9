import { expect, test } from 'vitest';
import { buildFormulir } from '../testing/build-formulir.ts';
import { hitungRataRata } from './rata-rata.ts';

test('averages of a semester, of a subject and of all are rounded once, half up, in hundredths', () => {
  const form = buildFormulir({ smt_1_pai: 81, smt_1_pkn: 100 });
  const { semester, mapel, nilai_rapor } = hitungRataRata(form);
  // 581 / 7 = 83; 401 / 5 = 80.2; 2821 / 35 = 80.6.
  expect([semester[1], semester[2]]).toEqual([83, 80]);
  expect([mapel.pai, mapel.pkn, mapel.ips]).toEqual([80.2, 84, 80]);
  expect(nilai_rapor).toBe(80.6);
});

test.each([
  [[80, 80, 80, 80, 80, 80, 80.04], 80.01],
  [[80, 80, 80, 80, 80, 80, 80.03], 80],
  [[0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1], 0.1],
  [[100, 100, 100, 100, 100, 100, 100], 100],
])('%j is %d', (scores, average) => {
  const names = ['pai', 'pkn', 'bindo', 'bing', 'mtk', 'ipa', 'ips'];
  const form = buildFormulir(Object.fromEntries(names.map((name, at) => [`smt_1_${name}`, scores[at]])));
  expect(hitungRataRata(form).semester[1]).toBe(average);
});

test('where a score is missing there is no average of what it belongs to, and the others stand', () => {
  const { semester, mapel, nilai_rapor } = hitungRataRata(buildFormulir({ smt_2_mtk: null }));
  expect([semester[2], mapel.mtk, nilai_rapor]).toEqual([null, null, null]);
  expect([semester[1], mapel.pai]).toEqual([80, 80]);
});
