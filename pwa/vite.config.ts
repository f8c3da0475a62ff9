import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Manifest } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { pureCalls, target } from './vite.shared.ts';

const routerFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const shared =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|dexie|@noble)[\\/](?!hashes[\\/](scrypt|pbkdf2))|pwa[\\/]src[\\/]ui[\\/](button|card|icon)\.tsx|pwa[\\/]src[\\/]shell[\\/](services|site)\.tsx|pwa[\\/]src[\\/]http[\\/]call-error|shared[\\/]src[\\/](sync[\\/](stream[\\/](letter|operation)|protocol[\\/]protocol)|ujian[\\/]calls|kernel[\\/]call)\.ts/;
/** What nearly every screen of the back office needs: in a hundred small files a list took 107 requests, in these 18. */
const office =
  /node_modules[\\/](@mui[\\/](?!x-)|@emotion|@tanstack|react-hook-form)|pwa[\\/]src[\\/](kit|shell[\\/]staff)[\\/]|shared[\\/]src[\\/].*\.schema\.ts/;
/** Of that, the little that participants need too after the first question. */
const later =
  /pwa[\\/]src[\\/](ui[\\/]save-file|shell[\\/]staff[\\/]staff-upload|kit[\\/](display[\\/]error-detail|upload[\\/]send-watched))|shared[\\/]src[\\/](akun[\\/]nama-masuk|kernel[\\/]role|media[\\/]calls)/;
const staffArea = 'src/app/staff/staff-area.tsx';
/** Sends files, which without the network nobody can. */
const uploads = /node_modules\/tus-js-client\//;

const frameworkParts =
  /^function (PrefetchPageLinks|BoundaryShell|DefaultErrorComponent|RSCErrorHandler|RemixRootDefaultErrorBoundary)\([\s\S]*?^}$/gm;

/** Files that a participant needs from login to the last question: everything reachable without the back office. */
async function listExamPathFiles(): Promise<Set<string>> {
  const manifest = JSON.parse(
    await readFile(new URL('dist/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Manifest;
  const files = new Set(['index.html']);
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || key === staffArea || uploads.test(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('index.html');
  visit('style.css');
  return files;
}

/** Hash of a built file as browsers check it before they keep what the network calls by its name. */
async function hashFile(url: string): Promise<string> {
  const bytes = await readFile(new URL(`dist/${url}`, import.meta.url));
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: [
      // The modern build of the same version: the default one is written for browsers far below the target.
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' },
      // The build without developers' warnings, which the package holds but does not offer by name.
      { find: /^react-router$/, replacement: join(routerFolder, 'dist/production/index.mjs') },
    ],
  },
  build: {
    target,
    manifest: true,
    // The content security policy allows no inlined scripts or fonts from data addresses.
    assetsInlineLimit: 0,
    // One style sheet of a few kilobytes and no preloading script: an address opens with fewer requests, each of which
    // a bad network could lose. Fonts in it are fetched only where their letters occur.
    cssCodeSplit: false,
    // The page names the scripts that its own imports, so that they come beside it and not after it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    // The office's file is large, and kept by the browser; what a participant loads has a budget of its own.
    chunkSizeWarningLimit: 1_200,
    // One file that a new version of the app seldom changes.
    rolldownOptions: {
      treeshake: { manualPureFunctions: pureCalls },
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: shared },
            // What every address needs stays in the first file, whoever else names it.
            { name: 'index', tags: ['$initial'] },
            { name: 'later', test: later },
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
            // Whoever sets the server up needs it before there is an office.
            { name: 'address', test: /shared[\\/]src[\\/]sekolah[\\/]alamat-server\.ts/ },
            { name: 'office', test: office },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': 'http://127.0.0.1:8080', '/api-v2': 'http://127.0.0.1:8080' },
  },
  plugins: [
    react(),
    {
      name: 'nothing-to-preload',
      enforce: 'pre',
      // With one style sheet and no preloading, the bundler's helper around every lazy part has nothing to do.
      load: (id) =>
        id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
      renderChunk: (code) => code.replaceAll(', __VITE_PRELOAD__)', ')'),
    },
    {
      name: 'only-used-routes',
      // Names for developers and wrapped components look as if they did something, and keep what no screen uses. What
      // only the server of a framework leads to is never drawn here, yet links and errors name it.
      transform: (code, id) =>
        id.includes('react-router/dist/production')
          ? code
              .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
              .replaceAll(frameworkParts, 'function $1() {}')
              .replaceAll(/= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ ')
          : undefined,
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'SIM-SPMB',
        short_name: 'SIM-SPMB',
        description: 'Penerimaan murid baru dan ujian sekolah, juga saat jaringan terputus.',
        lang: 'id',
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f6f7f9',
        theme_color: '#7b1fa2',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      injectManifest: {
        globPatterns: ['index.html', 'assets/*.{js,css,woff2}', 'icon-192.png', 'icon.svg'],
        manifestTransforms: [
          async (entries) => {
            const files = await listExamPathFiles();
            const kept = (url: string): boolean => !url.startsWith('assets/') || files.has(url);
            const manifest = entries
              .filter(({ url }) => kept(url))
              .map(async (entry) => ({ ...entry, integrity: await hashFile(entry.url) }));
            return { manifest: await Promise.all(manifest), warnings: [] };
          },
        ],
      },
    }),
  ],
});
