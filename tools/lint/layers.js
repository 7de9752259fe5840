// What each layer may import: the layers it sees and the packages it owns.
// A package under `doors` may be imported by that one file alone.
/**
 * @typedef {{ sees: string[], owns: string[] }} Layer
 * @type {Readonly<Record<string, Layer>>}
 */
const layers = {
  domain: { sees: [], owns: [] },
  copy: { sees: ['domain'], owns: [] },
  data: { sees: ['domain'], owns: [] },
  ui: { sees: ['domain', 'copy'], owns: ['react', 'react-router-dom'] },
  features: { sees: ['domain', 'copy', 'data', 'ui'], owns: ['react', 'react-router-dom'] },
  app: {
    sees: ['domain', 'copy', 'data', 'ui', 'features'],
    owns: ['react', 'react-dom', 'react-router-dom'],
  },
}

const doors = {
  'src/data/connect.ts': 'dexie',
  'src/data/database.ts': 'dexie',
  'src/data/databaseTables.ts': 'dexie',
  'src/data/openTransactions.ts': 'dexie',
  'src/data/pocketbase.ts': 'pocketbase',
  'src/data/emailjs.ts': '@emailjs/browser',
  'src/ui/ToastList.tsx': 'react-hot-toast',
  'src/ui/QrCode.tsx': 'uqr',
  'src/ui/Picture.tsx': 'react-dom',
  'src/app/registerServiceWorker.ts': 'workbox-window',
}

const splitters = [
  'src/app/**',
  'src/data/database.ts',
  'src/data/pocketbase.ts',
  'src/data/emailjs.ts',
  'src/data/engine.ts',
  'src/data/submit.ts',
  'src/data/account.ts',
  'src/data/sendSoon.ts',
  'src/data/quiet.ts',
  'src/features/catalogue/NearestSize.tsx',
  'src/features/home/HeroFilm.tsx',
  'src/features/catalogue/loadWordSearch.ts',
  'src/ui/Field.tsx',
  'src/ui/notify.ts',
]

/**
 * An effect with a concise body that calls something. React runs whatever the call returns as the
 * cleanup, and a browser may start to return something: `scrollTo` has returned a promise since
 * Chrome 150.
 */
const RETURNED_CALL =
  'CallExpression:matches([callee.name=/^use(Layout|Insertion)?Effect$/], [callee.property.name=/^use(Layout|Insertion)?Effect$/])' +
  ' > ArrowFunctionExpression.arguments:first-child[body.type=/^(Call|Chain|Conditional|Logical|New|Sequence|Await)Expression$/]'

/** Calls that wait for the network, a clock, or another tab. */
const WAITS = '/^(ask|fetch|send|alone|deliver|setTimeout)$/'

const literal = (/** @type {string} */ name) => name.replace(/[/.]/g, '\\$&')

/**
 * @param {string} name
 * @returns {Layer}
 */
function layerOf(name) {
  const layer = layers[name]
  if (!layer) throw new Error(`There is no layer "${name}"`)
  return layer
}

/**
 * @param {string} layer
 * @param {readonly string[]} packages as parts of a regular expression
 * @returns {import('eslint').Linter.RuleEntry}
 */
function importRule(layer, packages) {
  const { sees } = layerOf(layer)
  const allowed = [
    String.raw`\.\/`,
    ...sees.map((name) => `#${name}/`),
    ...packages.map((name) => `${name}(/|$)`),
  ]
  const seen = ['its own folder', ...sees.map((name) => `src/${name}`), ...packages].join(', ')
  const message = `src/${layer} sees only: ${seen}.`
  const regex = String.raw`^(?!(?!.*\.\.)(?:${allowed.join('|')}))`
  return ['error', { patterns: [{ regex, message }] }]
}

/** @param {string} layer @returns {import('eslint').Linter.Config} */
function direction(layer) {
  return {
    files: [`src/${layer}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': importRule(layer, layerOf(layer).owns.map(literal)),
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
        { selector: 'TSNonNullAssertion', message: 'Prove that it is there instead.' },
        { selector: 'TSAnyKeyword', message: 'Parse it into a type instead.' },
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The Content-Security-Policy forbids inline styles.',
        },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Text is text, never markup.',
        },
        {
          selector: `CallExpression[callee.property.name="transact"] CallExpression[callee.name=${WAITS}]`,
          message: 'A transaction ends by itself while it waits for anything but the database.',
        },
        {
          selector: RETURNED_CALL,
          message: 'Write the effect with braces, and return its cleanup by name.',
        },
      ],
      ...(layer === 'domain' && {
        'no-restricted-globals': [
          'error',
          ...['window', 'document', 'navigator', 'localStorage', 'fetch', 'crypto', 'Date', 'Intl'],
          ...['URL', 'URLSearchParams', 'TextEncoder', 'structuredClone', 'setTimeout'],
        ],
      }),
    },
  }
}

/** @param {[file: string, pattern: string]} door @returns {import('eslint').Linter.Config} */
function door([file, pattern]) {
  const layer = file.split('/')[1] ?? ''
  const packages = [...layerOf(layer).owns.map(literal), pattern]
  return { files: [file], rules: { 'no-restricted-imports': importRule(layer, packages) } }
}

/**
 * The direction of imports as lint rules. They need no type information.
 * @type {import('eslint').Linter.Config[]}
 */
export const layerRules = [
  ...Object.keys(layers).map(direction),
  ...Object.entries(doors).map(door),
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: splitters,
    plugins: { split: { rules: { 'only-app': onlyAppSplits() } } },
    rules: { 'split/only-app': 'error' },
  },
]

/** `import()` outside the places that split the bundle. @returns {import('eslint').Rule.RuleModule} */
function onlyAppSplits() {
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        split: 'Only src/app and the few files named in tools/lint/layers.js split the bundle.',
      },
    },
    create: (context) => ({
      ImportExpression: (node) => context.report({ node, messageId: 'split' }),
    }),
  }
}
