import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PROJECT } from '#tools/setup/folders.mjs'
import { hashOfFiles } from '#tools/setup/hashOfFiles.mjs'
import { createInitialData } from '#tools/server/initialData.mjs'
import type { projectFolders } from '#tools/server/folders.mjs'

export type Seed = 'empty' | 'catalogue' | 'demo'

type Folders = ReturnType<typeof projectFolders>

type TemplateOptions = {
  seed: Seed
  catalogue: string | undefined
  /** Hash passwords at the cost of a real shop. */
  realPasswords: boolean
}

const DAY_MS = 86_400_000
const ASK_AGAIN_MS = 50
const CATALOGUE = join(PROJECT, 'public', 'catalogue.json')
const TEMPLATES = join(PROJECT, '.cache', 'test-data')
/** The code that creates the data is part of the cache key too. */
const FIRST_DATA = join(PROJECT, 'tools', 'server')
/** Used only on the loopback address of the machine that runs the tests. */
const OWNER = { email: 'owner@house.example', password: 'measure-twice-cut-once' }

/**
 * Hashing a password takes a server a tenth of a second, as it should. Accounts of tests guard
 * nothing and sign in hundreds of times: the lowest cost that bcrypt knows takes a millisecond.
 */
const CHEAP_PASSWORDS = `migrate((app) => {
  for (const name of ['users', 'admins', '_superusers']) {
    const accounts = app.findCollectionByNameOrId(name)
    accounts.fields.getByName('password').cost = 4
    app.save(accounts)
  }
})
`

/**
 * A data folder with the schema, an owner and optionally the catalogue, created once for each state
 * of hooks, migrations and catalogue and then copied: a copy takes milliseconds, a catalogue
 * seconds.
 */
export async function templateData(
  binary: string,
  folders: Folders,
  { seed, catalogue = CATALOGUE, realPasswords }: TemplateOptions,
) {
  const changes = realPasswords ? '' : CHEAP_PASSWORDS
  const inputs = hashOfFiles([folders.hooks, folders.migrations, catalogue, FIRST_DATA])
  const key = createHash('sha256').update(`${inputs} ${seed} ${changes}`).digest('hex').slice(0, 16)
  const folder = join(TEMPLATES, key)
  // In the folder of this run: a run that was killed leaves no lock to the next.
  const lock = join(tmpdir(), `making-${key}`)
  while (!existsSync(folder)) {
    if (tryLock(lock)) await make(folder).finally(() => rmSync(lock, { recursive: true }))
    else await pause(ASK_AGAIN_MS)
  }
  return { folder, owner: OWNER }

  async function make(final: string): Promise<void> {
    removeOld()
    const data = `${final}.${process.pid}`
    const env = {
      ...process.env,
      DARZI_OWNER_EMAIL: OWNER.email,
      DARZI_OWNER_PASSWORD: OWNER.password,
    }
    const migrations = `${data}.migrations`
    cpSync(folders.migrations, migrations, { recursive: true })
    if (changes) writeFileSync(join(migrations, '9999_cheap_passwords.js'), changes)
    const place = { binary, folders: { ...folders, migrations, data }, env }
    const made = await createInitialData(
      place,
      seed === 'empty' ? {} : { catalogue, demo: seed === 'demo' },
    )
    rmSync(migrations, { recursive: true })
    if (!made.ok) throw new Error(made.reason)
    try {
      renameSync(data, final)
    } catch (error) {
      rmSync(data, { recursive: true, force: true })
      if (!existsSync(final)) throw error // otherwise another test file was faster
    }
  }
}

/** Whether this worker makes the template; the others wait for it. */
function tryLock(path: string): boolean {
  try {
    mkdirSync(path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Removes old templates: every build and every changed hook creates a new one. */
function removeOld(): void {
  mkdirSync(TEMPLATES, { recursive: true })
  for (const name of readdirSync(TEMPLATES)) {
    const path = join(TEMPLATES, name)
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - made > DAY_MS) rmSync(path, { recursive: true, force: true })
  }
}
