import { expect, test } from 'vitest';
import { placeSeats } from './place-seats.ts';
import { stateOf } from './row-state.ts';
import { seatLook } from './seat-look.ts';
import { buildAbsenRow } from '../testing/build-absen-row.ts';

const nowMs = 10_000_000;
const running = {
  status: 'SEDANG MENGERJAKAN',
  keadaan: 'mengerjakan',
  terjawab: 11,
  kontak_ms: nowMs,
  sisa_ms: 40 * 60_000,
  sisa_pada_ms: nowMs,
} as const;
const done = { status: 'SELESAI', keadaan: 'selesai', kontak_ms: nowMs } as const;

test.each([
  ['not come yet', {}, false, 'quiet grey – belum hadir'],
  ['not come and late', {}, true, 'quiet amber ? belum hadir'],
  ['reset, and not begun again', { direset: true }, true, 'quiet amber ↺ direset, belum mulai lagi'],
  ['at work', running, false, 'quiet blue ● 11/40'],
  [
    'at work with answers on the device',
    { ...running, belum_terkirim: 3 },
    false,
    'quiet blue ● 11/40 · 3 belum',
  ],
  ['nearly out of time', { ...running, sisa_ms: 300_000 }, false, 'quiet amber ⏱ sisa 5 mnt'],
  [
    'cut off',
    { ...running, kontak_ms: nowMs - 240_000, diam_sejak_ms: nowMs - 240_000 },
    false,
    'loud red ○ putus 4 mnt',
  ],
  ['covered until the token', { ...running, minta_token: true }, false, 'loud amber ! minta token'],
  [
    'begun with a code nobody had seen',
    { ...running, kode_belum_dibuka: true },
    false,
    'loud red ! periksa kode',
  ],
  ['held by staff', { ...running, tertahan: 2 }, false, 'loud violet II ditahan'],
  ['done', done, false, 'quiet green ✓ selesai'],
  [
    'done, with answers on the device',
    { ...done, belum_terkirim: 2 },
    false,
    'loud amber ! jangan ditutup · 2 belum',
  ],
  ['absent', { keadaan: 'tidak_hadir' }, false, 'quiet grey – tidak hadir'],
] as const)('a seat %s: its colour, sign and words', (_, fields, isMissing, look) => {
  const row = buildAbsenRow(fields);
  const { isLoud, tone, sign, words } = seatLook(row, stateOf(row, nowMs), isMissing);
  expect(`${isLoud ? 'loud' : 'quiet'} ${tone} ${sign} ${words}`).toBe(look);
});

const seats = (...kursi: (string | null)[]) =>
  placeSeats(kursi.map((seat) => buildAbsenRow({ id: seat ?? 'tanpa', kursi: seat }))).map(
    (row) => row && row.kursi,
  );

test('everybody stays where he sits: a free seat between two keeps its place', () => {
  expect(seats('4', '1', '2')).toEqual(['1', '2', null, '4']);
});

test.each([
  ['seats with letters', ['A2', 'A1', 'A10'], ['A1', 'A2', 'A10']],
  ['a seat twice', ['1', '1', '3'], ['1', '1', '3']],
  ['a room numbered from far on', ['101', '100'], ['100', '101']],
  ['somebody without a seat', ['2', null], [null, '2']],
])('%s stand in their order without gaps', (_, given, shown) => {
  expect(seats(...given)).toEqual(shown);
});
