import type { KabarPerangkat } from '@spmb/shared/absen/kabar-perangkat.schema.ts';
import { expect, test } from 'vitest';
import { listReadiness } from './readiness.ts';
import { buildAbsenRow } from '../testing/build-absen-row.ts';

const ready: KabarPerangkat = {
  perangkat: 'A1',
  pada_ms: 1,
  siap: true,
  bekal: true,
  selisih_ms: 900,
  layak: true,
  baterai: 90,
  mengisi: false,
  ruang_mb: 4_000,
  tetap: true,
};
const seat = (kursi: string, kabar: KabarPerangkat | null) => buildAbsenRow({ id: kursi, kursi, kabar });

test('S21: each room counts the ready devices and names what the others lack and who has none', () => {
  const [lab] = listReadiness([
    seat('10', { ...ready, siap: false, bekal: false, selisih_ms: 11 * 60_000 }),
    seat('9', null),
    seat('2', { ...ready, baterai: 9 }),
    seat('1', ready),
    seat('3', { ...ready, baterai: 9, mengisi: true, ruang_mb: null }),
  ]);
  expect(lab).toMatchObject({ ruang: 'Lab 1', dari: 5, siap: 2, bekal: 3 });
  expect(lab?.belum.map(({ row, lacking }) => [row.kursi, lacking])).toEqual([
    ['2', ['baterai 9%']],
    ['10', ['soal belum ada', 'jam selisih 11 menit']],
  ]);
  expect(lab?.tanpa.map(({ kursi }) => kursi)).toEqual(['9']);
});

test('S21: once somebody has begun, the room speaks for itself', () => {
  const begun = buildAbsenRow({ id: 'b', status: 'SEDANG MENGERJAKAN', keadaan: 'mengerjakan' });
  expect(listReadiness([seat('1', null), begun])).toEqual([]);
});
