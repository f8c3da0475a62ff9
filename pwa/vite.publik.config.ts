import { defineConfig } from 'vite';
import { base, build, treeshake } from './vite.common.ts';

/**
 * The public site, a document of its own beside the application's: whoever only looks loads nothing of the exam, and the
 * exam nothing of it. Written for React, it runs on Preact, which is a tenth of it.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  build: {
    ...build,
    // The back office is there already.
    emptyOutDir: false,
    manifest: '.vite/publik.json',
    rolldownOptions: { input: 'publik.html', treeshake },
  },
  plugins: base,
});
