import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { makeOnce } from '#tests/harness/run/makeOnce.ts'
import { temporaryFolder } from '#tests/harness/run/temporaryFolder.ts'
import { buildServer } from '#tools/build/server.mjs'
import { PROJECT } from '#tools/setup/folders.mjs'

const FIXTURE = join(PROJECT, 'tests', 'fixtures', 'minimalSite')

type MinimalSite = {
  /** The EmailJS origin of the storefront; without it, the server sends the mails. */
  emailjs?: string
}

/**
 * The project's server with minimal pages: tests the server without
 * waiting for a storefront build. The folders are deleted when this process exits.
 * @returns folders for `startShop`
 */
export async function minimalSite({ emailjs }: MinimalSite = {}): Promise<{
  hooks: string
  public: string
}> {
  const home = temporaryFolder('front')
  const hooks = join(home, 'pb_hooks')
  const pages = join(home, 'dist')
  const built = join(hooks, 'built')
  cpSync(join(PROJECT, 'pb_hooks'), hooks, {
    recursive: true,
    filter: (path) => !/built$/.test(path),
  })
  const bundle = join(tmpdir(), 'server-bundle')
  await makeOnce(bundle, buildServer)
  cpSync(bundle, built, { recursive: true })
  for (const name of ['template.html', 'manifest.json', 'starter.json', 'typefaces.json'])
    copyFileSync(join(FIXTURE, name), join(built, name))
  if (emailjs) writeFileSync(join(built, 'emailjs.json'), JSON.stringify({ origin: emailjs }))
  copyFileSync(join(FIXTURE, 'pages.cjs'), join(built, 'pages.js'))
  cpSync(join(FIXTURE, 'dist'), pages, { recursive: true })
  for (const name of ['assets/index-1.js', 'shell.html', 'sw.js']) {
    writeFileSync(join(pages, `${name}.br`), brotliCompressSync(readFileSync(join(pages, name))))
  }
  return { hooks, public: pages }
}
