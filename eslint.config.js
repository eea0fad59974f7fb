import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { foldersOf, serverZones } from './server/boundaries.js';

/** Keeps every feature of the client out of the others: the fences follow what is on disk. */
const clientFences = foldersOf('client/src/features').map((slice) => ({
  target: `./client/src/features/${slice}/**/*`,
  from: `./client/src/features/!(${slice})/**/*`,
  message: 'Features of the client meet only in app/ (pages compose them).',
}));

const zones = [
  ...serverZones(),
  ...clientFences,
  {
    target: './client/**/*',
    from: ['./server/src', './server/bootstrap', './prisma'],
    message: 'The client knows the server only through @stepwise/contracts and @stepwise/markdown.',
  },
  {
    target: ['./client/src/components/**/*', './client/src/lib/**/*'],
    from: ['./client/src/features', './client/src/app'],
    message: 'components/ and lib/ serve the features and know none of them.',
  },
  {
    target: './client/src/features/**/*',
    from: './client/src/app',
    message: 'Pages compose features, not the other way round.',
  },
  {
    target: './server/contracts/**/*',
    from: ['./server/src', './client', './prisma'],
    message: 'Contracts import zod and each other, nothing else.',
  },
  {
    target: './server/markdown/**/*',
    from: ['./server/src', './server/contracts', './client', './prisma'],
    message: 'What makes HTML of Markdown knows nothing of ours.',
  },
  {
    target: './prisma/**/*',
    from: ['./server', './client'],
    message: 'The data package is passive: it imports nothing of ours.',
  },
  {
    target: './cli/**/*',
    from: './server',
    except: ['./src/judge/answer'],
    message: 'The command line compares as the judge does, and knows nothing else of the server.',
  },
];

export default tseslint.config(
  {
    ignores: [
      ...['**/dist/', 'prisma/generated/', 'prisma/problems/', 'coverage/', '.data/'],
      // Candidates' programs, odd on purpose.
      'server/src/judge/engines/local/proofs/fidelity/{javascript,typescript}/',
      'server/src/trace/{javascript,typescript}/test-programs/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{js,cjs,mjs,ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['client', 'server', 'server/contracts', 'server/markdown', 'prisma'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    languageOptions: { globals: globals.node },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-default-export': 'error',
      'max-lines': ['error', 300],
      complexity: ['error', 12],
      'no-console': 'error',
      'no-nested-ternary': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['vitest.config.ts'] } },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // There are none: erasableSyntaxOnly.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // The one way to tell Express's types what our middleware leaves behind.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
  },
  {
    // Bodies of answers have no type: reading them wrong fails the test, which is what it is for.
    files: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // A function that is longer than a screen has more than one idea. A test tells one story, however long.
    files: ['{client,server}/**/*.{js,cjs,mjs,ts,tsx}'],
    ignores: [
      ...['**/*.test.{ts,tsx}', '**/test/**', '**/proofs/**', 'client/e2e/**'],
      // The tests of every engine, called by each engine's own.
      'server/src/judge/contract/**',
    ],
    rules: {
      'max-lines-per-function': [
        'error',
        { max: 60, skipBlankLines: false, skipComments: false, IIFEs: true },
      ],
    },
  },
  {
    // Tests set times in the past and in the future.
    files: ['server/**/*.{ts,mjs}', 'client/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test/**', '**/proofs/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message:
            'Somebody may set the clock at any moment: distances are measured with performance.now().',
        },
      ],
    },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: ['client/src/lib/browser/storage.ts', '**/*.test.{ts,tsx}', '**/test/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Identifier[name=/^(local|session)Storage$/]',
          message:
            'Storage can be full, or throw by its very name: lib/browser/storage.ts does not.',
        },
      ],
    },
  },
  {
    // A form's own schema comes when somebody types, or with the form where that is opened by a press. Writing
    // problems is a page of forms.
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: [
      ...['**/*-schema.ts', 'client/src/features/problem-editor/**'],
      'client/src/features/playlists/components/new-playlist-form.tsx',
      ...['**/*.test.{ts,tsx}', '**/test/**'],
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                ...['@stepwise/contracts/*', '!@stepwise/contracts/csv'],
                ...['hints', 'languages', 'limits', 'list'].map(
                  (kind) => `!@stepwise/contracts/*-${kind}`,
                ),
              ],
              allowTypeImports: true,
              message:
                'Values of it bring the schema library to the page: 47 kB before it is seen.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['server/src/features/execution/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Servers share the queue: its times are those of the database, now() in SQL.',
        },
      ],
    },
  },
  {
    // What a person runs from a shell speaks on the console.
    files: ['server/bootstrap/**', 'server/src/commands/**', 'client/bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Tools that read a configuration want it as the default export.
    files: ['*.config.js', '**/*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
