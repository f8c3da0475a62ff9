import { describe, expect, test } from 'vitest';
import { isExpired, pathAfterLogin, startPathOf, type SignIn } from './sign-in.ts';

const signIn = { dibuat_ms: 1_000_000, expires_in: 60 } as SignIn;

describe('login of this device', () => {
  test.each([
    ['peserta', '/peserta/dashboard'],
    ['administrator', '/backend/dashboard'],
    ['supervisor', '/backend/dashboard'],
    ['operator', '/backend/dashboard'],
    ['guru', '/backend/dashboard'],
    ['bendahara', '/backend/dashboard'],
  ])('S1-LOGIN-13: %s starts at %s', (authent, path) => {
    expect(startPathOf(authent)).toBe(path);
  });

  test('S1-LOGIN-14: it has ended when its age reaches expires_in, not before, and not by a clock set back', () => {
    expect(isExpired(signIn, 59_999)).toBe(false);
    expect(isExpired(signIn, 60_000)).toBe(true);
    expect(isExpired(signIn, -1_000_000)).toBe(false);
  });

  test('S1-ROUTE-23: the way back is taken only into the own area', () => {
    expect(pathAfterLogin({ dari: '/peserta/lembar-soal/1' }, 'peserta')).toBe('/peserta/lembar-soal/1');
    expect(pathAfterLogin({ dari: '/backend/user' }, 'peserta')).toBe('/peserta/dashboard');
    expect(pathAfterLogin({ dari: '//jahat.example/peserta/' }, 'peserta')).toBe('/peserta/dashboard');
    expect(pathAfterLogin(null, 'guru')).toBe('/backend/dashboard');
  });
});
