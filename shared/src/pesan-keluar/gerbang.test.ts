import { expect, test } from 'vitest';
import { pengaturan } from '../pengaturan/kelompok.ts';
import { bacaIsi, bacaKepala, diJalur, isiAlamat, isiJson, isiKurung, periksaAlamat } from './gerbang.ts';

test('braces are filled in once: what a receiver is called adds no field and no other brace', () => {
  const isi = { nomor: '628', nama: '{token}","x":"', pesan: 'Halo {nama}', kunci: 'k', token: 'rahasia' };
  expect(isiJson({ data: [{ phone: '{nomor}', message: '{pesan}' }], n: 1 }, isi)).toEqual({
    data: [{ phone: '628', message: 'Halo {nama}' }],
    n: 1,
  });
  expect(isiKurung('{nama} {lain}', isi)).toBe('{token}","x":" {lain}');
});

test('headers are lines of a name and a value, or refused as a whole', () => {
  expect(bacaKepala('Authorization: Bearer {token}\n\nIdempotency-Key: {kunci}')).toEqual([
    ['Authorization', 'Bearer {token}'],
    ['Idempotency-Key', '{kunci}'],
  ]);
  for (const text of ['tanpa titik dua', 'Dua Kata: x', ': x']) expect(bacaKepala(text)).toBeUndefined();
});

test.each([
  ['{"a":"{nomor}"}', { a: '{nomor}' }],
  ['[1]', undefined],
  ['"a"', undefined],
  ['{', undefined],
])('a body is a JSON object: %s', (text, value) => {
  expect(bacaIsi(text)).toEqual(value);
});

test('an answer is read by its path, and nothing is read where there is none', () => {
  const answer = { status: true, id: ['17'], data: { messages: [{ id: 'x' }] } };
  expect(
    ['status', 'id.0', 'data.messages.0.id', 'data.lain.id', 'constructor'].map((one) =>
      diJalur(answer, one),
    ),
  ).toEqual([true, '17', 'x', undefined, undefined]);
});

test.each([
  ['https://api.fonnte.com/send', undefined],
  ['http://192.168.1.5:8000/kirim', undefined],
  ['ftp://a.id', 'diisi alamat'],
  ['api.fonnte.com', 'diisi alamat'],
  ['file:///etc/passwd', 'diisi alamat'],
  ['https://a:b@c.id', 'tidak memuat nama'],
])('%s', (text, why) => {
  expect(periksaAlamat(text)?.slice(0, why?.length)).toBe(why);
});

const tolakan = (isi: object) => {
  const { fields, check } = pengaturan.pesan;
  const written = { kanal: 'gerbang', gerbang_alamat: 'https://a.id/kirim', ...isi };
  return check?.(fields.parse(written)) ?? {};
};

test.each([
  ['gerbang_kepala', 'Authorization: Bearer {token}'],
  ['gerbang_kepala', 'Idempotency-Key: {kunci}\nx-api-key: {token}'],
  ['gerbang_kepala', 'Token: {token}'],
  ['gerbang_kepala', 'apikey: {token}'],
  ['gerbang_alamat', 'https://a.id/kirim?token={token}'],
  ['gerbang_alamat', 'https://a.id/kirim?x=1&API_KEY={token}'],
  ['gerbang_alamat', 'https://a.id/kirim?key={token}'],
  ['gerbang_isi', '{"api_key":"{token}","to":"{nomor}","text":"{pesan}"}'],
  ['gerbang_isi', '{"to":"{nomor}","text":"{pesan}","akun":[{"token":"{token}"}]}'],
])(
  'in %s a secret stands as {token}; in the clear it is refused and the way out is said: %s',
  (field, text) => {
    const of = (nilai: string) =>
      tolakan({ gerbang_bentuk: 'json', [field]: text.replace('{token}', nilai) });
    expect(of('{token}')).toEqual({});
    expect(of('s3cr3t')).toEqual({
      [field]: expect.stringMatching(
        /Simpan tokennya sebagai Token gerbang, lalu tulis \{token\} di sini\.$/,
      ),
    });
  },
);

test('parameters of an address take the token as it is, and nothing else of the address does', () => {
  const address = (token: string) => isiAlamat('https://a.id/{token}/kirim?x={pesan}&token={token}', token);
  const url = new URL(address('a&b=c#d/@ü'));
  expect([...url.searchParams]).toEqual([
    ['x', '{pesan}'],
    ['token', 'a&b=c#d/@ü'],
  ]);
  expect([url.host, url.pathname, url.hash]).toEqual(['a.id', '/%7Btoken%7D/kirim', '']);
  expect(isiAlamat('https://a.id/kirim', 't')).toBe('https://a.id/kirim');
});
