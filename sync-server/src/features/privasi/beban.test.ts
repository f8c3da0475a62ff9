import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { engine } from '../../db/engine.ts';
import { ofSchool } from '../../db/of-school.ts';
import { nameOf } from '../../db/table-rows.ts';
import { media } from '../../media/media.table.ts';
import { perTest } from '../../testing/per-test.ts';
import { planOf } from '../../testing/plan-of.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { write } from '../situs/testing/admission.ts';
import { takeMilik } from './orang/milik.queries.ts';
import { tentangOrang } from './orang/tersirat.queries.ts';
import { makePerson } from './testing/make-person.ts';

const t = perTest(buildTestApp);
/** Tables that stay small: rooms that staff watch, and seats that moved up. */
const kecil = ['pengawas_ruang', 'promosi_cadangan'];

const planFor = (table: SQLiteTable, where: SQL | undefined) =>
  planOf(t.dataDir, t.context.store.read.select().from(table).where(where));
/** Found by more than the school, which all rows share. */
const isFound = (steps: string[]) => steps.every((step) => /^SEARCH .*sekolah_id=\? AND /.test(step));

test.runIf(engine === 'sqlite')(
  'rows of one person, his files and his entries of the trail are found without a look at everybody’s',
  async () => {
    const siti = await t.signIn('peserta');
    const orang = { peserta_id: 'siti', akun_id: siti.akun_id };
    await write(t, (tx) => makePerson(tx, siti.akun_id, { id: 'siti', akun_id: siti.akun_id }));
    const slow: string[] = [];
    const milik = await takeMilik((table, where) => {
      const steps = planFor(table, where);
      if (!isFound(steps) && !kecil.includes(nameOf(table)))
        slow.push(`${nameOf(table)}: ${steps.join(' | ')}`);
      return t.context.store.read.select().from(table).where(where);
    }, orang);
    expect(slow).toEqual([]);
    for (const which of tentangOrang(orang, milik, [{ id: 'akte' }]))
      expect(planFor(audit, ofSchool(audit, which))).toEqual([expect.stringMatching(/audit_(akun|baris)/)]);
    for (const which of [eq(media.akun_id, siti.akun_id), eq(media.sha256, 'isi')])
      expect(isFound(planFor(media, ofSchool(media, which)))).toBe(true);
  },
);
