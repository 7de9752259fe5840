import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { assetFolder, OWNER_ROOMS } from '#tools/build/chunks/fileNames.mjs'
import {
  budgetViolations,
  LATER_ROOMS,
  laterViolations,
  type Budget,
  type Chunk,
} from '#tools/build/chunks/budget.mjs'
import { PROJECT } from '#tools/setup/folders.mjs'

const ENTRY = 'src/app/entry-client.tsx'
const PAGE = 'src/features/home/Home.tsx'
const BUDGET: Budget = { page: PAGE, mostBytes: 2500 }

const home = mkdtempSync(join(tmpdir(), 'darzi-budget-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** A real build of a one-page shop, made heavier as the test needs. */
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
  expect(budgetViolations(chunks, ENTRY, [BUDGET])).toEqual([])
})

it('a module that should load later is named, even when imported indirectly', async () => {
  const chunks = await chunksOf({
    [PAGE]: `import '../../data/cart/cart.ts'`,
    'src/data/cart/cart.ts': `import '../../../node_modules/dexie/index.js'`,
    'node_modules/dexie/index.js': `document.title = 'dexie'`,
  })
  expect(budgetViolations(chunks, ENTRY, [BUDGET])).toEqual([
    `${PAGE} loads node_modules/dexie/index.js at once; it should come when it is needed.`,
  ])
})

it('so is a module of a room that loads later, and a lazy module', async () => {
  const chunks = await chunksOf({
    [PAGE]: `import '../../data/desk/a.ts'\nimport '../../data/sync/b.lazy.ts'`,
    'src/data/desk/a.ts': `document.title = 'desk'`,
    'src/data/sync/b.lazy.ts': `document.title += 'lazy'`,
  })
  expect(budgetViolations(chunks, ENTRY, [BUDGET])).toEqual([
    `${PAGE} loads src/data/desk/a.ts at once; it should come when it is needed.`,
    `${PAGE} loads src/data/sync/b.lazy.ts at once; it should come when it is needed.`,
  ])
})

it.each([...LATER_ROOMS, ...OWNER_ROOMS])('the room %s that a rule names exists', (room) => {
  expect(existsSync(join(PROJECT, 'src', room))).toBe(true)
})

it('an oversized page is named with its largest modules', async () => {
  const numbers = Array.from({ length: 2900 }, (_, place) => (place * 7919) % 100_003)
  const chunks = await chunksOf({
    [PAGE]: `import { list } from '../../domain/list.ts'\ndocument.title = list.join()`,
    'src/domain/list.ts': `export const list = ${JSON.stringify(numbers)}`,
  })
  const [breach = ''] = budgetViolations(chunks, ENTRY, [BUDGET])
  expect(breach).toMatch(
    /Home\.tsx: \d+ bytes of script, 2500 are allowed\. Largest:\n {2}\d+ src\/domain\/list\.ts/,
  )
})

it('a budget for a missing page is an error', async () => {
  const chunks = await chunksOf({ [PAGE]: `document.title = 'x'` })
  const missing = { ...BUDGET, page: 'src/features/home/Moved.tsx' }
  expect(budgetViolations(chunks, ENTRY, [missing])).toEqual([
    'src/features/home/Moved.tsx: no such page in the build.',
  ])
})

it('lazily loaded code may not pull in the files of other pages', async () => {
  const NOTICE = 'src/ui/notices/ToastList.tsx'
  const numbers = Array.from({ length: 100 }, (_, place) => (place * 7919) % 100_003)
  const shop = (notice: string) =>
    chunksOf({
      [PAGE]: `document.onclick = () => import('../../ui/notices/ToastList.tsx')`,
      [NOTICE]: notice,
      'src/domain/list.ts': `export const list = ${JSON.stringify(numbers)}`,
    })
  const budgets = [{ module: NOTICE, mostBytes: 110 }]
  const light = await shop(`document.title = 'x'`)
  expect(laterViolations(light, ENTRY, budgets)).toEqual([])
  const heavy = await shop(
    `import { list } from '../../domain/list.ts'\ndocument.title = list.join()`,
  )
  expect(laterViolations(heavy, ENTRY, budgets)).toEqual([
    expect.stringMatching(
      /^src\/ui\/notices\/ToastList\.tsx: \d+ bytes of script, 110 are allowed, in assets\/ToastList-/,
    ),
  ])
  const moved = [{ module: 'src/ui/notices/Moved.tsx', mostBytes: 110 }]
  expect(laterViolations(light, ENTRY, moved)).toEqual([
    'src/ui/notices/Moved.tsx: no such module in the build.',
  ])
})

it.each([
  ['/shop/src/data/desk/orders.ts', 'assets/admin'],
  ['src/features/admin/Admin.tsx', 'assets/admin'],
  ['/shop/src/app/routing/AdminPage.tsx', 'assets/admin'],
  ['/shop/src/features/cart/Cart.tsx', 'assets'],
])('a file built from %s goes to %s', (module, folder) => {
  expect(assetFolder(['/shop/src/ui/parts/Modal.tsx', module])).toBe(folder)
})
