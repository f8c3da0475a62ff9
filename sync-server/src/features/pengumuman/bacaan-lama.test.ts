import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engine } from '../../db/engine.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { perTest } from '../../testing/per-test.ts';
import { write } from '../situs/testing/admission.ts';
import { pengumumanPembaca } from './pengumuman.table.ts';

const t = perTest(buildTestApp);

/** Which marks of before the upgrade count as confirmed, as the migration says it. */
function migratedConfirmed(): string {
  const folder = new URL(`../../../migrations/${engine}/`, import.meta.url);
  const all = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const text = all.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  return /UPDATE .pengumuman_pembaca. SET .dikonfirmasi. = true WHERE (.+);/.exec(text)?.[1] ?? '1 = 0';
}

test('what participants had read before the upgrade stays read, what staff were shown stays unconfirmed', async () => {
  const operator = await t.signIn('operator');
  const siswa = await t.signIn('peserta');
  for (const level of ['peserta', 'administrator'])
    await t.call(operator, 'POST', '/api/pengumuman', { title: level, body: 'Isi', status: true, level });
  for (const who of [siswa, operator]) {
    const [shown] = (await t.call(who, 'GET', '/api/pengumuman-saya')).body;
    await t.call(who, 'POST', '/api/pengumuman-dibaca', { ids: [shown.id] });
  }
  await write(t, (tx) =>
    tx.update(pengumumanPembaca).set({ dikonfirmasi: true }).where(sql.raw(migratedConfirmed())),
  );
  const own = async (who: typeof siswa) => (await t.call(who, 'GET', '/api/pengumuman-saya')).body;
  expect(await own(siswa)).toMatchObject([{ title: 'peserta', dikonfirmasi: true }]);
  expect(await own(operator)).toMatchObject([{ title: 'administrator', dikonfirmasi: false }]);
});
