import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const code = ['**/*.{ts,tsx,mjs,js,cjs}'];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'integration/**', 'bench/**', 'e2e/**', 'tools/**'];
/** The ports: the only files that ask the machine for the time or for randomness. */
const ports = [
  'pwa/src/ports/**',
  'pwa/src/sync/browser/browser-ports.ts',
  'sync-server/src/server/**',
  'sync-server/src/media/media-store.ts',
  'sync-server/src/db/new-id.ts',
  'sync-server/src/db/run/new-run.ts',
  'sync-server/src/identity/server-state.ts',
];

/** What a reader sees first is a list of fields, not lines packed for the formatter. */
const packedSpread = {
  selector:
    'ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression, JSXSpreadAttribute > ObjectExpression',
  message: 'Write its parts where it is spread.',
};
const castThroughUnknown = {
  selector: "TSAsExpression > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']",
  message: 'Parse at the edge instead of `as unknown as`.',
};
const schoolByHand = {
  selector: `CallExpression[callee.name='eq']:matches([arguments.0.property.name='sekolah_id'], [arguments.0.name='sekolah_id'])`,
  message: 'Begin the condition by ofSchool or byId (db/of-school.ts).',
};
/** The library's textarea measures the whole page whenever the form is drawn. */
const measuredTextarea = {
  selector: "JSXAttribute[name.name='multiline']",
  message: 'Use TextArea (kit/form/text-area.tsx).',
};
/** It polls by eval, which the pages' Content Security Policy refuses whenever the first look finds nothing yet. */
const pollByEval = {
  selector: `CallExpression[callee.property.name='waitForFunction']`,
  message: 'Use expect.poll and page.evaluate.',
};
const timeAndChance = [
  [`MemberExpression[object.name='Date'][property.name='now']`, 'Use the clock port.'],
  [`NewExpression[callee.name='Date'][arguments.length=0]`, 'Use the clock port.'],
  [`MemberExpression[object.name='performance'][property.name='now']`, 'Use the clock port.'],
  [`MemberExpression[object.name='Math'][property.name='random']`, 'Use a randomness port.'],
  [`MemberExpression[object.name='crypto']`, 'Use a randomness port.'],
  [
    `ImportDeclaration[source.value='node:crypto'] > ImportSpecifier[imported.name=/^(random|generate|webcrypto)/]`,
    'Use newId or a randomness port.',
  ],
].map(([selector, message]) => ({ selector, message }));

export default defineConfig(
  globalIgnores(['**/node_modules', '**/dist', 'data', 'coverage', 'test-results', 'playwright-report']),
  {
    files: code,
    extends: [tseslint.configs.base],
    linterOptions: { noInlineConfig: true },
    rules: {
      'no-warning-comments': ['error', { terms: ['eslint-disable', 'oxlint-disable'] }],
      'no-restricted-syntax': ['error', packedSpread, castThroughUnknown, ...timeAndChance],
    },
  },
  { files: ['**/*.tsx', '**/use-*.ts'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['sync-server/src/**'],
    rules: {
      'no-restricted-syntax': ['error', packedSpread, castThroughUnknown, schoolByHand, ...timeAndChance],
    },
  },
  {
    files: ['pwa/src/**'],
    ignores: ['pwa/src/kit/form/text-area.tsx'],
    rules: {
      'no-restricted-syntax': ['error', packedSpread, castThroughUnknown, measuredTextarea, ...timeAndChance],
    },
  },
  {
    // The two engines' builders meet in db/, and only there.
    files: ['sync-server/src/db/**'],
    rules: { 'no-restricted-syntax': ['error', packedSpread, ...timeAndChance] },
  },
  {
    files: ports,
    rules: { 'no-restricted-syntax': ['error', packedSpread, castThroughUnknown, schoolByHand] },
  },
  {
    files: tests,
    rules: { 'no-restricted-syntax': ['error', packedSpread, castThroughUnknown, pollByEval] },
  },
);
