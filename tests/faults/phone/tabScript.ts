import { join } from 'node:path'
import { build } from 'vite'
import { PROJECT } from '#tools/setup/folders.mjs'
import { plantFaults } from '#tests/faults/plantFaults.ts'

/**
 * The whole data layer as one script that defines `tab.runCommand`. For Node's tabs Dexie is left out, as
 * the phone provides one bound to its storage, and the faults are planted, each inactive until it
 * is named. `PLANTED_FAULT` is the file of the one that `npm run test:modes` plants instead.
 */
export async function tabScript(target: 'node' | 'browser'): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: PROJECT,
    plugins: target === 'node' ? [phonesDexie, plantFaults(process.env['PLANTED_FAULT'])] : [],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: join(PROJECT, 'tests', 'faults', 'phone', 'tab.ts'),
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
