import { expect, test } from 'vitest';
import { isWajib, sifatOf, statusHadirOf } from '../jadwal-peserta.schema.ts';
import { findSesi, refusePeserta } from './judge-peserta.ts';

test.each([
  ['exam only', { status: null }, null, undefined],
  ['accepted file', { status: 4 }, null, undefined],
  ['rejected file', { status: 5 }, null, /Status berkas/],
  ['draft', { status: 0 }, null, /Status berkas/],
  ['own programme', { jurusan_id_1: 'tkj' }, 'tkj', undefined],
  ['another programme', { jurusan_id_1: 'rpl' }, 'tkj', /program keahlian lain/],
  ['no programme', {}, 'tkj', /program keahlian lain/],
])('who sits an exam: %s', (_name, fields, program_keahlian_id, reason) => {
  const peserta = { status: null, jurusan_id_1: null, sesi: null, ...fields };
  const refusal = refusePeserta(peserta, { pesertas: [4], program_keahlian_id });
  if (reason === undefined) expect(refusal).toBeUndefined();
  else expect(refusal).toMatch(reason);
});

test.each([
  ['1', 'Sesi 1'],
  ['sesi 01', 'Sesi 1'],
  ['SESI-2', 'Sesi 2'],
  ['Pagi', 'Pagi'],
  ['3', undefined],
  ['', undefined],
  [null, undefined],
])('%j names session %s', (text, name) => {
  expect(findSesi(text, [{ name: 'Sesi 1' }, { name: 'Sesi 2' }, { name: 'Pagi' }])?.name).toBe(name);
});

test.each([
  [undefined, 'BELUM HADIR'],
  ['siap', 'BELUM HADIR'],
  ['tidak_hadir', 'BELUM HADIR'],
  ['mengerjakan', 'SEDANG MENGERJAKAN'],
  ['menunggu_kiriman', 'SEDANG MENGERJAKAN'],
  ['selesai', 'SELESAI'],
  ['final', 'SELESAI'],
] as const)('attempt %s is shown as %s', (ujian, status) => {
  expect(statusHadirOf(ujian)).toBe(status);
});

test.each([
  ['a schedule for every programme', null, 'tkj', 'Wajib'],
  ['a schedule of the first choice', 'tkj', 'tkj', 'Wajib'],
  ['a schedule of another programme', 'rpl', 'tkj', 'Opsional'],
  ['a schedule of a programme, no first choice', 'rpl', null, 'Opsional'],
] as const)('N26: %s is %s for %s: %s', (_name, program, pilihan, sifat) => {
  expect(sifatOf(isWajib(program, pilihan))).toBe(sifat);
});
