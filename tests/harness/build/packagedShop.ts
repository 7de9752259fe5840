import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeTemporaryFolder, temporaryFolder } from '#tests/harness/run/temporaryFolder.ts'
import { archive } from '#tools/package/archive.mjs'
import { reservedPort } from '#tests/harness/run/reservedPort.ts'
import { PROJECT } from '#tools/setup/folders.mjs'
import { onPath } from '#tools/setup/process/onPath.mjs'

/** Every tool that the archive's scripts need on a server. */
const TOOLS = [
  'cat',
  'chmod',
  'cp',
  'cut',
  'date',
  'dirname',
  'grep',
  'gzip',
  'ls',
  'mkdir',
  'mv',
  'od',
  'rm',
  'sed',
  'sh',
  'sha256sum',
  'sort',
  'tail',
  'tar',
  'tr',
  'uname',
]
/** Either of these unpacks the zip. */
const UNPACKERS = ['unzip', 'python3']
const ASK_AGAIN_MS = 25
const PATIENCE_MS = 60_000

let packed: Buffer | undefined

type Run = { code: number | null; output: string }

/**
 * The archive of `npm run package`, unpacked into an empty folder, with its scripts run under `sh`
 * on a PATH that has the tools of a bare server and no Node.
 * @param tools programs on PATH beside the usual ones
 */
export function unpackShop(tools: string[] = ['curl']) {
  if (!existsSync(join(PROJECT, 'dist'))) throw new Error('Nothing is built yet: npm run build')
  packed ??= archive(PROJECT, 'darzi')
  const home = temporaryFolder('package')
  writeFileSync(join(home, 'darzi.tar.gz'), packed)
  execFileSync('tar', ['-xzf', 'darzi.tar.gz'], { cwd: home })
  const bin = join(home, 'bin')
  mkdirSync(bin)
  const unpacker = UNPACKERS.find((name) => onPath([name], process.env)) ?? 'unzip'
  for (const name of [...TOOLS, unpacker, ...tools]) link(name, bin)
  const folder = join(home, 'darzi')

  function start(script: string, args: string[] = [], env: Record<string, string> = {}) {
    const child = spawn('sh', [join(folder, script), ...args], {
      cwd: home,
      env: { PATH: bin, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const append = (text: unknown) => (output += String(text))
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    const kill = () => void child.kill('SIGKILL')
    process.once('exit', kill)
    const ended = new Promise<Run>((resolve) =>
      child.once('close', (code) => {
        process.off('exit', kill)
        resolve({ code, output })
      }),
    )
    return { child, ended, output: () => output }
  }

  return {
    home,
    folder,
    /** Starts a script without waiting for its end. */
    start,
    /** Runs a script to its end. */
    run: (script: string, args?: string[], env?: Record<string, string>) =>
      start(script, args, env).ended,
    /** Runs start.sh and waits until the shop answers. */
    open: async (env: Record<string, string> = {}) => {
      const port = await reservedPort()
      const url = `http://127.0.0.1:${port}`
      const server = start('start.sh', [], { PORT: String(port), DARZI_LIMITS: 'off', ...env })
      const stop = async () => {
        server.child.kill('SIGTERM')
        return server.ended
      }
      await untilHealthy(url, server)
      return { ...server, url, stop, crash: () => killed(server) }
    },
    remove: () => removeTemporaryFolder(home),
  }
}

function link(name: string, bin: string): void {
  const program = onPath([name], process.env)
  if (!program) throw new Error(`This test needs ${name}`)
  symlinkSync(program, join(bin, name))
}

type Server = ReturnType<ReturnType<typeof unpackShop>['start']>

async function untilHealthy(url: string, server: Server): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS
  while (Date.now() < giveUpAt && server.child.exitCode === null) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
  server.child.kill('SIGKILL')
  throw new Error(`start.sh did not open the shop; it said: ${server.output()}`)
}

async function killed(server: Server): Promise<void> {
  server.child.kill('SIGKILL')
  await server.ended
}
