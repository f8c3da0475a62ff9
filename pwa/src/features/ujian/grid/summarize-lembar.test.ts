import { expect, test } from 'vitest';
import { summarizeLembar } from './summarize-lembar.ts';

test('a doubtful answer counts as answered and as doubtful; what is unsent and what waits for staff are told apart', () => {
  const summary = summarizeLembar({
    urutan: ['a', 'b', 'c', 'd'],
    pilihan: { a: 'A', b: 'C', d: null },
    ragu: { b: true, c: true },
    simpan: {
      a: { keadaan: 'server', pada_ms: 1 },
      b: { keadaan: 'perangkat', pada_ms: 1 },
      c: { keadaan: 'belum', pada_ms: 1 },
      d: { keadaan: 'menunggu_pengawas', pada_ms: 1 },
    },
  });
  expect(summary).toEqual({ terjawab: 2, kosong: [3, 4], ragu: [2, 3], belumTerkirim: 2, menunggu: 1 });
});
