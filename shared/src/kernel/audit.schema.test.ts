import { expect, test } from 'vitest';
import { listPerubahan } from './audit.schema.ts';

test('D-RULE-03: an entry tells the fields that changed, and not the version that every save raises', () => {
  const sebelum = { id: 'a', name: 'Kimia', pagu: 36, catatan: null, versi: 1, diubah_ms: 5 };
  const sesudah = { id: 'a', name: 'Kimia', pagu: 72, catatan: 'baru', versi: 2, diubah_ms: 6 };
  expect(listPerubahan({ sebelum, sesudah })).toEqual([
    { kolom: 'pagu', sebelum: 36, sesudah: 72 },
    { kolom: 'catatan', sebelum: null, sesudah: 'baru' },
  ]);
});

test('D-RULE-03: a creation tells what was filled in, a deletion what is gone', () => {
  const row = { id: 'a', name: 'Kimia', catatan: null, versi: 1 };
  expect(listPerubahan({ sebelum: null, sesudah: row })).toEqual([
    { kolom: 'name', sebelum: null, sesudah: 'Kimia' },
  ]);
  expect(listPerubahan({ sebelum: row, sesudah: null })).toEqual([
    { kolom: 'name', sebelum: 'Kimia', sesudah: null },
  ]);
});
