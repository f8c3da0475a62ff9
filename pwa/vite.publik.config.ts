import { defineConfig } from 'vite';
import { base, build, onPreact, treeshake } from './vite.common.ts';

/**
 * The public site, a document of its own beside the application's: whoever only looks loads nothing of the exam, and the
 * exam nothing of it.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  resolve: { alias: onPreact },
  build: {
    ...build,
    // The back office is there already.
    emptyOutDir: false,
    manifest: '.vite/publik.json',
    rolldownOptions: { input: 'publik.html', treeshake },
  },
  plugins: base,
});
