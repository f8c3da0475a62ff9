import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Server tests that open no database: they run once, not once per engine. */
const pure = [
  'sync-server/src/spreadsheet/**/*.test.ts',
  'sync-server/src/snapshot/**/*.test.ts',
  'sync-server/src/testing/demo/**/*.test.ts',
  'sync-server/src/features/*/import/read/**/*.test.ts',
  'sync-server/src/features/soal/{export,html}/**/*.test.ts',
];
const onDatabase = {
  include: ['sync-server/src/**/*.test.ts'],
  exclude: pure,
  // These wait more than they compute: for durable commits, password hashes and each other's locks.
  maxWorkers: 2 * availableParallelism(),
};
/** Only what hangs is ended: a machine may be slow. */
const shared = { testTimeout: 60_000, hookTimeout: 120_000 };
/**
 * Loading a package anew for each file takes as long as its tests. The server keeps nothing in its modules (time,
 * randomness and data come through the context), so that the files of a project share one loaded server.
 */
const once = { ...shared, isolate: false };
/**
 * A test that needs a document says so in its first line: // @vitest-environment jsdom
 * The files share one loaded page: its modules keep only parts that were fetched, and an update that waits.
 */
const onPage = { ...once, setupFiles: ['fake-indexeddb/auto', 'pwa/src/testing/patient-queries.ts'] };

export default defineConfig({
  test: {
    // A worker a core, not one fewer.
    maxWorkers: '100%',
    projects: [
      { test: { ...once, name: 'shared', include: ['shared/src/**/*.test.ts'] } },
      { test: { ...onPage, name: 'pwa', include: ['pwa/src/**/*.test.ts'] } },
      // By themselves: a worker that goes from a file with a document to one without begins anew.
      { test: { ...onPage, name: 'pwa-screens', include: ['pwa/src/**/*.test.tsx'] } },
      { test: { ...shared, name: 'tools', include: ['{tools,bench}/**/*.test.ts'] } },
      { test: { ...once, name: 'server-pure', include: pure, env: { DATABASE_URL: '' } } },
      { test: { ...once, name: 'server-sqlite', ...onDatabase, env: { DATABASE_URL: '' } } },
      {
        // The address here only names the engine; each test file gets its own database from createTestDatabase.
        test: {
          ...once,
          name: 'server-postgres',
          ...onDatabase,
          env: { DATABASE_URL: 'postgres://per-test-file' },
          globalSetup: ['sync-server/src/testing/start-postgres.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'integration',
          include: ['integration/**/*.test.ts'],
          exclude: ['integration/postgres/**'],
          env: { DATABASE_URL: '' },
          testTimeout: 120_000,
          // Each of these loads the whole machine.
          fileParallelism: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'integration-postgres',
          include: ['integration/postgres/**/*.test.ts'],
          // It only names the engine; each of these starts a PostgreSQL of its own.
          env: { DATABASE_URL: 'postgres://per-test-file' },
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
