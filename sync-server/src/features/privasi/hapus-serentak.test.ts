import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { engine } from '../../db/engine.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { lockPendaftar } from '../pendaftaran/berkas.queries.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { readTables } from '../pencadangan/testing/read-tables.ts';
import { insertPesan } from '../pesan/rows/pesan.mutations.ts';
import { write } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);

// On SQLite one transaction writes at a time.
test.runIf(engine === 'postgres')('what he does while he is deleted goes too', async () => {
  const admin = await t.signIn('administrator');
  await buildPendaftar(t, 'siti', 'Siti Aini');
  const [began, gate] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const act = write(t, async (tx) => {
    await lockPendaftar(tx, 'siti');
    const isi = { jenis: 'balasan' as const, title: 'Tanya', body: 'Saya Siti Aini' };
    await insertPesan(tx, 1, [{ peserta_id: 'siti', id: 'surat', ...isi }]);
    began.resolve(undefined);
    await gate.promise;
  });
  await began.promise;
  const isi = { konfirmasi: 'Siti Aini', alasan: 'diminta orangnya' };
  const gone = t.call(admin, 'POST', '/api/privasi-hapus/siti', isi);
  const watcher = new pg.Client(t.databaseUrl);
  await watcher.connect();
  await vi.waitFor(async () => {
    const { rows } = await watcher.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  });
  await watcher.end();
  gate.resolve(undefined);
  await act;
  expect((await gone).body.status).toBe(true);
  expect((await readTables(t)).get('pesan')).toEqual([]);
});
