import { expect, test } from 'vitest'
import { runSideBySide } from '#tools/check/sideBySide.mjs'
import { STEPS, type Step } from '#tools/check/steps.mjs'

type Run = {
  /** The names of the steps that have begun. */
  started: string[]
  /** Ends a step. */
  end: (name: string, failed?: number) => Promise<void>
  done: Promise<string[]>
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Begins the steps of `npm test`; each runs until `end` is called with its name. */
async function begin(processors = 2): Promise<Run> {
  const started: string[] = []
  const ends = new Map<string, (result: { failed: number }) => void>()
  const begun = ({ name }: Step) => {
    started.push(name)
    return new Promise<{ failed: number }>((resolve) => ends.set(name, resolve))
  }
  const done = runSideBySide(STEPS, processors, begun, () => undefined)
  await nextTask()
  return {
    started,
    done: done.then((all) => all.map(({ step }) => step.name)),
    end: async (name, failed = 0) => {
      ends.get(name)?.({ failed })
      await nextTask()
    },
  }
}

test('Two steps run at a time, in their order', async () => {
  const { started, end } = await begin()
  expect(started).toEqual(['format', 'types'])
  await end('types')
  expect(started).toEqual(['format', 'types', 'lint'])
})

test('Server tests begin when the last static check has passed, beside unit tests', async () => {
  const { started, end } = await begin()
  for (const name of ['format', 'types', 'pictures', 'build', 'unit']) await end(name)
  expect(started).not.toContain('integration')
  await end('lint')
  expect(started).toContain('integration')
})

test('Browser tests begin when server tests have ended, beside unit tests', async () => {
  const { started, end, done } = await begin()
  for (const name of ['format', 'types', 'lint', 'pictures', 'build']) await end(name)
  expect(started.slice(-2)).toEqual(['unit', 'integration'])
  await end('integration', 1)
  expect(started.at(-1)).toBe('e2e')
  await end('e2e')
  await end('unit')
  expect(await done).toHaveLength(STEPS.length)
})

test('On many processors, too, browser tests wait for the server tests', async () => {
  const { started, end } = await begin(STEPS.length)
  expect(started).toEqual(['format', 'types', 'lint', 'pictures', 'build', 'unit'])
  for (const name of ['format', 'types', 'lint', 'pictures', 'build']) await end(name)
  expect(started.slice(6)).toEqual(['integration'])
  await end('integration')
  expect(started.slice(6)).toEqual(['integration', 'e2e'])
})

test('After a failed static check no other step begins', async () => {
  const { started, end, done } = await begin()
  await end('format')
  await end('types', 1)
  await end('lint')
  expect(started).toEqual(['format', 'types', 'lint'])
  expect(await done).toEqual(['format', 'types', 'lint'])
})

test('A static check that fails last keeps servers from starting', async () => {
  const { started, end } = await begin()
  for (const name of ['format', 'types', 'pictures', 'build', 'unit']) await end(name)
  await end('lint', 1)
  expect(started).toEqual(['format', 'types', 'lint', 'pictures', 'build', 'unit'])
})

test('A failed unit test stops nothing', async () => {
  const { started, end } = await begin()
  for (const name of ['format', 'types', 'lint', 'pictures', 'build']) await end(name)
  await end('unit', 1)
  expect(started).toContain('integration')
})
