import { expect, test } from 'vitest';
import { gladiAddress, isOnlyHere } from './gladi-address.ts';

test.each([
  ['192.168.1.10:8080', 'http://localhost:8080', 'http://192.168.1.10:8080/gladi#ABCD'],
  ['https://ujian.sekolah.sch.id/', 'http://localhost', 'https://ujian.sekolah.sch.id/gladi#ABCD'],
  ['', 'http://10.0.0.2', 'http://10.0.0.2/gladi#ABCD'],
  ['http://localhost:8080', 'http://10.0.0.2', 'http://10.0.0.2/gladi#ABCD'],
  [undefined, 'http://10.0.0.2', 'http://10.0.0.2/gladi#ABCD'],
])('a school at %s, looked at from %s, is opened at %s', (own, here, address) => {
  expect(gladiAddress(own, here, 'ABCD')).toBe(address);
});

test('an address of this computer alone is no address for the rooms', () => {
  expect(
    ['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:80', 'http://localhost/gladi#ABCD'].map(
      isOnlyHere,
    ),
  ).not.toContain(false);
  expect(isOnlyHere('http://192.168.1.10')).toBe(false);
});
