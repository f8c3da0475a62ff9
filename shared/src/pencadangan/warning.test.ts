import { expect, test } from 'vitest';
import type { PencadanganOtomatis } from './otomatis.schema.ts';
import { findWarning } from './warning.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const nowMs = Date.parse('2025-07-01T03:00:00Z');
const good = { malam_ms: nowMs - hourMs, cepat_ms: nowMs - minuteMs, gagal: null, gagal_sejak_ms: null };
const kedua = { jalur: '/media/usb', satu_disk: false, ...good };
const state: PencadanganOtomatis = {
  mulai_ms: 0,
  sesi: 'tidak',
  sesi_sejak_ms: null,
  malam_berikut_ms: nowMs,
  basis: { utuh_ms: null },
  server: good,
  kedua,
};
const exam = { sesi: 'berjalan', sesi_sejak_ms: nowMs - hourMs } as const;

test.each<[string, Partial<PencadanganOtomatis>, string | undefined]>([
  ['all is well', {}, undefined],
  [
    'nothing is promised yet',
    { mulai_ms: null, server: { ...good, malam_ms: null }, kedua: null },
    undefined,
  ],
  ['a night old', { server: { ...good, malam_ms: nowMs - 26 * hourMs } }, undefined],
  ['older', { server: { ...good, malam_ms: nowMs - 26 * hourMs - 1 } }, 'malam sudah lama'],
  [
    'none since it began to make them',
    { mulai_ms: nowMs - hourMs, server: { ...good, malam_ms: null } },
    undefined,
  ],
  ['a quick one of 12 minutes', { ...exam, server: { ...good, cepat_ms: nowMs - 12 * minuteMs } }, undefined],
  [
    'older, in an exam',
    { ...exam, server: { ...good, cepat_ms: nowMs - 12 * minuteMs - 1 } },
    'selama ujian',
  ],
  ['older, without one', { server: { ...good, cepat_ms: nowMs - 12 * hourMs } }, undefined],
  [
    'older, the exam has just begun',
    { ...exam, sesi_sejak_ms: nowMs - minuteMs, server: { ...good, cepat_ms: null } },
    undefined,
  ],
  ['no second place', { kedua: null }, 'hanya ada di disk server'],
  ['on one disk', { kedua: { ...kedua, satu_disk: true } }, 'satu disk'],
  ['pulled out an hour ago', { kedua: { ...kedua, gagal: 'x', gagal_sejak_ms: nowMs - hourMs } }, undefined],
  [
    'pulled out an hour ago, in an exam',
    { ...exam, kedua: { ...kedua, gagal: 'x', gagal_sejak_ms: nowMs - hourMs } },
    'tidak sampai',
  ],
  [
    'pulled out for more than a day',
    { kedua: { ...kedua, malam_ms: nowMs - 27 * hourMs, gagal: 'x', gagal_sejak_ms: nowMs - 27 * hourMs } },
    'tidak sampai',
  ],
])('P10: the start page is red when a promise is broken: %s', (_name, changes, title) => {
  const found = findWarning({ ...state, ...changes }, nowMs)?.title;
  if (title === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(title);
});
