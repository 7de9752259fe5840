// `node tools/lint/importCycles.mjs`: lists every import cycle in src, type imports included, and
// exits with 1 if there is one. The lint's rooms cannot form a cycle; files inside one room can.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

/**
 * The import cycles among the TypeScript files of a folder, each as the chain of its files.
 * @param {string} project the folder that holds `src`
 * @returns {string[]} such as `src/a.ts -> src/b.ts -> src/a.ts`
 */
export function importCycles(project) {
  const files = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => posix.join('src', file.replaceAll('\\', '/')))
  const importsOf = new Map(files.map((file) => [file, importsIn(project, file)]))
  /** @type {Set<string>} */
  const done = new Set()
  /** @type {string[]} */
  const cycles = []
  for (const file of files) visit(file, [])
  return cycles

  /** @param {string} file @param {string[]} chain the files that lead here */
  function visit(file, chain) {
    const start = chain.indexOf(file)
    if (start >= 0) {
      cycles.push([...chain.slice(start), file].join(' -> '))
      return
    }
    if (done.has(file)) return
    for (const next of importsOf.get(file) ?? []) visit(next, [...chain, file])
    done.add(file)
  }
}

/**
 * The project's own files that a file imports.
 * @param {string} project
 * @param {string} file
 */
function importsIn(project, file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(project, file), 'utf8'), true, true)
  return importedFiles.flatMap(({ fileName }) => {
    const target = fileName.startsWith('#')
      ? posix.join('src', fileName.slice(1))
      : posix.join(dirname(file), fileName)
    const isOurs = /^[.#]/.test(fileName) && /\.tsx?$/.test(target)
    return isOurs && existsSync(join(project, target)) ? [target] : []
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const cycles = importCycles(process.cwd())
  for (const cycle of cycles) console.error(`Import cycle: ${cycle}`)
  if (cycles.length > 0) process.exitCode = 1
  else console.log(`No import cycle below ${relative(process.cwd(), 'src') || 'src'}.`)
}
