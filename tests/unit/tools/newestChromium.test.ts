import { expect, test } from 'vitest'
import { newestOf } from '#tools/setup/chromium/chromium.mjs'

type Answer = Awaited<ReturnType<Parameters<typeof newestOf>[0]>>

const NONE: Answer = { reason: 'not there' }

function browser(version: string | undefined): Answer {
  return { executablePath: `/programs/${version ?? 'unknown'}`, version, env: {} }
}

/** Which of the browsers on a machine is chosen, and whether npm's had to be unpacked for it. */
async function chosen(machine: {
  named?: Answer
  system?: Answer
  playwright?: Answer
  bundled?: Answer
  bundledIs?: string
}) {
  let unpacked = false
  const found = await newestOf(
    () => Promise.resolve(machine.named ?? NONE),
    [
      ['system', () => Promise.resolve(machine.system ?? NONE)],
      ['Playwright', () => Promise.resolve(machine.playwright ?? NONE)],
    ],
    () => {
      unpacked = true
      return Promise.resolve(machine.bundled ?? NONE)
    },
    machine.bundledIs,
  )
  return { source: found.found ? found.source : undefined, unpacked }
}

const BUNDLED = { bundled: browser('147.0.7727.55'), bundledIs: '147.0.0' }

test('The newest browser wins, from any source', async () => {
  const system = browser('156.0.8078.79')
  expect(await chosen({ system, ...BUNDLED })).toEqual({ source: 'system', unpacked: false })
  expect(await chosen({ system, playwright: browser('157.0.1.2'), ...BUNDLED })).toEqual({
    source: 'Playwright',
    unpacked: false,
  })
  expect(await chosen({ system: browser('99.0.4844.51'), ...BUNDLED })).toEqual({
    source: 'npm',
    unpacked: true,
  })
})

test('At equal versions the system’s browser wins, and npm’s is not unpacked', async () => {
  const same = browser('147.0.0.0')
  expect(await chosen({ system: same, playwright: same, ...BUNDLED })).toEqual({
    source: 'system',
    unpacked: false,
  })
})

test('CHROMIUM_PATH wins over a newer one', async () => {
  const named = browser('110.0.5481.77')
  expect(await chosen({ named, system: browser('156.0.8078.79'), ...BUNDLED })).toEqual({
    source: 'CHROMIUM_PATH',
    unpacked: false,
  })
})

test('An older system browser is used where npm’s does not run', async () => {
  const system = browser('99.0.4844.51')
  expect(await chosen({ system, bundledIs: '147.0.0' })).toEqual({
    source: 'system',
    unpacked: true,
  })
})

test('Where no browser runs, every source says why', async () => {
  const found = await newestOf(
    () => Promise.resolve(NONE),
    [['system', () => Promise.resolve(NONE)]],
    () => Promise.resolve(NONE),
    undefined,
  )
  expect(found).toMatchObject({
    found: false,
    refusals: ['CHROMIUM_PATH: not there', 'system: not there', 'npm: not there'],
  })
})
