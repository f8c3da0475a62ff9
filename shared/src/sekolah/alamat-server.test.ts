import { describe, expect, test } from 'vitest';
import { alamatUntukHp, isUntukHp, readAlamatServer } from './alamat-server.ts';

describe('the address of the server for phones', () => {
  test.each([
    ['http://192.168.1.10:8080', 'http://192.168.1.10:8080'],
    ['192.168.1.10:8080', 'http://192.168.1.10:8080'],
    [' http://192.168.1.10:80/ ', 'http://192.168.1.10'],
    ['http://192.168.1.10:8080/login?x=1#y', 'http://192.168.1.10:8080'],
    ['https://Ujian.Sekolah.sch.id/', 'https://ujian.sekolah.sch.id'],
    ['ujian.local', 'http://ujian.local'],
    ['server:8080', 'http://server:8080'],
    ['fd00::10', 'http://[fd00::10]'],
    ['http://[fd00::10]:8080', 'http://[fd00::10]:8080'],
    ['localhost.sch.id', 'http://localhost.sch.id'],
    ['', ''],
  ])('%s is stored as %s', (written, alamat) => {
    expect(readAlamatServer(written)).toEqual({ alamat });
    expect(alamatUntukHp(written)).toBe(alamat || null);
  });

  test.each([
    'http://localhost:8080',
    'localhost',
    'LOCALHOST:80',
    'ujian.localhost',
    'localhost.',
    'localhost.localdomain',
    'http://127.0.0.1:8080',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0.0.0.0:8080',
    '::1',
    'http://[::1]:8080',
    '[0:0:0:0:0:0:0:1]',
    '::ffff:127.0.0.1',
    '[::ffff:7f00:1]',
    '::',
  ])('%s is refused: only the server itself can open it', (written) => {
    expect(readAlamatServer(written)).toEqual({
      salah: expect.stringContaining('hanya terbuka di komputer server'),
    });
    expect(alamatUntukHp(written)).toBeNull();
  });

  test.each([
    '169.254.10.1',
    'http://169.254.0.5:8080',
    'fe80::1',
    'http://[fe80::a:b]:8080',
    '::ffff:169.254.1.1',
  ])('%s is refused: the computer gave it to itself', (written) =>
    expect(readAlamatServer(written)).toEqual({ salah: expect.stringContaining('belum mendapat alamat') }),
  );

  test.each([
    'ftp://a',
    'http://',
    'dua kata',
    'http://a b',
    'http://admin:x@10.0.0.1',
    'http://10.0.0.1:99999',
    '239.1.1.1',
    '10.0.0.1.5',
    'javascript:alert(1)',
    'http://localhost@10.0.0.1',
    'http:\\\\10.0.0.1',
  ])('%s is refused: it is no address', (written) =>
    expect(readAlamatServer(written)).toEqual({ salah: expect.stringContaining('ditulis seperti') }),
  );

  test('addresses of network cards', () => {
    expect(['192.168.1.10', 'fd00::1', '100.64.0.1'].map(isUntukHp)).toEqual([true, true, true]);
    expect(['127.0.0.1', '::1', 'fe80::1', '169.254.3.4'].map(isUntukHp)).not.toContain(true);
  });
});
