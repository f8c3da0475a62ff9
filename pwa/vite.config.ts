import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { defineConfig, type Manifest } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { documentOf } from '../shared/src/kernel/documents.ts';
import { alias, build, onPreact, plugins, treeshake } from './vite.common.ts';

const shared =
  /node_modules[\\/](preact|react-router|react-router-dom|scheduler|dexie|@noble)[\\/](?!hashes[\\/](scrypt|pbkdf2))|pwa[\\/]src[\\/]ui[\\/](button|card|icon)\.tsx|pwa[\\/]src[\\/]shell[\\/](services|site)\.tsx|pwa[\\/]src[\\/]http[\\/]call-error|shared[\\/]src[\\/](sync[\\/](stream[\\/](letter|operation)|protocol[\\/]protocol)|ujian[\\/]calls|kernel[\\/]call)\.ts/;
/** Sends files, which without the network nobody can; and what is for applicants, who sit no exam while they apply. */
const besideExams =
  /node_modules\/tus-js-client\/|src\/(features|local-db)\/pendaftaran\/|src\/features\/(akun\/tautan|biodata|permohonan|daftar-ulang|privasi)\/|src\/(shell\/(isian|push)|pdf|live)\/|src\/app\/participant\/panel-/;

/** Files that a participant needs from login to the last question: everything reachable but what sends files. */
async function listExamPathFiles(): Promise<Set<string>> {
  const manifest = JSON.parse(
    await readFile(new URL('dist/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Manifest;
  const files = new Set(['index.html']);
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || besideExams.test(key)) return;
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
  resolve: { alias: [...alias, ...onPreact] },
  build: {
    ...build,
    manifest: true,
    // The other documents are there already.
    emptyOutDir: false,
    // One file that a new version of the app seldom changes.
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: shared },
            // What every address needs stays in the first file, whoever else names it.
            { name: 'index', tags: ['$initial'] },
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
    ...plugins,
    {
      name: 'documents',
      configureServer: ({ middlewares }) => {
        middlewares.use((request, _response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const file = documentOf(pathname);
          if (file !== 'index.html') request.url = `/${file}`;
          next();
        });
      },
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
        globPatterns: ['{index,office}.html', 'assets/*.{js,css,woff2}', 'icon-192.png', 'icon.svg'],
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
