import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  posix.join('src', file.replaceAll('\\', '/')),
)
const SHEETS = FILES.filter((file) => file.endsWith('.css'))
const SCRIPTS = FILES.filter((file) => /\.tsx?$/.test(file))

/** The rules of a sheet, without comments, addresses and the classes that are not the module's own. */
function rulesOf(sheet: string): string {
  const text = readFileSync(sheet, 'utf8').replace(/\/\*[^]*?\*\/|url\("[^"]*"\)/g, '')
  return text.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
}

/** The text of a sheet without comments and without what applies to print only. */
function screenRulesOf(sheet: string): string {
  const text = readFileSync(sheet, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  return text.replace(/^( *)@media print \{\n[^]*?^\1\}/gm, '')
}

function classesOf(sheet: string): string[] {
  return unique([...rulesOf(sheet).matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))
}

/** The classes that scripts take from each module of styles; `*` is one by a computed name. */
const used = new Map<string, string[]>()
/** The scripts that import each module of styles. */
const users = new Map<string, string[]>()
for (const script of SCRIPTS) {
  const text = readFileSync(script, 'utf8')
  const body = text.replace(/^import [^]*?from '.*'$/gm, '')
  for (const [, local, path = ''] of text.matchAll(/import (?:(\w+) from )?'(.*\.module\.css)'/g)) {
    const sheet = path.startsWith('#')
      ? path.replace('#', 'src/')
      : posix.join(posix.dirname(script), path)
    users.set(sheet, [...(users.get(sheet) ?? []), script])
    if (local === undefined) continue // imported so that it loads early
    const names = [...body.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\[)`, 'g'))]
    used.set(sheet, [...(used.get(sheet) ?? []), ...names.map(([, name = '*']) => name)])
  }
}

const MODULES = SHEETS.filter((sheet) => sheet.endsWith('.module.css'))

it('no underline is set with its colour or thickness in one: WebKit ignores the whole declaration', () => {
  const ignored = SHEETS.flatMap((sheet) =>
    [...rulesOf(sheet).matchAll(/text-decoration: [^;]* [^;]*;/g)].map(
      ([set]) => `${sheet} ${set}`,
    ),
  )
  expect(ignored).toEqual([])
})

it('no part of a page is styled by what the whole page has: Chromium styles all of it again with each new element', () => {
  const rules = /(?:html|body|:root|#root|main)\)?:has\((?:[^()]|\([^()]*\))*\)\)?[ >+~]+[^\s,{]/g
  const costly = SHEETS.flatMap((sheet) =>
    [...screenRulesOf(sheet).matchAll(rules)].map(([rule]) => `${sheet} ${rule}`),
  )
  expect(costly).toEqual([])
})

it('each class of a module is used', () => {
  const unused = MODULES.flatMap((sheet) => {
    const names = used.get(sheet) ?? []
    if (names.includes('*')) return []
    return classesOf(sheet).flatMap((name) => (names.includes(name) ? [] : [`${sheet} .${name}`]))
  })
  expect(unused).toEqual([])
})

it('each class that is used is in its module', () => {
  const missing = MODULES.flatMap((sheet) => {
    const known = [...classesOf(sheet), '*']
    return unique(used.get(sheet) ?? []).flatMap((name) =>
      known.includes(name) ? [] : [`${sheet} .${name}`],
    )
  })
  expect(missing).toEqual([])
})

it('a module that one script uses has the name of the script or of its folder', () => {
  const others = MODULES.filter((sheet) => {
    const [script = '', ...more] = users.get(sheet) ?? []
    const names = [posix.basename(script).replace(/\..*/, ''), posix.basename(posix.dirname(sheet))]
    return more.length === 0 && !names.includes(posix.basename(sheet, '.module.css'))
  })
  expect(others).toEqual([])
})

it('each token is used, and each that is used has a value', () => {
  const rules = SHEETS.map(rulesOf).join('\n')
  const scripts = SCRIPTS.map((script) => readFileSync(script, 'utf8')).join('\n')
  const named = (pattern: RegExp, text: string) =>
    unique([...text.matchAll(pattern)].map(([, name = '']) => name)).toSorted()
  const given = named(/(--[a-z][\w-]*)\s*:/g, rules)
  const taken = named(/var\((--[a-z][\w-]*)/g, rules)
  expect(given).toEqual(taken.filter((name) => !scripts.includes(`'${name}'`)))
})

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
