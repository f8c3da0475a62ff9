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

/** What Chrome 109 and Firefox 115 do not have: types and the build let it pass. */
const tooNew = [
  'groupBy',
  'withResolvers',
  'fromAsync',
  'canParse',
  'toSorted',
  'toReversed',
  'toSpliced',
  'isWellFormed',
  'toWellFormed',
  'toBase64',
].map((property) => ({ property, message: 'The oldest browsers of the build target do not have it.' }));

export default defineConfig(
  globalIgnores(['**/node_modules', '**/dist', 'data', 'coverage', 'test-results', 'playwright-report']),
  {
    files: code,
    extends: [tseslint.configs.strictTypeChecked],
    linterOptions: { noInlineConfig: true },
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', packedSpread, castThroughUnknown, ...timeAndChance],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/no-deprecated': [
        'error',
        {
          allow: [
            // Only one of its two forms is deprecated, and not the one in use.
            { from: 'package', package: 'drizzle-orm', name: 'primaryKey' },
            { from: 'package', package: 'fast-xml-parser', name: 'XMLValidator' },
          ],
        },
      ],
      // Strings that are spread here are alphabets, not prose.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      // Ports are objects of closures: their functions know no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // An async function turns what it throws into a rejection, also where it awaits nothing.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
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
    // The two engines' builders meet in db/, and only there.
    files: ['sync-server/src/db/**'],
    rules: { 'no-restricted-syntax': ['error', packedSpread, ...timeAndChance] },
  },
  {
    files: ['pwa/src/**', 'shared/src/**'],
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        ...tooNew,
        { object: 'AbortSignal', property: 'any', message: 'Chrome has it from 116 on.' },
      ],
    },
  },
  {
    // What ships is read function by function.
    files: ['pwa/src/**', 'shared/src/**', 'sync-server/src/**'],
    ignores: tests,
    rules: {
      'max-lines-per-function': [
        'error',
        { max: 80, skipBlankLines: false, skipComments: true, IIFEs: true },
      ],
    },
  },
  {
    files: ports,
    rules: { 'no-restricted-syntax': ['error', packedSpread, castThroughUnknown, schoolByHand] },
  },
  {
    files: tests,
    rules: {
      'no-console': 'off',
      'no-restricted-syntax': ['error', packedSpread, castThroughUnknown],
      // Answers of calls are read as they come: a wrong shape fails the expectation.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['sync-server/src/{main,verify,restore,token-darurat}.ts'], rules: { 'no-console': 'off' } },
);
