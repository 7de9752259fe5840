import type { Locator, Page } from 'playwright-core'

/**
 * A line of the specification and how to check it: a locator on the page, or a condition to wait
 * for.
 */
export type Line = readonly [line: string, seen: Locator | (() => Promise<boolean>)]

const PATIENCE_MS = 45_000

/** The lines that are not met on the page. */
export async function unmetLines(lines: readonly Line[]): Promise<string[]> {
  const met = await Promise.all(lines.map(([, seen]) => appears(seen)))
  return lines.flatMap(([line], place) => (met[place] ? [] : [line]))
}

async function appears(seen: Line[1]): Promise<boolean> {
  if (typeof seen !== 'function') {
    const shown = seen.first().waitFor({ timeout: PATIENCE_MS })
    return shown.then(
      () => true,
      () => false,
    )
  }
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if (await seen()) return true
    await new Promise((next) => setTimeout(next, 50))
  }
  return false
}

/** Checks that these names are on the page, each with this role. */
export function namedLines(
  page: Pick<Page, 'getByRole'>,
  role: 'heading' | 'button' | 'link' | 'tab',
  names: readonly string[],
): Line[] {
  return names.map((name) => [`${role} ${name}`, page.getByRole(role, { name, exact: true })])
}

/** Checks that these texts are on the page, word for word. */
export function textLines(page: Pick<Page, 'getByText'>, all: readonly string[]): Line[] {
  return all.map((text) => [text, page.getByText(text, { exact: true })])
}

/**
 * Checks that a form requires these fields or, where they are optional, does not, each with its
 * type.
 */
export function fieldLines(
  form: Pick<Page, 'getByLabel'>,
  fields: readonly (readonly [label: string, required: 'required' | 'optional', type?: string])[],
): Line[] {
  return fields.map(([label, wanted, type]) => [
    `${label} is ${wanted}`,
    async () => {
      const field = form.getByLabel(label, { exact: true })
      const isRequired = (await field.getAttribute('required')) !== null
      const isOfType = type === undefined || (await field.getAttribute('type')) === type
      return isRequired === (wanted === 'required') && isOfType
    },
  ])
}
