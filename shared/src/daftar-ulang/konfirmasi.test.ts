import { expect, test } from 'vitest';
import { periksaKoperasi } from './konfirmasi.ts';

const fields = (koperasi_status: boolean, koperasi_dokumen: string | null, isWajib: boolean) =>
  Object.keys(periksaKoperasi({ koperasi_status, koperasi_dokumen }, isWajib));

test('the cooperative is asked for only where the school requires it', () => {
  expect(fields(false, null, false)).toEqual([]);
  expect(fields(false, null, true)).toEqual(['koperasi_status', 'koperasi_dokumen']);
  expect(fields(true, 'berkas', true)).toEqual([]);
});
