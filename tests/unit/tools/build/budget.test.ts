import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { breaches, type Budget, type Chunk } from '#tools/build/chunks/budget.mjs'

const ENTRY = 'src/app/entry-client.tsx'
const PAGE = 'src/features/home/Home.tsx'
const BUDGET: Budget = { page: PAGE, mostBytes: 2500, never: [/node_modules\/dexie\//] }

const home = mkdtempSync(join(tmpdir(), 'darzi-budget-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** A real build of a shop of one page, with more in it as the test wants. */
async function chunksOf(files: Record<string, string>): Promise<Chunk[]> {
  const root = mkdtempSync(join(home, 'shop-'))
  const all = { [ENTRY]: `void import('../features/home/Home.tsx')`, ...files }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const chunks: Chunk[] = []
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(root, ENTRY) } },
    plugins: [
      {
        name: 'look',
        generateBundle(_options, bundle) {
          for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.push(file)
        },
      },
    ],
  })
  return chunks
}

it('a page within its budget passes, whatever it loads later', async () => {
  const chunks = await chunksOf({
    [PAGE]: `document.onclick = () => import('../../../node_modules/dexie/index.js')`,
    'node_modules/dexie/index.js': `document.title = 'dexie'`,
  })
  expect(breaches(chunks, ENTRY, [BUDGET])).toEqual([])
})

it('a module that should load later is named, even when imported indirectly', async () => {
  const chunks = await chunksOf({
    [PAGE]: `import '../../data/orders/cart.ts'`,
    'src/data/orders/cart.ts': `import '../../../node_modules/dexie/index.js'`,
    'node_modules/dexie/index.js': `document.title = 'dexie'`,
  })
  expect(breaches(chunks, ENTRY, [BUDGET])).toEqual([
    `${PAGE} loads node_modules/dexie/index.js at once; it should come when it is needed.`,
  ])
})

it('an oversized page is named with its largest modules', async () => {
  const numbers = Array.from({ length: 2900 }, (_, place) => (place * 7919) % 100_003)
  const chunks = await chunksOf({
    [PAGE]: `import { list } from '../../domain/list.ts'\ndocument.title = list.join()`,
    'src/domain/list.ts': `export const list = ${JSON.stringify(numbers)}`,
  })
  const [breach = ''] = breaches(chunks, ENTRY, [BUDGET])
  expect(breach).toMatch(
    /Home\.tsx: \d+ bytes of script, 2500 are allowed\. Largest:\n {2}\d+ src\/domain\/list\.ts/,
  )
})

it('a budget for a missing page is an error', async () => {
  const chunks = await chunksOf({ [PAGE]: `document.title = 'x'` })
  const missing = { ...BUDGET, page: 'src/features/home/Moved.tsx' }
  expect(breaches(chunks, ENTRY, [missing])).toEqual([
    'src/features/home/Moved.tsx: no such page in the build.',
  ])
})
