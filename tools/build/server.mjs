import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * The bundles: all handlers; the handler of every write to a synced collection, because under load
 * PocketBase creates an engine per call, and loading this bundle takes 0.1 ms instead of 2 ms; and
 * the elliptic curve, loaded only by the engine that signs pushes.
 */
const ENTRIES = {
  server: 'src/server/main.ts',
  commitOrder: 'src/server/pocketbase/commitOrder.ts',
  p256: 'src/server/push/p256.ts',
}

/** Migration 0012, which never changes, requires this file. */
const FOR_MIGRATIONS = "exports.DEFAULT_SHOP = require('./server.js').DEFAULT_SHOP\n"

/**
 * Bundles `src/server` with the rules and sentences that it shares with the shop, as CommonJS for
 * PocketBase's engines, and source maps, from which their stack traces name the sources.
 * @param {string} outDir
 */
export async function buildServer(outDir) {
  await build({
    configFile: false,
    logLevel: 'warn',
    // Packages are bundled, using their non-Node entry points.
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2020',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: ENTRIES,
        output: {
          format: 'cjs',
          entryFileNames: '[name].js',
          sourcemapExcludeSources: true,
        },
      },
    },
  })
  writeFileSync(join(outDir, 'domain.js'), FOR_MIGRATIONS)
}
