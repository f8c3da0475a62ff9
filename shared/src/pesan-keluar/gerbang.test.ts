import { expect, test } from 'vitest';
import { bacaIsi, bacaKepala, diJalur, isiJson, isiKurung, periksaAlamat } from './gerbang.ts';

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
