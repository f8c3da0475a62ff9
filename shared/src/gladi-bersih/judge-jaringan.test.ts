import { expect, test } from 'vitest';
import { addressRange } from '../kernel/address-range.ts';
import type { PerangkatGladi } from './gladi-hp.schema.ts';
import { judgeJaringan, judgePerangkat } from './judge-jaringan.ts';

const nowMs = 1_000_000;
const device = (news: Partial<PerangkatGladi> = {}): PerangkatGladi => ({
  id: 'a',
  ruang: 'Lab 1',
  rentang: '10.0.1.x',
  masuk_ms: nowMs - 60_000,
  kontak_ms: nowMs,
  muat_ms: 800,
  terkirim: 10,
  gagal: 0,
  bolak_balik_ms: [50],
  serentak: null,
  gelap: false,
  ...news,
});

test.each([
  ['works', {}, 'baik'],
  ['is loading', { muat_ms: null, masuk_ms: nowMs - 5_000 }, 'memuat'],
  ['has no sheet after half a minute', { muat_ms: null }, 'gagal'],
  ['is silent', { kontak_ms: nowMs - 21_000 }, 'gagal'],
  ['is silent because its screen went dark', { kontak_ms: nowMs - 600_000, gelap: true }, 'baik'],
  ['went dark while it was loading', { muat_ms: null, gelap: true }, 'memuat'],
  ['loses one batch in ten', { terkirim: 18, gagal: 2 }, 'gagal'],
  ['lost one batch', { terkirim: 3, gagal: 1 }, 'baik'],
  ['could not load with all others', { serentak: { nomor: 1, ms: null } }, 'gagal'],
  ['loads slowly', { muat_ms: 10_001 }, 'lambat'],
  ['loads slowly with all others', { serentak: { nomor: 1, ms: 12_000 } }, 'lambat'],
  ['sends slowly', { bolak_balik_ms: [2_500] }, 'lambat'],
] as const)('a device that %s', (_, news, state) => {
  expect(judgePerangkat(device(news as Partial<PerangkatGladi>), nowMs)).toBe(state);
});

const room = (ruang: string, rentang: string, bad: number) =>
  Array.from({ length: 10 }, (_, index) =>
    device({ ruang, rentang, ...(index < bad && { muat_ms: 20_000 }) }),
  );
const judge = (devices: PerangkatGladi[], isServerBusy = false) =>
  judgeJaringan({ devices, ruang: ['Lab 1', 'Lab 2', 'Aula'], nowMs, isServerBusy });

test('a room in trouble while the others work is short of access points', () => {
  const found = judge([...room('Lab 1', '10.0.1.x', 3), ...room('Lab 2', '10.0.2.x', 0)]);
  expect(found.temuan).toEqual([
    'Ruang Lab 1: kapasitas titik akses tidak cukup (3 dari 10 perangkat lambat atau gagal). Tambah titik akses, pindahkan sebagian peserta, atau pakai kabel.',
    'Alamat 10.0.1.x: kapasitas titik akses tidak cukup (3 dari 10 perangkat lambat atau gagal). Periksa titik akses yang membagi alamat ini.',
  ]);
  expect(found.ruang_kosong).toEqual(['Aula']);
  expect(found.ruang.map(({ nama, lambat }) => [nama, lambat])).toEqual([
    ['Lab 1', 3],
    ['Lab 2', 0],
  ]);
});

test('two slow devices of ten, or four devices in all, say nothing of an access point', () => {
  expect(judge(room('Lab 1', '10.0.1.x', 2)).temuan).toEqual([]);
  expect(judge(room('Lab 1', '10.0.1.x', 4).slice(0, 4)).temuan).toEqual([]);
});

test('trouble in all rooms names what they share, a busy server names the server', () => {
  const everywhere = [...room('Lab 1', '10.0.1.x', 5), ...room('Lab 2', '10.0.1.x', 6)];
  expect(judge(everywhere).temuan).toEqual([expect.stringContaining('Gangguan merata di banyak ruang')]);
  expect(judge(everywhere, true).temuan).toEqual([expect.stringContaining('Komputer server sendiri lambat')]);
});

test.each([
  ['10.0.2.17', '10.0.2.x'],
  ['::ffff:192.168.1.9', '192.168.1.x'],
  ['fe80::1%wlan0', 'fe80:0:0:0::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['', ''],
])('%s lies in %s', (address, range) => {
  expect(addressRange(address)).toBe(range);
});
