import { expect, test } from 'vitest';
import { engine } from '../../db/engine.ts';
import { perTest } from '../../testing/per-test.ts';
import { planOf } from '../../testing/plan-of.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { listSumber, memilihPertama } from './skor/sumber.queries.ts';

const t = perTest(buildTestApp);

test.runIf(engine === 'sqlite')(
  'who chose a programme first is found by his choice, whoever else there is',
  () => {
    const steps = planOf(t.dataDir, listSumber(t.context.store.read, memilihPertama('TKJ')));
    expect(steps[0]).toMatch(/^SEARCH peserta USING INDEX peserta_pilihan_1 .*jurusan_id_1=\?/);
  },
);
