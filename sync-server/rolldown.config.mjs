import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'rolldown';

/** What every start needs and is written as hundreds of small files. Native and rarely loaded libraries stay packages. */
const bundled = /^(\.|\/|[A-Za-z]:|@spmb\/|drizzle-orm|hono|@hono\/|zod|@noble\/|jose|pino|yazl|yauzl|pend)/;

const workers = globSync('src/**/*.worker.ts', { cwd: import.meta.dirname });

/** Files of `input` in a few files, not minified: stack traces stay readable. */
const bundle = (/** @type {Record<string, string>} */ input, cleanDir = false) =>
  defineConfig({
    cwd: import.meta.dirname,
    platform: 'node',
    input,
    external: (id) => !bundled.test(id),
    plugins: [
      {
        name: 'workers-beside-their-owners',
        transform: {
          filter: { code: '.worker.ts' },
          handler: (code) => code.replaceAll(".worker.ts', import.meta.url", ".worker.js', import.meta.url"),
        },
      },
    ],
    output: { dir: 'dist', format: 'esm', cleanDir },
  });

// The server shares no files with threads and tools: its start reads one large one instead of fifty, which a disk seeks.
export default [
  bundle({ main: 'src/main.ts' }, true),
  bundle({
    verify: 'src/verify.ts',
    restore: 'src/restore.ts',
    'token-darurat': 'src/token-darurat.ts',
    ...Object.fromEntries(workers.map((file) => [basename(file, '.ts'), file])),
  }),
];
