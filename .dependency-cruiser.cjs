/*
 * Who may import what. ARCHITECTURE.md says it in words; tools/boundaries.test.ts plants a violation of every
 * rule here and expects it to be found.
 */

/**
 * Writes belong to the feature that owns the table. Another feature calls the owner's exported mutation, and only
 * of a feature that stands before it here, so that such calls never form a cycle.
 */
const mutationOrder = [
  'akun',
  'sekolah',
  'media',
  'program-keahlian',
  'peserta',
  'soal',
  'jadwal-ujian',
  'pesan',
  'ujian',
  'absen',
  'hasil-ujian',
  'kertas-ujian',
  'sistem',
  'pencadangan',
];
const serverFeatures = '^sync-server/src/features/';
const tests = '[.]test[.]tsx?$|/testing/';

/** One rule per feature: which mutations of others it may not call. */
const mutationRules = mutationOrder.map((feature, position) => {
  const callable = [feature, ...mutationOrder.slice(0, position)].join('|');
  return {
    name: `mutations-in-order-${feature}`,
    comment: 'A mutation of another feature is called only in the order of mutationOrder.',
    from: { path: `${serverFeatures}${feature}/`, pathNot: tests },
    to: {
      path: `${serverFeatures}[^/]+/[^/]+[.]mutations[.]ts$`,
      pathNot: `${serverFeatures}(${callable})/`,
    },
  };
});

const forbidden = [
  {
    name: 'shared-is-pure',
    comment: 'shared imports zod, @noble and itself: no DOM, no Node, nothing of the other packages.',
    from: { path: '^shared/src/', pathNot: tests },
    to: { pathNot: '^shared/src/|node_modules/(zod|@noble)/' },
  },
  {
    name: 'schemas-say-so',
    comment: 'What brings zod at run time is named for it: the rest of shared is light enough for the exam.',
    from: { path: '^shared/src/', pathNot: `[.]schema[.]ts$|${tests}` },
    to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'calls-load-no-schema',
    comment: 'A page that calls needs the types of what it sends and hears, not what checks them.',
    from: { path: '^shared/src/[^/]+/calls[.]ts$' },
    to: { path: '[.]schema[.]ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'kernel-imports-kernel',
    from: { path: '^shared/src/kernel/', pathNot: tests },
    to: { path: '^shared/src/', pathNot: '^shared/src/kernel/' },
  },
  {
    name: 'sync-imports-kernel',
    from: { path: '^shared/src/sync/', pathNot: tests },
    to: { path: '^shared/src/', pathNot: '^shared/src/(kernel|sync)/' },
  },
  {
    name: 'shared-domains-acyclic',
    comment: 'Domains of shared may use each other, in one direction.',
    scope: 'folder',
    from: { path: '^shared/src/' },
    to: { circular: true },
  },
  {
    name: 'no-cycles',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'pwa-without-server',
    comment: 'Not even a type: wire types come from shared.',
    from: { path: '^pwa/' },
    to: { path: '^sync-server/|node_modules/@spmb/sync-server' },
  },
  {
    name: 'server-without-pwa',
    from: { path: '^sync-server/' },
    to: { path: '^pwa/|node_modules/@spmb/pwa' },
  },
  {
    name: 'server-features-apart',
    comment: "A feature imports no other one, but another's tables (from tables and queries) and mutations.",
    from: { path: '^sync-server/src/features/([^/]+)/.+', pathNot: tests },
    to: {
      path: '^sync-server/src/features/[^/]+/.+',
      pathNot: ['^sync-server/src/features/$1/', '[.]table[.]ts$', '[.]mutations[.]ts$'],
    },
  },
  {
    name: 'server-tables-of-others',
    comment: "Another feature's table is read in queries and named in tables; only its owner writes it.",
    from: {
      path: '^sync-server/src/features/([^/]+)/.+',
      pathNot: `[.](table|queries)[.]ts$|${tests}`,
    },
    to: {
      path: '^sync-server/src/features/[^/]+/.+[.]table[.]ts$',
      pathNot: '^sync-server/src/features/$1/',
    },
  },
  ...mutationRules,
  {
    name: 'mutations-of-listed-features',
    comment:
      'A feature that calls mutations of others, or whose mutations are called, stands in mutationOrder.',
    from: {
      path: `${serverFeatures}([^/]+)/`,
      pathNot: [`${serverFeatures}(${mutationOrder.join('|')})/`, tests],
    },
    to: { path: `${serverFeatures}.+[.]mutations[.]ts$`, pathNot: `${serverFeatures}$1/` },
  },
  {
    name: 'server-engines-without-features',
    from: {
      path: '^sync-server/src/(db|http|crud|jobs|live|archive|backup|spreadsheet|print|media|server|settings)/',
      pathNot: tests,
    },
    to: { path: serverFeatures },
  },
  {
    name: 'kit-rooms-below-screens',
    comment: 'The rooms of the kit serve own screens too: none needs the whole screen of records.',
    from: { path: '^(pwa|sync-server)/src/crud/[^/]+/', pathNot: tests },
    to: { path: '^(pwa|sync-server)/src/crud/(crud-screen|crud-form|build-crud)[.]tsx?$' },
  },
  {
    name: 'pwa-features-apart',
    comment: 'Compose features in app, or move the rule to shared.',
    from: { path: '^pwa/src/features/([^/]+)/.+' },
    to: { path: '^pwa/src/features/[^/]+/.+', pathNot: '^pwa/src/features/$1/' },
  },
  {
    name: 'pwa-engines-without-features',
    from: { path: '^pwa/src/(crud|http|local-db|sync|service-worker|ui)/', pathNot: tests },
    to: { path: '^pwa/src/(features|app)/' },
  },
  {
    name: 'features-without-app',
    comment: 'app composes features, never the other way round.',
    from: { path: '^pwa/src/features/' },
    to: { path: '^pwa/src/app/features[.]tsx?$' },
  },
  {
    name: 'ui-knows-no-domain',
    from: { path: '^pwa/src/ui/' },
    to: { path: '^shared/src/', pathNot: '^shared/src/kernel/' },
  },
  {
    name: 'react-where-it-belongs',
    comment: 'React only in app, features, ui, crud and use-*.ts; the sync engine is plain TypeScript.',
    from: {
      path: '^pwa/src/',
      pathNot: `^pwa/src/(app|features|ui|crud)/|^pwa/src/main[.]tsx$|/use-[^/]+[.]tsx?$|${tests}`,
    },
    to: {
      path: 'node_modules/(react|react-dom|react-router|react-router-dom|dexie-react-hooks|@mui|@emotion|@tanstack)/',
    },
  },
  {
    name: 'dexie-in-local-db',
    from: { path: '^pwa/src/', pathNot: `^pwa/src/local-db/|${tests}` },
    to: { path: 'node_modules/dexie/' },
  },
  {
    name: 'exam-path-is-small',
    comment:
      'What a participant loads before the first question has no MUI, no staff libraries, no zod at run time.',
    from: {
      path: '^pwa/src/(app/(?!staff[-/])|(features/ujian|http|sync|local-db|ui|service-worker|ports)/)',
      pathNot: tests,
    },
    to: {
      path: '^pwa/src/crud/|node_modules/(@mui|@emotion|@tanstack|@hookform|react-hook-form|dompurify|zod)/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'drizzle-in-data-files',
    from: {
      path: '^sync-server/src/',
      pathNot: `^sync-server/src/(db|crud)/|[.](table|queries|mutations)[.]ts$|${tests}`,
    },
    to: { path: 'node_modules/drizzle-orm/' },
  },
  {
    name: 'drivers-in-db',
    from: { path: '^sync-server/src/', pathNot: `^sync-server/src/db/|${tests}` },
    to: { path: 'node_modules/(better-sqlite3|pg)/' },
  },
  {
    name: 'product-without-tests',
    comment: 'Only the demo is filled from testing/.',
    from: { path: '^(shared|sync-server|pwa)/src/', pathNot: `${tests}|^sync-server/src/main[.]ts$` },
    to: { path: '/testing/|[.]test[.]tsx?$|node_modules/(vitest|fast-check|fake-indexeddb)/' },
  },
  {
    name: 'packages-without-tools',
    from: { path: '^(shared|sync-server|pwa)/' },
    to: { path: '^(tools|e2e|integration|bench)/' },
  },
  {
    name: 'resolvable',
    comment: 'An import that the checker cannot follow is an import that it cannot judge.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests of shared use builders of every domain; counting them would make every domain depend on every other.
    exclude: { path: '/dist/|^shared/src/.+[.]test[.]ts$' },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types', 'node', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
