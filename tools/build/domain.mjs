import { build } from 'vite'

/**
 * The rules and sentences that shop and server share, as one CommonJS file for `require` in a hook.
 * @param {string} outDir
 */
export async function buildDomain(outDir) {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/hooks.ts',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2017',
      minify: false,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'domain.js' } },
    },
  })
}
