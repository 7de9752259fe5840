import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa'
import { FILE_NAMES } from './tools/build/chunks/fileNames.mjs'
import { budget } from './tools/build/chunks/budget.mjs'
import { compileHints } from './tools/build/chunks/compileHints.mjs'
import { buildId } from './tools/build/buildId.mjs'
import { classNameOf } from './tools/build/classNames.mjs'
import { integrity, listManifestOnce } from './tools/build/integrity.mjs'
import { precacheBundle } from './tools/build/precacheBundle.mjs'
import { lightRouter } from './tools/build/vendor/lightRouter.mjs'
import { lightRenderer } from './tools/build/vendor/lightRenderer.mjs'
import { stacklessSentinels } from './tools/build/vendor/stacklessSentinels.mjs'
import { generatedPictures } from './tools/build/generatedPictures.mjs'
import { shell } from './tools/build/shell.mjs'
import { chunkGroups } from './tools/build/chunks/chunkGroups.mjs'
import { unsupported } from './src/copy/base/offline.ts'
import { minifyCatalogue } from './tools/build/minifyCatalogue.mjs'
import { browserOnly, gojaReact, noDynamicImport } from './tools/build/goja.mjs'

Object.assign(process.env, generatedPictures())

const build = buildId()
const manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8')) as ManifestOptions

/** Dexie's modern build: the package's default one is for browsers before ES2017. */
const modernDexie = {
  name: 'modern-dexie',
  enforce: 'pre' as const,
  resolveId: (id: string) =>
    id === 'dexie' ? fileURLToPath(import.meta.resolve('dexie/dist/modern/dexie.mjs')) : undefined,
}

/** The storefront for browsers, with its service worker. */
const client = (added: Plugin[], weight: Weight) => ({
  plugins: [
    ...added,
    react(),
    lightRouter(),
    lightRenderer(),
    stacklessSentinels(),
    minifyCatalogue,
    shell(build, unsupported),
    compileHints(),
    weight === 'budgeted' && budget(),
    modernDexie,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app/worker',
      filename: 'serviceWorker.ts',
      injectRegister: false as const,
      manifest,
      includeManifestIcons: false,
      integration: { beforeBuildServiceWorker: listManifestOnce },
      injectManifest: {
        buildPlugins: { vite: added },
        rollupFormat: 'iife' as const,
        globPatterns: [
          // Not the web app manifest: the server puts the house's name into it.
          '**/*.{js,css,html,woff2}',
          'catalogue.json',
          // The others are for installing, which needs a network.
          'icons/{icon-192.png,favicon.svg}',
        ],
        globIgnores: ['index.html', 'sw.js', 'serviceWorker.js'],
        manifestTransforms: [integrity, precacheBundle],
        maximumFileSizeToCacheInBytes: 700_000,
      },
    }),
  ],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The oldest browsers with cascade layers, AbortSignal.timeout and findLast; see README.
    target: ['chrome103', 'safari16', 'ios16', 'firefox104'],
    rolldownOptions: {
      output: {
        ...FILE_NAMES,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [chunkGroups],
        },
      },
    },
  },
})

/** The same pages for PocketBase's JavaScript engine, as one CommonJS file. */
const pages = {
  plugins: [browserOnly, react(), noDynamicImport, gojaReact()],
  build: {
    outDir: 'pb_hooks/built',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2020',
    minify: false,
    cssMinify: false,
    rolldownOptions: {
      output: { format: 'cjs' as const, entryFileNames: 'pages.js', codeSplitting: false },
    },
  },
  ssr: { noExternal: true as const, target: 'webworker' as const },
  resolve: {
    alias: [
      {
        find: /^react-dom\/server$/,
        replacement: fileURLToPath(
          import.meta
            .resolve('react-dom/package.json')
            .replace('package.json', 'cjs/react-dom-server-legacy.browser.production.js'),
        ),
      },
    ],
  },
}

/** Whether a page that is heavier than its budget fails the build. */
type Weight = 'budgeted' | 'unlimited'

/**
 * The whole shop.
 * @param added plugins for the storefront and its service worker
 */
export const shop = (added: Plugin[] = [], weight: Weight = 'budgeted') =>
  defineConfig(({ command, isSsrBuild }) => ({
    ...(isSsrBuild ? pages : client(added, weight)),
    ...(command === 'build' && { css: { modules: { generateScopedName: classNameOf } } }),
    define: {
      __BUILD__: JSON.stringify(build),
      // Lets the bundler drop server-only code from the browser's files.
      'typeof document': JSON.stringify(isSsrBuild ? 'undefined' : 'object'),
      ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    },
  }))

export default shop()
