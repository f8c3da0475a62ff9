import { defineConfig } from 'drizzle-kit';
import { engine } from './src/db/engine.ts';

/** Writes the migrations of the engine that DATABASE_URL names; `npm run migrations` runs it for both. */
export default defineConfig({
  dialect: engine === 'postgres' ? 'postgresql' : 'sqlite',
  schema: './src/**/*.table.ts',
  out: `./migrations/${engine}`,
});
