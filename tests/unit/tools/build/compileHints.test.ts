import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { compileHints } from '#tools/build/chunks/compileHints.mjs'

const FILES = new Map([
  ['first', `export const later = () => import('other')`],
  ['other', 'export const other = 1'],
])

const virtualFiles: Plugin = {
  name: 'virtual-files',
  enforce: 'pre',
  resolveId: (id) => (FILES.has(id) ? `\0${id}` : undefined),
  load: (id) => FILES.get(id.slice(1)),
}

type BuiltFile = { name: string; fileName: string; code: string }

/** The files of a build with the plugins. */
async function built(plugins: Plugin[]): Promise<BuiltFile[]> {
  const files: BuiltFile[] = []
  const collect: Plugin = {
    name: 'collect',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') files.push(file)
      },
    },
  }
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualFiles, ...plugins, collect],
    build: {
      write: false,
      rolldownOptions: { input: { first: 'first' }, preserveEntrySignatures: 'strict' },
    },
  })
  return files
}

const nameOfFirst = (files: BuiltFile[]) => files.find(({ name }) => name === 'first')?.fileName

test('a file that is named is compiled at once, and no other', async () => {
  const files = await built([compileHints(['first'])])
  const hinted = files.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(hinted.map(({ name }) => name)).toEqual(['first'])
  expect(files).toHaveLength(2)
})

test('a hint changes the name of its file, so that no cached file is taken for it', async () => {
  const plain = nameOfFirst(await built([]))
  expect(plain).toMatch(/first-/)
  expect(nameOfFirst(await built([compileHints(['first'])]))).not.toBe(plain)
})

test('stops the build when a file that is named is not in it', async () => {
  await expect(built([compileHints(['gone'])])).rejects.toThrow('no file named gone')
})
