import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeOnce } from '#tests/harness/run/makeOnce.ts'
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

const WEEK_MS = 7 * 86_400_000
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
 * of the code that writes it and then copied: a copy takes milliseconds, a catalogue seconds.
 */
export async function templateData(
  binary: string,
  folders: Folders,
  { seed, catalogue = CATALOGUE, realPasswords }: TemplateOptions,
) {
  const changes = realPasswords ? '' : CHEAP_PASSWORDS
  const inputs = hashOfFiles([...dataCode(folders), catalogue, FIRST_DATA])
  const key = createHash('sha256').update(`${inputs} ${seed} ${changes}`).digest('hex').slice(0, 16)
  const folder = join(TEMPLATES, key)
  await makeOnce(folder, make)
  utimesSync(folder, new Date(), new Date())
  return { folder, owner: OWNER }

  async function make(data: string): Promise<void> {
    removeUnused()
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
  }
}

/** The hooks and migrations, without what is built for the pages, which differs from test to test. */
function dataCode({ hooks, migrations }: Folders): string[] {
  const built = ['server.js', 'commitOrder.js', 'p256.js', 'domain.js']
  return [
    migrations,
    join(hooks, 'main.pb.js'),
    join(hooks, 'hooks'),
    ...built.map((name) => join(hooks, 'built', name)),
  ]
}

/** Every change of that code makes a new one. */
function removeUnused(): void {
  mkdirSync(TEMPLATES, { recursive: true })
  for (const name of readdirSync(TEMPLATES)) {
    const path = join(TEMPLATES, name)
    const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - used > WEEK_MS) rmSync(path, { recursive: true, force: true })
  }
}
