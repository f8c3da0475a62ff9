import { expect, test } from 'vitest';
import { readSynchronous } from './synchronous.ts';

test('P2: nothing but the control of a test has the server sync less than every commit', () => {
  expect(readSynchronous({})).toBe('FULL');
  expect(readSynchronous({ SPMB_TEST_SYNCHRONOUS: 'NORMAL', NODE_ENV: 'test' })).toBe('NORMAL');
  for (const env of [
    { SPMB_TEST_SYNCHRONOUS: 'NORMAL' },
    { SPMB_TEST_SYNCHRONOUS: 'NORMAL', NODE_ENV: 'production' },
    { SPMB_TEST_SYNCHRONOUS: 'OFF', NODE_ENV: 'test' },
  ])
    expect(() => readSynchronous(env)).toThrow(/Hapus variabel itu/);
});
