import type { Driver, Key } from '#tests/engines/drivers/driver.ts'
import { fieldsOf, textOf } from '#tests/engines/drivers/json.ts'
import {
  clickMissed,
  hasQueries,
  loadQueries,
  placeOf,
  watchClick,
  type Target,
} from './findInPage.ts'

/** How long a person waits for something on a busy machine. */
const PATIENCE_MS = 30_000
const LOOK_AGAIN_MS = 100

/** The shop as a person uses it: by what can be read and what can be clicked. */
export type Screen = ReturnType<typeof screenOf>

export type Within = Target['within']

/**
 * @param url - of the shop, without a slash at its end
 */
export function screenOf(driver: Driver, url: string) {
  /** What can be read on the page, with single spaces. */
  async function text(): Promise<string> {
    const shown = await driver.run(`document.body?.innerText ?? ''`)
    return textOf(shown).replace(/\s+/g, ' ')
  }

  /** Waits until the page shows these words; letters may be capitals by style. */
  async function sees(...wanted: (string | RegExp)[]): Promise<void> {
    await until(async () => {
      const shown = await text()
      const missing = wanted.filter((one) => !shows(shown, one))
      return missing.length === 0 ? undefined : `The page does not show ${missing.join(', ')}`
    })
  }

  /** Waits until the page does not show these words. */
  async function isRidOf(unwanted: string | RegExp): Promise<void> {
    await until(async () =>
      shows(await text(), unwanted) ? `The page still shows ${String(unwanted)}` : undefined,
    )
  }

  async function reach(target: Target): Promise<{ x: number; y: number }> {
    let place = { x: 0, y: 0 }
    await until(async () => {
      if (!(await driver.run(hasQueries))) await driver.run(loadQueries)
      const { x, y, not } = fieldsOf(await driver.run(placeOf(target)))
      if (typeof x !== 'number' || typeof y !== 'number') return explain(target, String(not))
      place = { x, y }
      return undefined
    })
    return place
  }

  /** Clicks; again when the page moved between press and release, as a person would. */
  async function click(role: string, name: string | RegExp, within?: Within): Promise<void> {
    const target = { role, name, ...(within && { within }) }
    await until(async () => {
      const place = await reach(target)
      await driver.run(watchClick)
      await driver.clickAt(place)
      const missed = await driver.run(clickMissed).catch(() => false) // the click led to another page
      return missed === true ? explain(target, 'it moved under the pointer') : undefined
    })
  }

  /** Drags what has the role and name onto the first place that fits the CSS selector. */
  async function drag(role: string, name: string | RegExp, place: string): Promise<void> {
    const from = await reach({ role, name })
    const box = `document.querySelector(${JSON.stringify(place)}).getBoundingClientRect()`
    const { x, y } = fieldsOf(
      await driver.run(
        `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${box})`,
      ),
    )
    await driver.drag(from, { x: Number(x), y: Number(y) })
  }

  /** Types into a field by its label, in place of what it holds. */
  async function fill(label: string | RegExp, value: string, within?: Within): Promise<void> {
    await click('field', label, within)
    await driver.press(['Control', 'a'])
    await driver.type(value)
    await until(() => unlike(label, value))
  }

  /** What the field that was last reached holds. */
  async function valueOf(): Promise<string> {
    return textOf(await driver.run(`document.querySelector('[data-target]')?.value ?? ''`))
  }

  /** Waits until a field holds this value. */
  async function holds(label: string | RegExp, value: string): Promise<void> {
    await until(async () => {
      await reach({ role: 'field', name: label })
      return unlike(label, value)
    })
  }

  async function unlike(label: string | RegExp, value: string): Promise<string | undefined> {
    const held = await valueOf()
    return held === value ? undefined : `${String(label)} holds "${held}", not "${value}"`
  }

  return {
    driver,
    text,
    sees,
    isRidOf,
    click,
    drag,
    fill,
    holds,
    goto: (path: string) => driver.goto(url + path),
    reload: () => driver.reload(),
    press: (key: Key) => driver.press([key]),
    /** Waits until a JavaScript expression is true in the page. */
    becomesTrue: (expression: string) =>
      until(async () =>
        (await driver.run(expression)) === true ? undefined : `Not true: ${expression}`,
      ),
    /** Chooses a file in the file field with this label. */
    attach: async (label: string | RegExp, file: string) => {
      await reach({ role: 'field', name: label })
      await driver.attach('[data-target]', file)
    },
    /** Waits until something of this role and name is there to be used. */
    finds: async (role: string, name: string | RegExp) => void (await reach({ role, name })),
  }
}

/**
 * Polls until nothing is wrong. A page that is being left cannot be read, which is one more reason
 * to retry.
 */
async function until(look: () => Promise<string | undefined>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const wrong = await look().catch((error: unknown) => String(error))
    if (wrong === undefined) return
    if (performance.now() > deadline) throw new Error(wrong)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

function shows(text: string, wanted: string | RegExp): boolean {
  if (typeof wanted !== 'string') return wanted.test(text)
  return text.toLowerCase().includes(wanted.toLowerCase())
}

function explain({ role, name, within }: Target, why: string): string {
  const where = within ? ` in the ${within.role} with "${within.text}"` : ''
  return `The ${role} ${String(name)}${where} cannot be used: ${why}`
}
