import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findLitestream } from '#tools/setup/litestream.mjs'
import { LITESTREAM_VERSION } from '#tools/setup/pinned.mjs'
import { newMachine, writeProgram } from '#tests/fixtures/sourceContext.ts'

const saying = (version: string) => `#!/bin/sh\n[ "$1" = version ] && echo "${version}"\n`

/** A machine with nothing on it; its cache is where the environment says. */
function machine() {
  const { bin, home, context } = newMachine()
  const { cache } = context
  return { bin, cache, home, env: { PATH: bin, DARZI_CACHE: cache } }
}

test('LITESTREAM_BIN is used, with or without a v before its version', async () => {
  const { env, home } = machine()
  const binary = writeProgram(join(home, 'named'), saying(`v${LITESTREAM_VERSION}`))
  const found = await findLitestream({ ...env, LITESTREAM_BIN: binary })
  expect(found).toMatchObject({ found: true, binary })
})

test('A binary of another version is skipped in favour of the one on the path', async () => {
  const { env, home, bin } = machine()
  const old = writeProgram(join(home, 'old'), saying('0.3.13'))
  const binary = writeProgram(join(bin, 'litestream'), saying(LITESTREAM_VERSION))
  expect(await findLitestream({ ...env, LITESTREAM_BIN: old })).toMatchObject({
    found: true,
    binary,
  })
})

test('An earlier build is reused from the cache', async () => {
  const { env, cache } = machine()
  const binary = join(cache, 'litestream', LITESTREAM_VERSION, 'litestream')
  mkdirSync(dirname(binary), { recursive: true })
  writeProgram(binary, saying(LITESTREAM_VERSION))
  expect(await findLitestream(env)).toMatchObject({ found: true, binary })
})

test('Without any source, each one says why, and the message says what to do', async () => {
  const { env, bin } = machine()
  writeProgram(join(bin, 'go'), '#!/bin/sh\necho "no network" >&2\nexit 1\n')
  const found = await findLitestream(env)
  expect(found).toMatchObject({ found: false })
  expect(found.refusals).toEqual([
    'LITESTREAM_BIN: nothing',
    'PATH: nothing',
    'cache: nothing',
    'Go: go install failed: no network',
  ])
  expect(found).toHaveProperty(
    'reason',
    expect.stringContaining('LITESTREAM_BIN=/path/to/litestream'),
  )
})
