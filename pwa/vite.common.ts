import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type PluginOption, type UserConfig } from 'vite';

const routerFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

const frameworkParts =
  /^function (PrefetchPageLinks|BoundaryShell|DefaultErrorComponent|RSCErrorHandler|RemixRootDefaultErrorBoundary)\([\s\S]*?^}$/gm;

export const alias = [
  // The modern build of the same version, unpressed: the default one is written for browsers far below the target.
  { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
  // The build without developers' warnings, which the package holds but does not offer by name.
  { find: /^react-router$/, replacement: join(routerFolder, 'dist/production/index.mjs') },
];

/** Written for React, run on Preact, which is a tenth of it. */
export const onPreact = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];

/** How every document is built. */
export const build = {
  target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
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
} satisfies UserConfig['build'];

/** A definition of a call that no page of the bundle makes is left out. */
export const treeshake = { manualPureFunctions: ['getCall', 'postCall', 'putCall', 'deleteCall'] };

const head = readFileSync(new URL('head.html', import.meta.url), 'utf8').trim();

/** What every document has in common: its first lines stand in one file. */
export const base: PluginOption[] = [
  react(),
  {
    name: 'one-head',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<head>', () => `<head>\n${head}`) },
  },
];

export const plugins: PluginOption[] = [
  ...base,
  {
    name: 'nothing-to-preload',
    enforce: 'pre',
    // With one style sheet and no preloading, the bundler's helper around every lazy part has nothing to do.
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
    renderChunk: (code) => code.replaceAll(', __VITE_PRELOAD__)', ')'),
  },
  {
    name: 'no-live-queries',
    // Of the database library, what watches queries for changes (`local-db/without-live-queries.ts`).
    transform: (code, id) =>
      id.includes('dexie/dist/modern')
        ? code.replaceAll(/^ +(this\.use\((cache|observability)Middleware\);|liveQuery,)$/gm, '')
        : undefined,
  },
  {
    name: 'only-used-routes',
    // Names for developers and wrapped components look as if they did something, and keep what no screen uses. What
    // only the server of a framework leads to is never drawn here, yet links and errors name it.
    transform: (code, id) =>
      id.includes('react-router/dist/')
        ? code
            .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
            .replaceAll(frameworkParts, 'function $1() {}')
            .replaceAll(/React\d*\[USE_OPTIMISTIC\]/g, 'undefined')
            .replaceAll(/= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ ')
        : undefined,
  },
];
