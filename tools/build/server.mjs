import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** Migration 0012, which never changes, requires this file. */
const FOR_MIGRATIONS = "exports.DEFAULT_SHOP = require('./server.js').DEFAULT_SHOP\n"

/**
 * Bundles `src/server` with the rules and sentences that it shares with the shop, as one CommonJS
 * file for PocketBase's engines, and a source map, from which their stack traces name the sources.
 * @param {string} outDir
 */
export async function buildServer(outDir) {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/server/main.ts',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2017',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        output: { format: 'cjs', entryFileNames: 'server.js', sourcemapExcludeSources: true },
      },
    },
  })
  writeFileSync(join(outDir, 'domain.js'), FOR_MIGRATIONS)
}
