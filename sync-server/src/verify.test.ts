import { eq } from 'drizzle-orm';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from './db/audit.table.ts';
import { catatanOf, describeCatatan } from './db/chain/catatan.ts';
import { findKepala } from './db/chain/kepala-audit.queries.ts';
import { schoolId } from './db/school-id.ts';
import { verifySchool } from './features/verify-school.ts';
import { perTest } from './testing/per-test.ts';
import { buildTestApp } from './testing/test-app.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));
beforeEach(async () => {
  for (const name of ['Aula', 'Lab 1', 'Lab 2'])
    await t.call(admin, 'POST', '/api/ruang', { name, kapasitas: 40 });
});

const program = fileURLToPath(new URL('verify.ts', import.meta.url));
/** The program that `npm run verify` starts, beside the running server. */
function start(...args: string[]) {
  const env = { ...process.env, DATA_DIR: t.dataDir, DATABASE_URL: t.databaseUrl };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, told: stdout + stderr };
}
/** What it does, in this process: loading all of it anew takes many times as long as reading the little that is here. */
async function verify(...args: string[]) {
  const lines: string[] = [];
  const { dataDir, databaseUrl } = t;
  const isSound = await verifySchool({ dataDir, databaseUrl, args, say: (line) => lines.push(line) });
  return { isSound, told: lines.join('\n') };
}
const paper = async () => describeCatatan(catatanOf((await findKepala(t.context.store.read))!));
const change = () =>
  t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx.update(audit).set({ alasan: 'lain' }).where(eq(audit.nomor, 2)),
  );

describe('npm run verify', () => {
  test('reads the audit trail and tells where it ends, as papers do', async () => {
    const { status, told } = start();
    expect(told).toContain('Diperiksa: 3 catatan tindakan.');
    expect(told).toContain(`${await paper()}. Catatannya utuh.`);
    expect(status).toBe(0);
  });

  test('names the first entry that was changed', async () => {
    await change();
    const { isSound, told } = await verify();
    expect(told).toMatch(/Catatan nomor 2 generasi 1 \(.*\) diubah isinya sesudah dicatat\./);
    expect(told).toContain('Catatan tindakan tidak utuh. Simpan folder data ini apa adanya');
    expect(told).not.toMatch(/jejak|rantai|hash|SHA/);
    expect(isSound).toBe(false);
  });

  test('ends with 1 where something is not as it was recorded', async () => {
    await change();
    const { status, told } = start('--catatan', (await paper()).replace('nomor 3', 'nomor 2'));
    expect(told).toContain('Catatan tindakan tidak utuh.');
    expect(told).toMatch(/Nomor 2 .* tidak ada: .*Periksa lagi/);
    expect(status).toBe(1);
  });

  test('says whether what a paper says is still on record', async () => {
    const line = await paper();
    await t.call(admin, 'POST', '/api/ruang', { name: 'Lab 3', kapasitas: 40 });
    for (const args of [['--catatan', line], [`--catatan=${line.replace(/^.*nomor /, '')}`]]) {
      const { isSound, told } = await verify(...args);
      expect(told).toMatch(/Nomor 3 dengan sidik .* masih tercatat seperti di kertas\./);
      expect(isSound).toBe(true);
    }
  });

  test('says that what stands on no record is not there', async () => {
    const { isSound, told } = await verify('--catatan', (await paper()).replace('nomor 3', 'nomor 2'));
    expect(told).toMatch(/Nomor 2 .* tidak ada: .*Periksa lagi/);
    expect(isSound).toBe(false);
  });

  test('asks again for what names no record, and ends with 1', async () => {
    await expect(verify('--catatan')).rejects.toThrow('Tulis nomor dan sidik seperti di berita acara');
    const { status, told } = start('--catatan', 'sembarang');
    expect(told).toContain('Tulis nomor dan sidik seperti di berita acara');
    expect(status).toBe(1);
  });
});
