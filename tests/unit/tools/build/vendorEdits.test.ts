import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, describe, expect, test } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'
import { gojaReact } from '#tools/build/goja.mjs'
import { shell } from '#tools/build/shell.mjs'
import { lightRenderer } from '#tools/build/vendor/lightRenderer.mjs'
import { lightRouter } from '#tools/build/vendor/lightRouter.mjs'
import { stacklessSentinels } from '#tools/build/vendor/stacklessSentinels.mjs'
import packageJson from '../../../../package.json'

const WORDS = { text: 'Too old.', home: 'Home', withoutScript: 'No script.', contact: 'Call us' }

const ENTRY = '\0entry'
const REACT_DOM = join(PROJECT, 'node_modules/react-dom/cjs')
const RENDERER = join(REACT_DOM, 'react-dom-server-legacy.browser.production.js')
const CLIENT = join(REACT_DOM, 'react-dom-client.production.js')

const home = mkdtempSync(join(tmpdir(), 'darzi-edits-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** A dependency whose text has changed, as a new version of it might. */
type Changed = { id: RegExp; text: string | RegExp; to: string }

/** Builds a module that consists of this code with the project's dependencies. */
function buildOf(code: string, plugin: Plugin, changed?: Changed) {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? code : undefined),
    transform: (text, id) =>
      changed?.id.test(id) ? text.replaceAll(changed.text, changed.to) : undefined,
  }
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, plugin],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  })
}

describe('the router', () => {
  const links = `import { Link } from 'react-router-dom'; globalThis.link = Link`
  const id = /\/react-router\/dist\//

  test('fits the edits of the build', async () => {
    await expect(buildOf(links, lightRouter())).resolves.toBeDefined()
  })

  test.each([
    ['names of its parts', { id, text: /\.displayName = /g, to: '.label = ' }],
    ['calls that make its parts', { id, text: /React(\d*)\.createContext\(/g, to: 'make(' }],
  ])('stops the build when the %s have changed', async (_what, changed) => {
    await expect(buildOf(links, lightRouter(), changed)).rejects.toThrow('router has changed')
  })
})

describe('React’s renderer', () => {
  const renderer = `import client from '${CLIENT}'; globalThis.hydrate = client.hydrateRoot`
  const id = /react-dom-client/

  test('creates its own errors without a stack', async () => {
    const built = await buildOf(renderer, stacklessSentinels())
    const code = JSON.stringify(built)
    const made = code.match(/\w+Exception = Object\.create\(Error\.prototype, /g)
    expect(new Set(made)).toHaveProperty('size', 5)
    expect(code).not.toMatch(/Exception = Error\(/)
  })

  test('stops the build when its errors have changed', async () => {
    const changed = { id, text: 'SuspenseException = Error(', to: 'SuspenseException = make(' }
    await expect(buildOf(renderer, stacklessSentinels(), changed)).rejects.toThrow('has changed')
  })

  test('comes without the parts that the shop does not use', async () => {
    const built = JSON.stringify(await buildOf(renderer, lightRenderer()))
    expect(built).toContain('function startViewTransition() {')
    expect(built).not.toMatch(/FragmentInstance\.prototype|applyViewTransitionName\(|new DOMRect\(/)
  })

  test.each([
    ['one of its functions', 'function preinitStyle(', 'function preinitSheet('],
    ['a method of a fragment', 'FragmentInstance.prototype.blur = ', 'FragmentInstance.blur = '],
  ])('stops the build when %s has changed', async (_what, text, to) => {
    await expect(buildOf(renderer, lightRenderer(), { id, text, to })).rejects.toThrow(
      'has changed',
    )
  })

  test('stops the build when another renderer is used', async () => {
    const other = 'globalThis.hydrate = 1'
    await expect(buildOf(other, stacklessSentinels())).rejects.toThrow('has changed')
    await expect(buildOf(other, lightRenderer())).rejects.toThrow('has changed')
  })
})

describe('React’s string renderer', () => {
  const renderer = `import server from '${RENDERER}'; globalThis.render = server.renderToString`
  const id = /react-dom-server-legacy/

  test('fits the edits of the build', async () => {
    await expect(buildOf(renderer, gojaReact())).resolves.toBeDefined()
  })

  test.each([
    'result = ""',
    'result += chunk',
    'return result;',
    'Infinity,\n    onError',
    'function pushAttribute(',
    'function pushComponentStack(',
    'chunkIdx < r.index',
    'chunkIdx < chunks.length - 1',
  ])('stops the build when it no longer has %j', async (text) => {
    const changed = { id, text, to: '/* changed */' }
    await expect(buildOf(renderer, gojaReact(), changed)).rejects.toThrow('has changed')
  })

  test('stops the build when another renderer is used', async () => {
    await expect(buildOf('globalThis.render = 1', gojaReact())).rejects.toThrow('not in the build')
  })
})

describe('Vite’s page', () => {
  const page = [
    '<!doctype html><html><head><meta name="build" content="%BUILD%"><!--page-head--></head>',
    '<body><!--page-island--><script type="module" src="/entry.js"></script></body></html>',
  ].join('')

  function buildPage(html: string) {
    writeFileSync(join(home, 'index.html'), html)
    writeFileSync(join(home, 'entry.js'), 'document.title = "x"')
    return build({
      configFile: false,
      root: home,
      logLevel: 'silent',
      plugins: [shell('build-1', WORDS)],
      build: { write: false },
    })
  }

  test('fits the edits of the build', async () => {
    await expect(buildPage(page)).resolves.toBeDefined()
  })

  test.each(['%BUILD%', '<!--page-head-->', '<!--page-island-->', ' type="module"'])(
    'stops the build when it has no %s',
    async (text) => {
      await expect(buildPage(page.replace(text, ''))).rejects.toThrow('page has changed')
    },
  )
})

test('edited dependencies are pinned to the version that the edits fit', () => {
  const { dependencies, devDependencies } = packageJson
  const pins = [
    dependencies.react,
    dependencies['react-dom'],
    dependencies['react-router-dom'],
    devDependencies.vite,
  ]
  for (const version of pins) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})
