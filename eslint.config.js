import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { layerRules } from './tools/lint/layers.js'

/** What a test waits for or expects, in its own body. `sees` and the others fail by a time limit. */
const ASSERTIONS = 'expect\\w*|assert|waitFor\\w*|sees|opens|everyPageOpens'

/** `test(…)`, `test.concurrent(…)`, `test.each(…)(…)` and `test.concurrent.for(…)(…)`. */
const TEST_CALLS = [
  'callee',
  'callee.object',
  'callee.callee.object',
  'callee.callee.object.object',
]
  .map((callee) => `CallExpression[${callee}.name=/^(it|test)$/]`)
  .join(', ')

const TEST_WITHOUT_ASSERTION = {
  selector: `:matches(${TEST_CALLS}) > ArrowFunctionExpression:not(:has(Identifier[name=/^(${ASSERTIONS})$/]))`,
  message: 'This test cannot fail: it expects nothing and waits for nothing.',
}

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      '.cache',
      'pb_data',
      'pb_hooks/built',
      // Landed before migrations had types; they are never rewritten.
      'pb_migrations/00[0-4]*.js',
      'public',
      'tests/fixtures/server',
    ],
  },
  {
    files: ['**/*.{ts,tsx}', 'src/**/*.js', 'tools/**/*.{mjs,js}', 'pb_{hooks,migrations}/**/*.js'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly, tseslint.configs.strict],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-duplicate-imports': 'error',
      'no-console': 'error',
      // Fields are removed by destructuring: `const { owner, ...line } = row`.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['pb_hooks/**/*.js'],
    languageOptions: {
      parserOptions: { projectService: false, project: 'src/server/tsconfig.json' },
    },
  },
  {
    files: ['pb_migrations/*.js'],
    languageOptions: {
      parserOptions: { projectService: false, project: 'src/server/tsconfig.migrations.json' },
    },
    // Editors find PocketBase's types by it.
    rules: { '@typescript-eslint/triple-slash-reference': 'off' },
  },
  {
    // PocketBase's engines have `require` only.
    files: ['pb_{hooks,migrations}/**/*.js', 'src/server/{pages/pages,push/vapid}.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Declarations beside PocketBase's own: interfaces merge, and module files cannot hold them.
    files: ['src/server/**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-namespace': 'off',
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], extends: [hooks.configs.flat['recommended-latest']] },
  ...layerRules,
  {
    files: [
      'tools/**/*.{mjs,js}',
      'tests/bench/**/*.ts',
      'tests/faults/{main,plantAll,killBrowsers}.ts',
      'tests/modes/tryModes.ts',
      'src/server/pocketbase/terminal.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', TEST_WITHOUT_ASSERTION] },
  },
  // A phone in Node answers synchronously where a phone in Chromium has to be awaited.
  {
    files: ['tests/faults/phone/*Phone.ts'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
)
