import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type BrowserContext } from 'playwright-core'

const PATIENCE_MS = 60_000

/** Which Chromium, and how to run it here. */
export type Program = { executablePath: string; args: string[]; env: Record<string, string> }

export type OwnChromium = { context: BrowserContext; kill: () => Promise<void> }

/**
 * A Chromium on that profile which can be killed like a phone's process, without a clean shutdown.
 */
export async function startChromium(found: Program, profile: string): Promise<OwnChromium> {
  const port = join(profile, 'DevToolsActivePort')
  // A killed one has left its port file behind.
  rmSync(port, { force: true })
  const own = [`--user-data-dir=${profile}`, '--remote-debugging-port=0', '--headless']
  const quiet = ['--no-first-run', '--disable-background-networking', 'about:blank']
  // Playwright's flags: inside a container there is no sandbox and little shared memory.
  const contained = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
  const args = found.args.filter((arg) => !arg.startsWith('--remote-debugging'))
  const process_ = spawn(found.executablePath, [...args, ...own, ...contained, ...quiet], {
    env: { ...process.env, ...found.env },
    stdio: 'ignore',
    detached: true,
  })
  const killGroup = () => {
    if (process_.exitCode === null && process_.pid !== undefined) process.kill(-process_.pid, 9)
  }
  process.once('exit', killGroup)
  const exited = new Promise<void>((resolve) => process_.once('exit', () => resolve()))
  const ended = exited.then(() => {
    throw new Error(`Chromium ended with ${process_.exitCode ?? process_.signalCode}`)
  })
  ended.catch(() => undefined)
  const address = await Promise.race([addressIn(port, process_.pid ?? 0), ended])
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no profile')
  return {
    context,
    async kill() {
      process.off('exit', killGroup)
      killGroup()
      await exited
      await browser.close().catch(() => undefined)
    },
  }
}

/** Chromium writes its port into its profile once it listens. */
async function addressIn(file: string, pid: number): Promise<string> {
  const giveUpAt = performance.now() + PATIENCE_MS
  while (performance.now() < giveUpAt) {
    const [port, path] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
    if (port && path) return `ws://127.0.0.1:${port}${path}`
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`Chromium ${pid} did not open its port`)
}
