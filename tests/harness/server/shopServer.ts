import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { removeTemporaryFolder, temporaryFolder } from '#tests/harness/run/temporaryFolder.ts'
import { projectFolders } from '#tools/server/folders.mjs'
import { reservedPort } from '#tests/harness/run/reservedPort.ts'
import { servePocketBase } from '#tools/server/serve.mjs'
import { pocketBaseBinary } from './pocketBaseBinary.ts'
import { templateData, type Seed } from './templateData.ts'

/**
 * How much a server's memory may grow before it is swept, in percent. Go's own 100 suits a server that
 * runs for months on a small machine; with 400, the integration tests need a seventh less processor time.
 */
const GOGC = '400'

type Folders = ReturnType<typeof projectFolders>

type ShopOptions = {
  /** Added to this process's environment. */
  env?: Record<string, string>
  /** `catalogue`: the demo catalogue; `demo`: that, lead times and fittings; `empty`: no products. */
  seed?: Seed
  /** Hooks, migrations or pages instead of the project's own. */
  folders?: Partial<Omit<Folders, 'data'>> & { catalogue?: string }
  /** Passwords are hashed as in a real shop, for a test of what a sign-in costs; else at once. */
  realPasswords?: boolean
  /** A fixed port, for a test that restarts a server at the same URL. */
  port?: number
}

export type Shop = {
  /** Without a trailing slash. */
  url: string
  port: number
  binary: string
  folders: Folders
  owner: { email: string; password: string }
  /** What the server has printed. */
  output: () => string
  /** Stops it gracefully and deletes its data. */
  stop: () => Promise<void>
  /** Kills it as a crash would; the data stays for `restart`. */
  crash: () => Promise<void>
  /** Starts it again on the same data and port, after `crash`. */
  restart: () => Promise<void>
}

/**
 * Starts a real PocketBase with the project's hooks and migrations on a temporary directory and a
 * free port. The server cannot outlive this process, even when the process is killed.
 */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const binary = await pocketBaseBinary()
  const { catalogue, ...others } = options.folders ?? {}
  const project = projectFolders(process.env)
  // Tests send more in a second than a person does in a day.
  const env = { ...process.env, DARZI_LIMITS: 'off', GOGC, ...options.env }
  const home = temporaryFolder('test')
  const folders = { ...project, ...others, data: join(home, 'pb_data') }

  const { seed = 'catalogue', realPasswords = false } = options
  const template = await templateData(binary, folders, { seed, catalogue, realPasswords })
  cpSync(template.folder, folders.data, { recursive: true })

  let server = await serve({ binary, folders, env, port: options.port })
  return {
    url: server.url,
    port: server.port,
    binary,
    folders,
    owner: template.owner,
    output: () => server.output(),
    crash: () => server.kill(),
    restart: async () => {
      server = await serve({ binary, folders, env, port: server.port })
    },
    stop: async () => {
      await server.stop()
      removeTemporaryFolder(home)
    },
  }
}

type Place = { binary: string; folders: Folders; env: NodeJS.ProcessEnv; port: number | undefined }

async function serve({ port: fixed, ...place }: Place) {
  const port = fixed ?? (await reservedPort())
  const server = await servePocketBase({ ...place, port })
  if (!server.ok) throw new Error(`PocketBase did not start: ${server.reason}`)
  return { ...server, port }
}
