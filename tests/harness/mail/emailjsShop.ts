import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '#tests/harness/run/temporaryFolder.ts'
import { BUILD_INPUTS } from '#tools/setup/buildInputs.mjs'
import { PROJECT } from '#tools/setup/folders.mjs'
import { runToEnd } from '#tools/setup/process/runToEnd.mjs'
import { emailjsSettings } from './emailjsSettings.ts'

const LINKED = ['public', 'node_modules']
const COPIED = [...BUILD_INPUTS.filter((name) => !LINKED.includes(name)), 'pb_hooks', 'tools/setup']

/**
 * The storefront built to send its mails through the EmailJS at `origin`, in a copy of the project:
 * the project's own build is left as it is. The folders are deleted when this process exits.
 * @returns folders for `startShop`
 */
export async function emailjsShop(origin: string): Promise<{ hooks: string; public: string }> {
  const home = temporaryFolder('mailing')
  for (const name of COPIED) cpSync(join(PROJECT, name), join(home, name), { recursive: true })
  for (const name of LINKED) symlinkSync(join(PROJECT, name), join(home, name), 'junction')
  const { NODE_ENV: _test, ...env } = { ...process.env, ...emailjsSettings(origin) }
  const built = await runToEnd(process.execPath, ['tools/build/build.mjs'], { cwd: home, env })
  if (built.code !== 0) throw new Error(`not built: ${built.output}`)
  return { hooks: join(home, 'pb_hooks'), public: join(home, 'dist') }
}
