/**
 * What each layer may import: the layers below it, the packages it owns, and its own rooms
 * (subfolders), listed from the bottom up. A room sees the rooms listed before it, never the ones
 * after it, so rooms cannot form a cycle. `.` is the layer's own folder.
 * @type {Record<string, { sees: string[], owns: string[], rooms: string[] }>}
 */
const layers = {
  domain: {
    sees: [],
    owns: [],
    rooms: [
      'base',
      'site',
      'account',
      'length',
      'body',
      'drawing',
      'measurements',
      'outbox',
      'cloth',
      'products',
      'search',
      'workroom',
      'money',
      'cart',
      'orders',
      'addresses',
      'documents',
      'fittings',
      'shop',
      'desk',
      'mail',
    ],
  },
  copy: {
    sees: ['domain'],
    owns: [],
    rooms: [
      'base',
      'account',
      'measurements',
      'money',
      'shop',
      'product',
      'home',
      'journal',
      'desk',
      'mail',
    ],
  },
  server: {
    sees: ['domain', 'copy'],
    owns: [],
    rooms: [
      'pocketbase',
      'settings',
      'http',
      'limits',
      'sessions',
      'shop',
      'mail',
      'push',
      'accounts',
      'catalogue',
      'products',
      'pages',
      'workroom',
      'orders',
      'documents',
      'fittings',
      'requests',
      'health',
      'commands',
      '.',
    ],
  },
  data: {
    sees: ['domain'],
    owns: [],
    rooms: [
      'live',
      'parse',
      'auth',
      'server',
      'shop',
      'storage',
      'local',
      'catalogue',
      'mail',
      'mail/emailjs',
      'cart',
      'outbox',
      'outbox/sending',
      'measurements',
      'requests',
      'orders',
      'push',
      'account',
      'desk/replicas',
      'desk/edits',
      'desk/drafts',
      'desk',
      'sync',
    ],
  },
  ui: {
    sees: ['domain', 'copy'],
    owns: ['react', 'react-router-dom'],
    rooms: [
      'styles/parts',
      'styles',
      'state',
      'device',
      'routing',
      'parts',
      'facts',
      'pictures',
      'documents',
      'workroom',
      'body',
      'notices',
      'forms',
      'typed',
      'measuring',
    ],
  },
  features: {
    sees: ['domain', 'copy', 'data', 'ui'],
    owns: ['react', 'react-router-dom'],
    rooms: [],
  },
  app: {
    sees: ['domain', 'copy', 'data', 'ui', 'features'],
    owns: ['react', 'react-dom', 'react-router-dom'],
    rooms: ['routing', 'worker', 'install', 'notices', 'frame', 'providers', '.'],
  },
}

/** The rooms of each feature, from the bottom up. Features never see each other. */
const features = {
  account: ['.', 'signIn', 'dashboard', 'orders', 'order', 'profile'],
  admin: [
    'parts',
    'rows',
    'conflict',
    'chat',
    'fittings',
    'documents',
    'home',
    'customer',
    'counter',
    'dashboard',
    'move',
    'measured',
    'order',
    'product',
    'requests',
    'workroom',
    'settings',
    'orders',
    'products',
    'waiting',
    '.',
  ],
  cart: ['.'],
  catalogue: ['search', 'grid', 'piece', 'pictures', 'panel', 'product', '.'],
  checkout: ['.', 'placed', 'form'],
  fittings: ['.'],
  home: ['hero', 'parts', 'contact', 'testimonials', 'shelf', '.'],
  journal: ['.'],
  measurements: ['form', 'sets', '.', 'tailoring'],
  pay: ['.'],
  styleguide: ['.'],
}

/** Packages that only one file may import. */
const doors = {
  'src/data/storage/connect.ts': 'dexie',
  'src/data/storage/database.ts': 'dexie',
  'src/data/storage/openTransactions.ts': 'dexie',
  'src/data/server/pocketbase.ts': 'pocketbase',
  'src/data/mail/emailjs/emailjs.ts': '@emailjs/browser',
  'src/ui/notices/ToastList.tsx': 'react-hot-toast',
  'src/ui/parts/QrCode.tsx': 'uqr',
  'src/ui/notices/modalDialogs.tsx': 'react-dom',
  'src/ui/parts/Picture.tsx': 'react-dom',
  'src/app/install/registerServiceWorker.ts': 'workbox-window',
  'src/server/push/p256.ts': '@noble/curves',
}

/** The files that may split the bundle with `import()`. */
const splitters = [
  'src/app/**',
  'src/data/storage/database.ts',
  'src/data/server/pocketbase.ts',
  'src/data/mail/emailjs/emailjs.ts',
  'src/data/sync/*.ts',
  'src/data/requests/submitForm.ts',
  'src/data/outbox/sendSoon.ts',
  'src/data/shop/shop.ts',
  'src/data/account/account.ts',
  'src/features/catalogue/pictures/Gallery.tsx',
  'src/features/catalogue/panel/panelCode.ts',
  'src/features/catalogue/piece/NearestSize.tsx',
  'src/features/catalogue/piece/OwnPrice.tsx',
  'src/features/catalogue/piece/PiecePromise.tsx',
  'src/features/catalogue/product/ProductStory.tsx',
  'src/features/cart/CartSummary.tsx',
  'src/features/home/hero/HeroFilm.tsx',
  'src/features/catalogue/search/useSearch.ts',
  'src/features/account/profile/ProfileTab.tsx',
  'src/features/admin/dashboard/useFirstRun.ts',
  'src/ui/forms/Field.tsx',
  'src/ui/notices/notify.ts',
]

/** Calls that wait for the network, a clock, or another tab. */
const WAITS = '/^(ask|fetch|send|withTabLock|deliver|setTimeout)$/'

/** @param {string} name */
const literal = (name) => name.replace(/[/.]/g, '\\$&')

/**
 * Every room with the path of its files and those of the rooms it sees.
 * @type {{ layer: string, files: string, sees: string[] }[]}
 */
const rooms = [
  ...Object.entries(layers).flatMap(([layer, { rooms }]) => inFolder(layer, layer, rooms)),
  ...Object.entries(features).flatMap(([name, rooms]) =>
    inFolder('features', `features/${name}`, rooms),
  ),
]

/**
 * @param {string} layer
 * @param {string} folder below `src`
 * @param {string[]} names
 */
function inFolder(layer, folder, names) {
  /** @param {string} name */
  const at = (name) => (name === '.' ? `${folder}/` : `${folder}/${name}/`)
  return names.map((name, place) => ({
    layer,
    files: `src/${at(name)}*.{ts,tsx}`,
    sees: names.slice(0, place).map((lower) => String.raw`#${at(lower)}[\w.]+$`),
  }))
}

/**
 * @param {{ layer: string, files: string, sees: string[] }} room
 * @param {string[]} packages as parts of a regular expression
 * @returns {import('eslint').Linter.RuleEntry}
 */
function importRule({ layer, files, sees }, packages) {
  const below = layers[layer]?.sees ?? []
  const allowed = [
    String.raw`\.\/[\w.]+$`,
    ...sees,
    ...below.map((name) => `#${name}/`),
    ...packages.map((name) => `${name}(/|$)`),
  ]
  const room = files.slice(0, files.lastIndexOf('/'))
  const message = `${room} sees its own folder, the rooms below it and: ${[...below, ...packages].join(', ')} (tools/lint/layers.js).`
  const regex = String.raw`^(?!(?!.*\.\.)(?:${allowed.join('|')}))`
  return ['error', { patterns: [{ regex, message }] }]
}

/**
 * @param {{ layer: string, files: string, sees: string[] }} room
 * @returns {import('eslint').Linter.Config}
 */
function direction(room) {
  const packages = (layers[room.layer]?.owns ?? []).map(literal)
  return {
    files: [room.files],
    rules: { 'no-restricted-imports': importRule(room, packages) },
  }
}

/** @param {[file: string, pattern: string]} entry @returns {import('eslint').Linter.Config} */
function door([file, pattern]) {
  const folder = file.slice(0, file.lastIndexOf('/'))
  const room = rooms.find(({ files }) => files === `${folder}/*.{ts,tsx}`)
  if (!room) throw new Error(`tools/lint/layers.js: ${folder} is not listed as a room.`)
  const packages = [...(layers[room.layer]?.owns ?? []).map(literal), pattern]
  return { files: [file], rules: { 'no-restricted-imports': importRule(room, packages) } }
}

/**
 * An effect whose arrow function returns a call. React runs the returned value as the cleanup, and
 * a browser API may start to return something: `scrollTo` has returned a promise since Chrome 150.
 */
const RETURNED_CALL =
  'CallExpression:matches([callee.name=/^use(Layout|Insertion)?Effect$/], [callee.property.name=/^use(Layout|Insertion)?Effect$/])' +
  ' > ArrowFunctionExpression.arguments:first-child[body.type=/^(Call|Chain|Conditional|Logical|New|Sequence|Await)Expression$/]'

/** Literals that only pack several things into one line. */
export const PACKED_LITERALS = [
  ...[
    'SpreadElement[argument.type=/^(Object|Array)Expression$/]',
    'SpreadElement[argument.expression.type=/^(Object|Array)Expression$/]',
    'JSXSpreadAttribute[argument.type="ObjectExpression"]',
  ].map((selector) => ({
    selector,
    message: 'Write the entries out instead of spreading a literal.',
  })),
  {
    selector: 'VariableDeclarator[id.type="ArrayPattern"] > ArrayExpression.init',
    message: 'Declare the values one by one instead of taking a literal apart.',
  },
]

/** Parts of React that tools/build/vendor/lightRenderer.mjs leaves out: they would throw. */
const LEFT_OUT_OF_REACT = [
  'ImportSpecifier[imported.name=/^(ViewTransition|Activity|SuspenseList|useActionState|pre(init|initModule|loadModule|connect)|prefetchDNS)$/]',
  'JSXOpeningElement[name.name="Fragment"] > JSXAttribute[name.name="ref"]',
  'JSXAttribute[name.name="precedence"]',
  'JSXOpeningElement[name.name="script"] > JSXAttribute[name.name="async"]',
].map((selector) => ({
  selector,
  message: 'The build leaves this part of React out: see tools/build/vendor/lightRenderer.mjs.',
}))

const SYNTAX = [
  ...LEFT_OUT_OF_REACT,
  ...PACKED_LITERALS,
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
  { selector: 'TSNonNullAssertion', message: 'Prove that it is there instead.' },
  {
    selector: RETURNED_CALL,
    message: 'Write the effect with braces, and return its cleanup by name.',
  },
  { selector: 'TSAnyKeyword', message: 'Parse it into a type instead.' },
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The Content-Security-Policy forbids inline styles.',
  },
  {
    // KEPT is empty: React leaves alone what the server rendered.
    selector:
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]:not([value.expression.name="KEPT"])',
    message: 'Text is text, never markup.',
  },
  {
    selector: `CallExpression[callee.property.name="transact"] CallExpression[callee.name=${WAITS}]`,
    message: 'A transaction commits by itself while it waits for anything but the database.',
  },
]

/** Newer than the oldest supported browsers, which TypeScript's `lib` cannot express. */
const TOO_NEW = [
  'toReversed',
  'toSorted',
  'toSpliced',
  'groupBy',
  'fromAsync',
  'withResolvers',
  'canParse',
  'isWellFormed',
  'toWellFormed',
].map((property) => ({ property, message: 'Chrome 103, Safari 16 or Firefox 104 lacks it.' }))

/** The domain runs in a browser, in Node and in PocketBase's VM, and has no clock. */
const BROWSER_GLOBALS = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'fetch',
  'crypto',
  'Date',
  'Intl',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'structuredClone',
  'setTimeout',
]

/**
 * A file outside every room is an error: its folder is missing from the tables above.
 * @type {import('eslint').Linter.Config}
 */
const unlisted = {
  files: ['src/**/*.{ts,tsx}'],
  ignores: rooms.map(({ files }) => files),
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'Program',
        message: 'This folder is not a room: name it in tools/lint/layers.js.',
      },
    ],
  },
}

/**
 * The direction of imports as lint rules. They need no type information.
 * @type {import('eslint').Linter.Config[]}
 */
export const layerRules = [
  { files: ['src/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...SYNTAX] } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/server/**'],
    rules: { 'no-restricted-properties': ['error', ...TOO_NEW] },
  },
  {
    files: ['tests/**/*.{ts,tsx}', 'tools/**/*.{js,mjs}'],
    rules: { 'no-restricted-syntax': ['error', ...PACKED_LITERALS] },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...BROWSER_GLOBALS] },
  },
  unlisted,
  ...rooms.map(direction),
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
