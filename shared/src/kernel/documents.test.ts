import { expect, test } from 'vitest';
import { documentOf } from './documents.ts';

test.each([
  ['/backend', 'office.html'],
  ['/backend/', 'office.html'],
  ['/backend/master-jurusan/08', 'office.html'],
  ['/Backend/dashboard', 'office.html'],
  ['/ruang/layar', 'office.html'],
  ['/ruang', 'index.html'],
  ['/backendx', 'index.html'],
  ['/login', 'index.html'],
  ['/peserta/backend/x', 'index.html'],
])('%s is opened by %s', (path, file) => {
  expect(documentOf(path)).toBe(file);
});
