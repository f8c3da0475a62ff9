import { gladiBersihContract } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTables } from '../../pencadangan/testing/read-tables.ts';
import { eq } from 'drizzle-orm';
import QRCode from 'qrcode';
import { schoolId } from '../../../db/school-id.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';
import { perFile } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const t = perFile(buildTestApp);
const operator = perFile(() => t.signIn('operator'));
let kode: string;

const jalan = async (query = '') =>
  (await t.call(operator, 'GET', `/api/gladi-bersih-jalan${query}`)).body.hp;
const setAlamat = (alamat_server: string | null) =>
  t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx.update(sekolah).set({ alamat_server }).where(eq(sekolah.id, schoolId)),
  );

/** Dark modules of a QR code that is drawn as horizontal strokes, as `column,row` without the quiet zone of 4. */
function modulesOf(dataUrl: string): string[] {
  const svg = decodeURIComponent(dataUrl.replace('data:image/svg+xml,', ''));
  expect(svg).toMatch(/<path fill="#ffffff" d="M0 0h\d+v\d+H0z"/);
  const modules: string[] = [];
  let [x, y] = [0, 0];
  const strokes = svg.slice(svg.indexOf('stroke="#000000"'));
  for (const [, command, right, down = '0'] of strokes.matchAll(/([MmhH])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const [dx, dy] = [Number(right), Number(down)];
    if (command === 'M') [x, y] = [dx, dy];
    else if (command === 'm') [x, y] = [x + dx, y + dy];
    else for (const end = x + dx; x < end; x++) modules.push(`${x - 4},${Math.floor(y) - 4}`);
  }
  return modules.sort();
}
function wantedModules(text: string): string[] {
  const { size, data } = QRCode.create(text).modules;
  return Array.from(data, (isDark, at) => (isDark ? `${at % size},${Math.floor(at / size)}` : ''))
    .filter(Boolean)
    .sort();
}

const enter = async (ruang: string) =>
  (await t.call(undefined, 'POST', '/api/gladi-hp-masuk', { kode, ruang })).body;
const report = async (perangkat_id: string, news: object = {}) =>
  (
    await t.call(undefined, 'POST', '/api/gladi-hp-lapor', {
      kode,
      perangkat_id,
      muat_ms: 900,
      terkirim: 3,
      gagal: 0,
      bolak_balik_ms: [40],
      serentak: null,
      ...news,
    })
  ).body;
const inside = (path: string, headers: Record<string, string>, body: object) =>
  t.app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

test('devices join without an account, work in the rehearsal’s own data, and the room is told by name', async () => {
  const before = await readTables(t);
  const isian = { nama: 'Gladi ruang', menit: 10, ruang: ['Lab 1', 'Lab 2'] };
  const { body } = await t.call(operator, 'POST', '/api/gladi-bersih-hp', isian);
  expect(body.status).toBe(true);
  await expect.poll(async () => (await jalan())?.kode ?? '', { timeout: 20_000 }).not.toBe('');
  ({ kode } = await jalan());
  expect((await t.call(undefined, 'POST', '/api/gladi-hp-info', { kode })).body).toEqual({
    nama: 'Gladi ruang',
    ruang: ['Lab 1', 'Lab 2'],
  });

  // By phone the same address as a code: the school's own, or else the one that the caller opened.
  const own = 'http://10.0.0.2:8080';
  for (const [alamat_server, asal, opened] of [
    [null, 'https://ujian.sch.id', 'https://ujian.sch.id'],
    [null, 'javascript:alert(1)', 'http://localhost'],
    [own, 'https://ujian.sch.id', own],
  ] as const) {
    await setAlamat(alamat_server);
    const { alamat, qr } = await jalan(`?asal=${asal}`);
    expect(alamat).toBe(`${opened}/gladi#${kode}`);
    expect(modulesOf(qr)).toEqual(wantedModules(alamat));
  }

  const first = await enter('Lab 1');
  const signIn = { email: first.nomor, password: first.sandi };
  expect((await inside('/api/auth/token', {}, signIn)).status).not.toBe(200);
  const answer = await inside('/api/auth/token', { 'x-gladi': kode }, signIn);
  expect(answer.status).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  const asDevice = { 'x-gladi': kode, authorization: `Bearer ${token}` };
  const exams = await (await inside('/api/peserta/dashboard-jadwal-ujian', asDevice, {})).json();
  expect(exams).toMatchObject([{ jumlah_soal: 40, sesi: 'Gladi bersih' }]);
  // Nothing that manages a school opens, whatever key is shown.
  expect((await inside('/api/setup', { 'x-gladi': kode }, {})).status).toBe(410);
  expect((await inside('/api/auth/token', { 'x-gladi': 'SALAHXXX' }, signIn)).status).toBe(410);

  for (let device = 0; device < 5; device++)
    await report((await enter('Lab 1')).perangkat_id, { muat_ms: 15_000 });
  for (let device = 0; device < 5; device++) await report((await enter('Lab 2')).perangkat_id);
  expect(await report(first.perangkat_id)).toEqual({ selesai: false, serentak: null });
  await t.call(operator, 'POST', '/api/gladi-bersih-serentak');
  expect(await report(first.perangkat_id)).toMatchObject({ serentak: { nomor: 1, dalam_ms: 10_000 } });
  const { laporan } = await jalan();
  expect(laporan).toMatchObject({ perangkat: 11, ruang_kosong: [] });
  expect(laporan.temuan[0]).toContain('Ruang Lab 1: kapasitas titik akses tidak cukup');

  await t.call(operator, 'POST', '/api/gladi-bersih-berhenti');
  await expect.poll(() => jalan(), { timeout: 20_000 }).toBeNull();
  const gladi = gladiBersihContract.parse(
    (await t.call(operator, 'GET', `/api/gladi-bersih/${body.data.id}`)).body,
  );
  expect(gladi).toMatchObject({ jenis: 'hp', status: 'selesai', lulus: false, laporan: { perangkat: 11 } });
  expect(await report(first.perangkat_id)).toMatchObject({ status: false });
  const after = await readTables(t);
  for (const [nama, rows] of after)
    if (!['gladi_bersih', 'audit', 'kepala_audit', 'penolakan', 'gagal_masuk'].includes(nama))
      expect([nama, rows]).toEqual([nama, before.get(nama)]);
  expect(existsSync(join(t.dataDir, 'gladi'))).toBe(false);
});
