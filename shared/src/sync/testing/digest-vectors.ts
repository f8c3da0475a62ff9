import { utf8 } from '../../kernel/text/bytes.ts';

const bytes = (length: number, value: number) => new Uint8Array(length).fill(value);

/** SHA-256 of published test messages (FIPS 180-4), hex. */
export const sha256Vectors = [
  {
    name: 'the empty message',
    data: new Uint8Array(0),
    hex: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  },
  { name: 'abc', data: utf8('abc'), hex: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
  {
    name: 'a message of two blocks',
    data: utf8('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'),
    hex: '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  },
];

/** HMAC-SHA-256 of published test cases (RFC 4231), hex. */
export const hmacVectors = [
  {
    name: 'case 1',
    key: bytes(20, 0x0b),
    data: utf8('Hi There'),
    hex: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
  },
  {
    name: 'case 2, a short key',
    key: utf8('Jefe'),
    data: utf8('what do ya want for nothing?'),
    hex: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  },
  {
    name: 'case 6, a key longer than a block',
    key: bytes(131, 0xaa),
    data: utf8('Test Using Larger Than Block-Size Key - Hash Key First'),
    hex: '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  },
];

export const hexOf = (data: Uint8Array): string =>
  [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('');
