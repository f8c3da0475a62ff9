import { defineConfig } from 'vite';
import { alias, build, plugins, treeshake } from './vite.common.ts';

/** What screens are made of: in a hundred small files a list took 107 requests. */
const kit =
  /node_modules[\\/](@mui[\\/](?!x-)|@emotion|@tanstack|react-hook-form)|pwa[\\/]src[\\/](kit|shell[\\/]staff)[\\/]/;

/** The back office's document, built by itself: neither pays for what only the other uses of what both import. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias },
  publicDir: false,
  build: {
    ...build,
    manifest: '.vite/office.json',
    // Libraries are large, and kept by the browser; what a first list loads has a budget of its own.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      input: 'office.html',
      treeshake,
      output: {
        codeSplitting: {
          groups: [
            // What a new version of the application seldom changes.
            { name: 'office-libraries', test: /node_modules[\\/]/, tags: ['$initial'] },
            { name: 'office', tags: ['$initial'] },
            // What many screens share is what a plain list with its form needs.
            { name: 'lists', test: kit, minShareCount: 10 },
            { name: 'rarer', test: kit },
          ],
        },
      },
    },
  },
  plugins: [
    ...plugins,
    {
      name: 'lists-beside-the-page',
      // Nearly every screen needs them, and a screen is known only when the server has told the menu.
      transformIndexHtml: {
        order: 'post',
        handler: (_html, { bundle = {} }) =>
          Object.values(bundle)
            .filter(({ fileName }) => /\/lists-/.test(fileName))
            .map(({ fileName }) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
              injectTo: 'head',
            })),
      },
    },
  ],
});
