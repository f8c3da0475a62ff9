import { expect, test } from 'vitest';
import { differenceWords } from './jam-server.schema.ts';

test.each([
  [3_780_000, '1 jam 3 menit lebih cepat'],
  [-3_600_000, '1 jam lebih lambat'],
  [31_000, '1 menit lebih cepat'],
])('%i ms reads %s', (ms, words) => {
  expect(differenceWords(ms)).toBe(words);
});
