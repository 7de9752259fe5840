// The project's own rules. The standard ones, and types, are in .oxlintrc.jsonc: oxlint checks them
// in seconds, but has no rule like `no-restricted-syntax`.
import * as parser from '@typescript-eslint/parser'
import { layerRules, PACKED_LITERALS } from './tools/lint/layers.js'

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

/** @type {import('eslint').Linter.Config[]} */
export default [
  { ignores: ['**/*', '!src/**', '!tests/**', '!tools/**', 'tests/fixtures/server'] },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  ...layerRules,
  {
    files: ['tests/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', TEST_WITHOUT_ASSERTION, ...PACKED_LITERALS] },
  },
]
