import { describe, expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../kernel/text/bytes.ts';
import { portableDigest } from './digest.ts';
import {
  itemKey,
  openImage,
  openItem,
  sealImage,
  sealItem,
  type PaketHead,
  type PlainItem,
} from './sealed-paket.ts';

const random = { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) };
const head: PaketHead = {
  sekolah_id: '1',
  jadwal_ujian_id: 'j1',
  tanggal: '2025-07-01',
  jadwal_ujian_sesi_id: 's1',
  versi: 1,
};
const item: PlainItem = {
  soal: '<p>Berapa 2 + 3?</p>',
  soal_gambar: null,
  pilihan: { A: { teks: '5', gambar: null } },
  media: {},
};
const paketKey = random.bytes(32);
const key = itemKey(portableDigest, paketKey, 'b1');
const sealed = sealItem(key, head, 'b1', item, random);

describe('sealed questions', () => {
  test('S17: open under their key and place', () => {
    expect(openItem(key, head, 'b1', sealed)).toEqual(item);
  });

  test.each([
    ['another school', { sekolah_id: '2' }],
    ['another schedule', { jadwal_ujian_id: 'j2' }],
    ['another date', { tanggal: '2025-07-02' }],
    ['another session', { jadwal_ujian_sesi_id: 's2' }],
    ['another version', { versi: 2 }],
  ])('S17: do not open as those of %s', (_, changes) => {
    expect(() => openItem(key, { ...head, ...changes }, 'b1', sealed)).toThrow();
  });

  test('S17: do not open as another question, even under the right key', () => {
    expect(() => openItem(key, head, 'b2', sealed)).toThrow();
  });

  test('S17: a key opens its own question only', () => {
    const other = itemKey(portableDigest, paketKey, 'b2');
    expect(toBase64Url(other)).not.toBe(toBase64Url(key));
    expect(() => openItem(other, head, 'b1', sealed)).toThrow();
  });

  test('S17: a changed bit, a cut text and no base64url do not open', () => {
    const bytes = fromBase64Url(sealed) as Uint8Array;
    bytes[30] = (bytes[30] ?? 0) ^ 1;
    for (const damaged of [toBase64Url(bytes), sealed.slice(0, 40), `${sealed}*`])
      expect(() => openItem(key, head, 'b1', damaged)).toThrow();
  });

  test('S17: the same question sealed twice looks different and holds no word of it', () => {
    expect(sealItem(key, head, 'b1', item, random)).not.toBe(sealed);
    const bytes = fromBase64Url(sealed) as Uint8Array;
    expect(new TextDecoder('latin1').decode(bytes)).not.toContain('Berapa');
  });

  test('S17: images have keys of their own', () => {
    const bytes = random.bytes(500);
    const [one, two] = [sealImage(bytes, random), sealImage(bytes, random)];
    expect(openImage(one.key, one.sealed)).toEqual(bytes);
    expect(() => openImage(two.key, one.sealed)).toThrow();
  });
});
