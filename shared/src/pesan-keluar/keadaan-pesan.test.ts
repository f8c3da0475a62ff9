import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asalPeristiwa,
  beralihPesan,
  berlakuKabar,
  kabarPesan,
  keadaanPesan,
  statusPesan,
  terimaKabar,
} from './keadaan-pesan.ts';

describe('the states of a message that leaves the server', () => {
  test.each([
    ['antre', 'ambil', 'mengirim'],
    ['mengirim', 'terima', 'terkirim'],
    ['mengirim', 'nanti', 'antre'],
    ['mengirim', 'ragu', 'tidak_pasti'],
    ['mengirim', 'tolak', 'gagal'],
    ['gagal', 'kirim_ulang', 'antre'],
    ['tidak_pasti', 'kirim_ulang', 'antre'],
    ['tidak_pasti', 'nyatakan_terkirim', 'terkirim'],
    ['antre', 'pulih', 'tidak_pasti'],
    ['antre', 'tahan', 'ditahan'],
    ['ditahan', 'lanjutkan', 'antre'],
    ['ditahan', 'batalkan', 'dibatalkan'],
  ] as const)('%s, %s: %s', (dari, peristiwa, ke) => {
    expect(beralihPesan(dari, peristiwa)).toBe(ke);
  });

  test('what may have been accepted goes out again only where staff say so', () => {
    const again = (dari: (typeof keadaanPesan)[number]) =>
      (['ambil', 'nanti', 'terima', 'tolak', 'ragu', 'pulih', 'berhenti', 'lanjutkan'] as const).filter(
        (peristiwa) => beralihPesan(dari, peristiwa) === 'antre',
      );
    expect(again('tidak_pasti')).toEqual([]);
    expect(again('terkirim')).toEqual([]);
    expect(asalPeristiwa('ambil')).toEqual([['antre', 'mengirim']]);
    expect(asalPeristiwa('kirim_ulang').map(([dari]) => dari)).toEqual([
      'gagal',
      'tidak_pasti',
      'dibatalkan',
    ]);
  });

  test('news that come twice or in any order end where they end in order, and never go back', () => {
    const order = ['terkirim', 'gagal', 'sampai', 'dibaca'];
    fc.assert(
      fc.property(
        fc.constantFrom(...keadaanPesan),
        fc.array(fc.constantFrom(...kabarPesan)),
        (dari, kabar) => {
          let keadaan = dari;
          for (const one of kabar) {
            const next = terimaKabar(keadaan, one);
            expect(order.indexOf(next)).toBeGreaterThanOrEqual(order.indexOf(keadaan));
            keadaan = next;
          }
          const highest = Math.max(order.indexOf(dari), ...kabar.map((one) => order.indexOf(one)));
          expect(keadaan).toBe(highest < 0 ? dari : order[highest]);
        },
      ),
    );
  });

  test('that it failed is news only of what was sent and not yet delivered; all other news always count', () => {
    const counts = (kabar: (typeof kabarPesan)[number]) =>
      keadaanPesan.filter((dari) => berlakuKabar(dari, kabar));
    expect(counts('gagal')).toEqual(['mengirim', 'tidak_pasti', 'terkirim']);
    for (const kabar of ['terkirim', 'sampai', 'dibaca'] as const)
      expect(counts(kabar)).toEqual(keadaanPesan);
  });

  test('S2-WA-06: TERKIRIM is true, GAGAL false, what is neither null', () => {
    expect(keadaanPesan.map((one) => [one, statusPesan(one)])).toEqual([
      ['antre', null],
      ['ditahan', null],
      ['mengirim', null],
      ['tidak_pasti', null],
      ['terkirim', true],
      ['gagal', false],
      ['sampai', true],
      ['dibaca', true],
      ['dibatalkan', null],
    ]);
  });
});
