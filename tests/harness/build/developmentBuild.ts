import { cpSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { unsupported } from '#copy/base/offline.ts'
import { temporaryFolder } from '#tests/harness/run/temporaryFolder.ts'
import { generatedPictures } from '#tools/build/generatedPictures.mjs'
import { chunkGroups } from '#tools/build/chunks/chunkGroups.mjs'
import { FILE_NAMES } from '#tools/build/chunks/fileNames.mjs'
import { classNameOf } from '#tools/build/classNames.mjs'
import { shell } from '#tools/build/shell.mjs'
import { PROJECT } from '#tools/setup/folders.mjs'

/**
 * The built shop with React's development build in the browser, which reports every hydration
 * mismatch. The server's pages stay as they are; there is no service worker. The folders are
 * deleted when this process exits.
 * @returns folders for `startShop`
 */
export async function developmentBuild(): Promise<{ hooks: string; public: string }> {
  const home = temporaryFolder('development')
  const hooks = join(home, 'pb_hooks')
  const pages = join(home, 'dist')
  cpSync(join(PROJECT, 'pb_hooks'), hooks, { recursive: true })
  const made = Object.entries(generatedPictures()).map(
    ([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)] as const,
  )
  await build({
    configFile: false,
    root: PROJECT,
    mode: 'development',
    logLevel: 'warn',
    css: { modules: { generateScopedName: classNameOf } },
    plugins: [react(), shell('development', unsupported)],
    define: {
      'process.env.NODE_ENV': '"development"',
      ...Object.fromEntries(made),
      'import.meta.env.DEV': 'true',
    },
    build: {
      outDir: pages,
      emptyOutDir: true,
      manifest: true,
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // By its file the server finds the styles of a page, and by its name a typeface.
      rolldownOptions: {
        output: {
          ...FILE_NAMES,
          codeSplitting: { includeDependenciesRecursively: false, groups: [chunkGroups] },
        },
      },
    },
  })
  renameSync(join(pages, 'index.html'), join(hooks, 'built', 'template.html'))
  renameSync(join(pages, '.vite', 'manifest.json'), join(hooks, 'built', 'manifest.json'))
  return { hooks, public: pages }
}
