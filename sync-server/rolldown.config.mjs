import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'rolldown';

/** What every start needs and is written as hundreds of small files. Native and rarely loaded libraries stay packages. */
const bundled = /^(\.|\/|[A-Za-z]:|@spmb\/|drizzle-orm|hono|@hono\/|zod|@noble\/|jose)/;

const workers = globSync('src/**/*.worker.ts', { cwd: import.meta.dirname });

/** The server in a few files, not minified: stack traces stay readable. */
export default defineConfig({
  cwd: import.meta.dirname,
  platform: 'node',
  input: {
    main: 'src/main.ts',
    verify: 'src/verify.ts',
    restore: 'src/restore.ts',
    'token-darurat': 'src/token-darurat.ts',
    ...Object.fromEntries(workers.map((file) => [basename(file, '.ts'), file])),
  },
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
  output: { dir: 'dist', format: 'esm', cleanDir: true },
});
