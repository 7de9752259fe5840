import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { PROJECT } from '#tools/setup/folders.mjs'
import { PLANTED } from './planted.ts'

/** One exported function that a fault replaces. */
type Swap = { fault: string; name: string; implementation: string }

const SRC = join(PROJECT, 'src')
const IMPLEMENTATIONS = join(PROJECT, 'tests', 'faults', 'planted')

/** Marks the stub of a module, as opposed to the module itself. */
const STAND_IN = '?planted'

/** The files of the faults that the histories look for, by name. */
const HISTORY_FAULTS = Object.fromEntries(
  Object.entries(PLANTED).map(([name, { file }]) => [name, file]),
)

/**
 * Replaces exported functions by faulty ones. Importers of a fault's function get one that checks
 * at each call which fault is active: the one in the global `plantedFault`, by name. Calls within
 * the function's own module are not replaced.
 * @param always - the file in `planted/` of the one fault that is always active
 */
export function plantFaults(always?: string): Plugin {
  const swaps = findSwaps(always === undefined ? HISTORY_FAULTS : { [always]: always })
  return {
    name: 'planted-faults',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || importer.endsWith(STAND_IN)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && swaps.has(found.id) ? `${found.id}${STAND_IN}` : null
    },
    load(id) {
      if (!id.endsWith(STAND_IN)) return null
      const module = id.slice(0, -STAND_IN.length)
      return standIn(module, swaps.get(module) ?? [], always)
    },
  }
}

/**
 * The faults' functions, by the file of `src` that exports them.
 * @param files - the file of each fault
 */
export function findSwaps(files: Readonly<Record<string, string>>): Map<string, Swap[]> {
  const found = new Map<string, Swap[]>()
  for (const [fault, file] of Object.entries(files)) {
    const implementation = join(IMPLEMENTATIONS, file)
    for (const [name, module] of replacedBy(implementation)) {
      found.set(module, [...(found.get(module) ?? []), { fault, name, implementation }])
    }
  }
  return found
}

/**
 * What a fault's file replaces: each `Faulty` export has the name of the function, and the module
 * is the one whose type it imports. The compiler checks that both exist.
 */
function replacedBy(implementation: string): [name: string, module: string][] {
  const source = readFileSync(implementation, 'utf8')
  const names = [...source.matchAll(/^export const (\w+): Faulty</gm)].map(([, name = '']) => name)
  return names.map((name) => {
    const type = new RegExp(`import (?:type )?\\{[^}]*\\b${name} as [^}]*\\} from '#([^']+)'`)
    const module = join(SRC, type.exec(source)?.[1] ?? '')
    const exporting = new RegExp(`^export (async )?(function|const) ${name}\\b`, 'm')
    if (!exporting.test(readFileSync(module, 'utf8')))
      throw new Error(`${implementation}: ${module} does not define ${name}`)
    return [name, module]
  })
}

/** A stub that re-exports the module, with the faulty functions in place of some. */
function standIn(module: string, swaps: readonly Swap[], always?: string): string {
  const on = always ? JSON.stringify(always) : 'plantedFault'
  const names = [...new Set(swaps.map(({ name }) => name))]
  const imports = swaps.map(
    ({ name, implementation }, index) =>
      `import { ${name} as faulty${index} } from ${JSON.stringify(implementation)}`,
  )
  const functions = names.map((name) => {
    const choices = swaps.flatMap(({ fault, name: of }, index) =>
      of === name
        ? [`  if (on === ${JSON.stringify(fault)}) return faulty${index}(real.${name})(...given)\n`]
        : [],
    )
    return `export function ${name}(...given) {\n  const on = ${on}\n${choices.join('')}  return real.${name}(...given)\n}`
  })
  return [
    `export * from ${JSON.stringify(module)}`,
    `import * as real from ${JSON.stringify(module)}`,
    ...imports,
    ...functions,
  ].join('\n')
}
