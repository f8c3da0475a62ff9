import { expect, test } from 'vitest';
import { checkKodeWilayah } from './check-kode-wilayah.ts';
import { wilayahResources } from './wilayah.schema.ts';

test.each([
  ['34', '', []],
  ['12345678', '', []],
  ['3404', '', ['id']],
  ['3404', '34', []],
  ['3504', '34', ['id']],
  ['34', '34', ['id']],
  ['3404072001', '340407', []],
])('N3, N4: code %j under %j', (id, induk, fields) => {
  expect(Object.keys(checkKodeWilayah(id, induk))).toEqual(fields);
});

test.each([
  ['provinsi', '12345678', true],
  ['provinsi', '123456789', false],
  ['provinsi', '11.01', false],
  ['kecamatan', '340407', true],
  ['desa', '3404072001', true],
  ['desa', '34040720010', false],
  ['desa', '', false],
] as const)('S2-REG-05, N4: a code of %s may be %j: %j', (tingkat, id, right) => {
  expect(wilayahResources[tingkat].fields.safeParse({ id, name: 'Uji' }).success).toBe(right);
});
