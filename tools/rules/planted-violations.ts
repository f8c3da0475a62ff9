/** A file that breaks one rule of .dependency-cruiser.cjs, and the rule that must be reported for it. */
export interface PlantedViolation {
  rule: string;
  file: string;
  imports: string;
}

export const plantedViolations: PlantedViolation[] = [
  { rule: 'shared-is-pure', file: 'shared/src/soal/read-disk.ts', imports: 'node:fs' },
  { rule: 'shared-is-pure', file: 'shared/src/soal/draw-react.ts', imports: 'react' },
  {
    rule: 'kernel-imports-kernel',
    file: 'shared/src/kernel/knows-sync.ts',
    imports: '../sync/stream/merge.ts',
  },
  { rule: 'sync-imports-kernel', file: 'shared/src/sync/knows-soal.ts', imports: '../soal/soal.schema.ts' },
  { rule: 'schemas-say-so', file: 'shared/src/soal/check.ts', imports: 'zod' },
  { rule: 'calls-load-no-schema', file: 'shared/src/soal/calls.ts', imports: './soal.schema.ts' },
  {
    rule: 'pwa-without-server',
    file: 'pwa/src/app/asks-server.ts',
    imports: '../../../sync-server/src/app.ts',
  },
  {
    rule: 'server-without-pwa',
    file: 'sync-server/src/asks-pwa.ts',
    imports: '../../pwa/src/sync/engine.ts',
  },
  {
    rule: 'server-features-apart',
    file: 'sync-server/src/features/ujian/takes-route.ts',
    imports: '../soal/soal.route.ts',
  },
  {
    rule: 'features-in-order-soal',
    file: 'sync-server/src/features/soal/calls-later.mutations.ts',
    imports: '../ujian/commands/ujian.mutations.ts',
  },
  {
    rule: 'features-in-order-soal',
    file: 'sync-server/src/features/soal/reads-later.queries.ts',
    imports: '../ujian/attempt/ujian.queries.ts',
  },
  {
    rule: 'features-listed',
    file: 'sync-server/src/features/unlisted/unlisted.queries.ts',
    imports: '../soal/bank/soal.queries.ts',
  },
  {
    rule: 'ahead-is-reads',
    file: 'sync-server/src/features/ahead.ts',
    imports: './ujian/commands/ujian.mutations.ts',
  },
  {
    rule: 'server-engines-without-features',
    file: 'sync-server/src/http/knows-soal.ts',
    imports: '../features/soal/bank/soal.queries.ts',
  },
  {
    rule: 'server-names-no-feature',
    file: 'sync-server/src/run-server.ts',
    imports: './features/soal/bank/soal.queries.ts',
  },
  {
    rule: 'sandbox-by-the-list',
    file: 'sync-server/src/features/soal/opens-sandbox.ts',
    imports: '../../sandbox/open-sandbox.ts',
  },
  {
    rule: 'server-engines-without-domains',
    file: 'sync-server/src/http/knows-soal-words.ts',
    imports: '../../../shared/src/soal/soal.schema.ts',
  },
  {
    rule: 'houses-in-order-sync-server/src/server',
    file: 'sync-server/src/server/reads-database.ts',
    imports: '../db/connection.ts',
  },
  {
    rule: 'houses-in-order-pwa/src/kit',
    file: 'pwa/src/kit/knows-shell.ts',
    imports: '../shell/services.ts',
  },
  {
    rule: 'rooms-in-order-shared/src/sync/seal',
    file: 'shared/src/sync/seal/knows-streams.ts',
    imports: '../stream/merge.ts',
  },
  {
    rule: 'rooms-in-order-sync-server/src/features/ujian/attempt',
    file: 'sync-server/src/features/ujian/attempt/acts.ts',
    imports: '../commands/ujian.mutations.ts',
  },
  {
    rule: 'rooms-in-order-sync-server/src/features/soal/import/read/raw',
    file: 'sync-server/src/features/soal/import/read/raw/knows-all.ts',
    imports: '../read-soal.ts',
  },
  {
    rule: 'rooms-in-order-sync-server/src/features/soal/bank',
    file: 'sync-server/src/features/soal/bank/answers.ts',
    imports: '../soal.feature.ts',
  },
  {
    rule: 'rooms-in-order-pwa/src/ui/.',
    file: 'pwa/src/ui/asks.ts',
    imports: './dialog/dialog.ts',
  },
  {
    rule: 'rooms-in-order-pwa/src/kit/list',
    file: 'pwa/src/kit/list/needs-screen.ts',
    imports: '../crud/crud-screen.tsx',
  },
  { rule: 'pwa-features-apart', file: 'pwa/src/features/ujian/borrows.ts', imports: '../akun/akun.ts' },
  {
    rule: 'pwa-engines-without-features',
    file: 'pwa/src/local-db/knows-akun.ts',
    imports: '../features/akun/akun.ts',
  },
  {
    rule: 'features-without-app',
    file: 'pwa/src/features/akun/lists-all.ts',
    imports: '../../app/features.ts',
  },
  {
    rule: 'shell-below-features',
    file: 'pwa/src/shell/lists-all.ts',
    imports: '../app/features.ts',
  },
  {
    rule: 'shell-below-features',
    file: 'pwa/src/shell/knows-akun.ts',
    imports: '../features/akun/akun.ts',
  },
  {
    rule: 'pwa-engines-without-features',
    file: 'pwa/src/kit/list/knows-services.ts',
    imports: '../../shell/services.ts',
  },
  {
    rule: 'ui-knows-no-domain',
    file: 'pwa/src/ui/soal-card.ts',
    imports: '../../../shared/src/soal/soal.schema.ts',
  },
  { rule: 'react-where-it-belongs', file: 'pwa/src/sync/renders.ts', imports: 'react' },
  { rule: 'dexie-in-local-db', file: 'pwa/src/app/opens-database.ts', imports: 'dexie' },
  { rule: 'exam-path-is-small', file: 'pwa/src/features/ujian/looks-rich.ts', imports: '@mui/material' },
  { rule: 'exam-path-is-small', file: 'pwa/src/app/parses.ts', imports: 'zod' },
  { rule: 'exam-path-is-small', file: 'pwa/src/shell/looks-rich.ts', imports: '@mui/material' },
  { rule: 'exam-path-is-small', file: 'pwa/src/features/situs/looks-rich.ts', imports: '@mui/material' },
  {
    rule: 'public-site-apart',
    file: 'pwa/src/app/situs/main.tsx',
    imports: '../session/keeper.ts',
  },
  {
    rule: 'drizzle-in-data-files',
    file: 'sync-server/src/features/soal/soal.route.ts',
    imports: 'drizzle-orm',
  },
  { rule: 'drivers-in-db', file: 'sync-server/src/jobs/own-connection.ts', imports: 'pg' },
  {
    rule: 'product-without-tests',
    file: 'sync-server/src/http/uses-fake.ts',
    imports: '../testing/fake-clock.ts',
  },
  {
    rule: 'packages-without-tools',
    file: 'sync-server/src/http/uses-tool.ts',
    imports: '../../../tools/tool.ts',
  },
  { rule: 'resolvable', file: 'sync-server/src/http/lost.ts', imports: './not-there.ts' },
];

/** What the planted files import, and uses that the rules allow. */
export const innocentFiles: Record<string, string> = {
  'shared/src/kernel/id.ts': '',
  'shared/src/sync/stream/merge.ts': `import '../../kernel/id.ts'; import '../seal/digest.ts';`,
  'shared/src/sync/seal/digest.ts': '',
  'shared/src/soal/soal.schema.ts': `import '../sync/stream/merge.ts'; import 'zod';`,
  'sync-server/src/app.ts': `import './features/index.ts'; import './http/trail.ts';`,
  'sync-server/src/http/trail.ts': `import '../../../shared/src/audit/words.ts';`,
  'sync-server/src/features/index.ts': `import './soal/bank/soal.queries.ts'; import '../sandbox/open-sandbox.ts';`,
  'sync-server/src/sandbox/open-sandbox.ts': `import '../features/soal/bank/soal.mutations.ts';`,
  'shared/src/audit/words.ts': '',
  'sync-server/src/db/connection.ts': `import 'pg'; import 'drizzle-orm';`,
  'sync-server/src/testing/fake-clock.ts': `import '../features/soal/bank/soal.mutations.ts';`,
  'sync-server/src/features/soal/bank/soal.table.ts': `import '../../../db/connection.ts'; import 'drizzle-orm';`,
  'sync-server/src/features/soal/bank/soal.queries.ts': `import './soal.table.ts'; import 'drizzle-orm';`,
  'sync-server/src/features/soal/bank/soal.mutations.ts': `import './soal.table.ts';`,
  'sync-server/src/features/soal/soal.feature.ts': `import './bank/soal.mutations.ts'; import './import/read/read-soal.ts';`,
  'sync-server/src/features/soal/import/read/read-soal.ts': '',
  'sync-server/src/features/soal/soal.test.ts': `import '../../testing/fake-clock.ts';`,
  'sync-server/src/features/ujian/attempt/ujian.queries.ts': `import '../../soal/bank/soal.table.ts'; import '../../soal/bank/soal.queries.ts';`,
  'sync-server/src/features/ujian/commands/ujian.mutations.ts': `import '../attempt/ujian.queries.ts'; import '../../soal/bank/soal.mutations.ts';`,
  'pwa/src/sync/engine.ts': `import '../../../shared/src/sync/stream/merge.ts';`,
  'pwa/src/local-db/database.ts': `import 'dexie';`,
  'pwa/src/local-db/use-rows.ts': `import 'react';`,
  'pwa/src/app/features.ts': `import '../features/akun/akun.ts';`,
  'pwa/src/app/session/keeper.ts': `import '../../shell/services.ts';`,
  'pwa/src/app/staff/frame/staff-theme.ts': `import '@mui/material';`,
  'pwa/src/features/akun/akun.ts': `import 'react'; import '../../ui/button.ts';`,
  'pwa/src/kit/crud/crud-screen.tsx': '',
  'pwa/src/shell/services.ts': `import 'react'; import '../sync/engine.ts';`,
  'pwa/src/ui/dialog/dialog.ts': `import '../button.ts';`,
  'pwa/src/ui/button.ts': `import 'react'; import '../../../shared/src/kernel/id.ts';`,
  'pwa/src/features/ujian/names.ts': `import type { z } from 'zod'; export type Name = z;`,
  'tools/tool.ts': '',
};

/** Two modules that import each other, two that do so for a type alone, and two domains that do so without such a pair. */
export const plantedCycles: Record<string, string> = {
  'sync-server/src/live/one.ts': `import './other.ts';`,
  'sync-server/src/live/other.ts': `import './one.ts';`,
  'pwa/src/sync/row.ts': `import type { Row } from './rows.ts'; export const row = {} as Row;`,
  'pwa/src/sync/rows.ts': `import { row } from './row.ts'; export interface Row { row: typeof row }`,
  'shared/src/peserta/a.ts': `import '../sekolah/a.ts';`,
  'shared/src/peserta/b.ts': '',
  'shared/src/sekolah/a.ts': '',
  'shared/src/sekolah/b.ts': `import '../peserta/b.ts';`,
};

export const stubPackages = ['react', 'dexie', 'zod', 'pg', 'drizzle-orm', '@mui/material'];
