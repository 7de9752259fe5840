import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import LongestFirst from './tools/check/longestFirst.mjs'

// Tests never mail through the shop's own account, whatever `.env` says.
process.env['VITE_EMAILJS_PUBLIC_KEY'] = ''

// Timeouts, for a machine that is busy with something else.
const TEST_MS = 60_000
const PAGE_TEST_MS = 90_000
const SERVER_TEST_MS = 90_000
const BROWSER_TEST_MS = 150_000
const APPEARS_MS = 15_000

/** One for each processor: Vitest's own choice leaves one of them idle. */
const WORKERS = availableParallelism()

/**
 * `unit` is plain logic, `ui` is components in a simulated page, `integration` runs a real
 * PocketBase and real HTTP, `e2e` a real Chromium in front of both. Beside the steps of `npm test`:
 * `look` draws the contact sheet, `monkey` uses the shop at random, `litestream` needs Litestream,
 * which takes minutes to build.
 */
export default defineConfig({
  cacheDir: '.cache/vitest',
  test: {
    watch: false,
    globalSetup: ['tests/harness/run/runFolder.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/{ui,features,app}/**'],
          setupFiles: [
            'tests/harness/screen/quietConsole.ts',
            'tests/harness/screen/freshModules.ts',
          ],
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: TEST_MS,
          expect: { poll: { timeout: APPEARS_MS } },
        },
      },
      {
        define: { __BUILD__: JSON.stringify('now') },
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['tests/unit/{ui,features,app}/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/harness/screen/quietConsole.ts',
            'tests/harness/screen/freshModules.ts',
            'tests/harness/screen/cleanPage.ts',
          ],
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: PAGE_TEST_MS,
          expect: { poll: { timeout: APPEARS_MS } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/integration/**/*.test.ts'],
          // The files of a worker share the server's bundle, and load the harness once.
          isolate: false,
          testTimeout: SERVER_TEST_MS,
          hookTimeout: SERVER_TEST_MS,
          expect: { poll: { timeout: APPEARS_MS } },
          // Half of the time these wait: for a server to start, a mail, or a pause between tries.
          maxWorkers: WORKERS + 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'litestream',
          environment: 'node',
          include: ['tests/litestream/**/*.test.ts'],
          testTimeout: BROWSER_TEST_MS,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: BROWSER_TEST_MS,
          hookTimeout: BROWSER_TEST_MS,
          expect: { poll: { timeout: APPEARS_MS } },
          // The files of a worker share its browser.
          isolate: false,
          // A third of the time these wait: for what a page does when it is idle, or a mail.
          maxWorkers: WORKERS + 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: BROWSER_TEST_MS,
          hookTimeout: BROWSER_TEST_MS,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'monkey',
          environment: 'node',
          include: ['tests/monkey/**/*.monkey.ts'],
          hookTimeout: BROWSER_TEST_MS,
        },
      },
      {
        test: {
          name: 'look',
          environment: 'node',
          include: ['tests/look/**/*.look.ts'],
          hookTimeout: BROWSER_TEST_MS,
          fileParallelism: false,
        },
      },
    ],
  },
})
