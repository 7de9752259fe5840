import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { cachedBinary } from '#tools/setup/pocketbase/localSources.mjs'
import { ALL_SOURCES, findPocketBase } from '#tools/setup/pocketbase/pocketbase.mjs'
import { POCKETBASE_VERSION } from '#tools/setup/pinned.mjs'
import { fakePocketBase, newMachine, writeProgram } from '#tests/fixtures/sourceContext.ts'

const PINNED = fakePocketBase(POCKETBASE_VERSION)
/** Nobody listens on port 1 of the loopback address: the answer is a refusal, at once. */
const NO_NETWORK = { POCKETBASE_RELEASE_URL: 'http://127.0.0.1:1' }

/** A `go` that does what the real one does: builds a program named after the package's folder. */
const FAKE_GO = `#!/bin/sh
printf '%s\\n' "$*" "CGO_ENABLED=$CGO_ENABLED" > "$GOBIN/../called"
printf '#!/bin/sh\\necho "base version ${POCKETBASE_VERSION}"\\n' > "$GOBIN/base"
/bin/chmod 755 "$GOBIN/base"
`

test('POCKETBASE_BIN wins over everything else', async () => {
  const machine = newMachine(NO_NETWORK)
  writeProgram(join(machine.bin, 'pocketbase'), PINNED)
  const own = writeProgram(join(machine.home, 'mine'), fakePocketBase('0.39.10'))
  const env = { ...machine.context.env, POCKETBASE_BIN: own }
  const found = await findPocketBase(ALL_SOURCES, { ...machine.context, env })
  expect(found).toMatchObject({ found: true, source: 'POCKETBASE_BIN', binary: own })
})

test('A missing POCKETBASE_BIN is reported and skipped', async () => {
  const machine = newMachine({ ...NO_NETWORK, POCKETBASE_BIN: '/nowhere/pocketbase' })
  writeProgram(join(machine.bin, 'pocketbase'), PINNED)
  const found = await findPocketBase(ALL_SOURCES, machine.context)
  expect(found).toMatchObject({ found: true, source: 'PATH' })
  expect(found.refusals[0]).toContain('/nowhere/pocketbase, which is not a program')
})

test('The pinned version on PATH is used', async () => {
  const machine = newMachine(NO_NETWORK)
  const binary = writeProgram(join(machine.bin, 'pocketbase'), PINNED)
  const found = await findPocketBase(ALL_SOURCES, machine.context)
  expect(found).toMatchObject({ found: true, source: 'PATH', binary })
})

test('Another version on PATH is skipped', async () => {
  const machine = newMachine(NO_NETWORK)
  writeProgram(join(machine.bin, 'pocketbase'), fakePocketBase('0.22.20'))
  const found = await findPocketBase(ALL_SOURCES, machine.context)
  expect(found).toMatchObject({ found: false })
  expect(found.refusals.join('\n')).toContain('is version 0.22.20, not 0.39.11')
})

test('Go builds it where the release cannot be reached, and the next run reuses it', async () => {
  const machine = newMachine(NO_NETWORK)
  writeProgram(join(machine.bin, 'go'), FAKE_GO)
  const binary = cachedBinary(machine.context)
  const first = await findPocketBase(ALL_SOURCES, machine.context)
  expect(first).toMatchObject({ found: true, source: 'Go', binary })
  expect(machine.said[0]).toMatch(/^Downloading PocketBase .* cannot be reached/)
  expect(machine.said[1]).toMatch(/^Building PocketBase 0\.39\.11 with Go .*: done$/)
  const second = await findPocketBase(ALL_SOURCES, machine.context)
  expect(second).toMatchObject({ found: true, source: 'cache', binary })
  expect(readdirSync(dirname(binary)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('A failing build leaves nothing behind and says why', async () => {
  const machine = newMachine(NO_NETWORK)
  writeProgram(join(machine.bin, 'go'), '#!/bin/sh\necho "no space left on device" >&2\nexit 1\n')
  const found = await findPocketBase(ALL_SOURCES, machine.context)
  expect(found).toMatchObject({ found: false })
  expect(found.refusals.at(-1)).toBe('Go: go install failed: no space left on device')
  expect(readdirSync(dirname(cachedBinary(machine.context)))).toEqual([])
})

test('A cached binary that does not run is obtained again', async () => {
  const machine = newMachine(NO_NETWORK)
  writeProgram(join(machine.bin, 'go'), FAKE_GO)
  await findPocketBase(ALL_SOURCES, machine.context)
  writeProgram(cachedBinary(machine.context), 'cut short')
  const found = await findPocketBase(ALL_SOURCES, machine.context)
  expect(found).toMatchObject({ found: true, source: 'Go' })
})

test('With no source left, the message lists what each one said and what helps', async () => {
  const machine = newMachine(NO_NETWORK)
  const found = await findPocketBase(ALL_SOURCES, machine.context)
  const text = found.found ? '' : found.reason
  for (const { name } of ALL_SOURCES) expect(text).toContain(`- ${name}: `)
  expect(text).toContain('no go on PATH')
  expect(text).toContain('POCKETBASE_BIN=/path/to/pocketbase')
  expect(existsSync(cachedBinary(machine.context))).toBe(false)
})
