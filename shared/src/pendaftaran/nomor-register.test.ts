import { expect, test } from 'vitest';
import { nomorRegister, periksaFormat } from './nomor-register.ts';

test.each([
  ['SPMB-{tahun}-{nomor:4}', 7, 'SPMB-2025-0007'],
  ['{nomor}', 12345, '12345'],
  ['{nomor:4}/{tahun}', 12345, '12345/2025'],
])('D-RULE-06: %s of number %d is %s', (format, nomor, written) => {
  expect(nomorRegister(format, '2025/2026', nomor)).toBe(written);
  expect(periksaFormat(format)).toBeUndefined();
});

test.each(['SPMB-{tahun}', '', '{nomor}<b>', '=1+{nomor}', `{nomor}${'x'.repeat(40)}`])(
  'D-RULE-06: %j is no format',
  (format) => {
    expect(periksaFormat(format)).toMatch(/\.$/);
  },
);
