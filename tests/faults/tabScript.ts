import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { PROJECT } from '../../tools/setup/folders.mjs'
import { MISTAKES } from './mistakes.ts'

/**
 * The whole data layer as one script that makes `tab.act`. For Node's tabs Dexie is left out, as the
 * phone brings one that knows its storage, and mistakes are planted that sleep until they are named.
 */
export async function tabScript(target: 'node' | 'browser'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: PROJECT,
    plugins: target === 'node' ? [phonesDexie, plantedMistakes] : [],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: join(PROJECT, 'tests', 'faults', 'tab.ts'),
        formats: ['iife'],
        name: 'tab',
      },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('the tab was not built')
  return chunk.code
}

const DEXIE = '\0dexie of the phone'

const phonesDexie = {
  name: 'dexie-of-the-phone',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id === 'dexie' ? DEXIE : undefined),
  load: (id: string) =>
    id === DEXIE ? 'export const { Dexie, liveQuery } = dexieOfThePhone' : undefined,
}

const plantedMistakes = {
  name: 'planted-mistakes',
  enforce: 'pre' as const,
  load(id: string) {
    const here = Object.entries(MISTAKES).flatMap(([name, { edits }]) =>
      edits
        .filter(({ file }) => join(PROJECT, 'src', file) === id)
        .map((edit) => ({ name, ...edit })),
    )
    if (here.length === 0) return undefined
    return here.reduce(
      (source, { name, file, right, wrong }) => {
        if (!source.includes(right)) throw new Error(`${file} no longer has: ${right}`)
        return source.replace(right, `(plantedMistake === '${name}' ? (${wrong}) : (${right}))`)
      },
      readFileSync(id, 'utf8'),
    )
  },
}
