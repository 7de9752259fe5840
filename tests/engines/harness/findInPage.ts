import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '#tools/setup/folders.mjs'

/** What a person looks for: a role and its name, or the label of a field. */
export type Target = {
  role: string
  /** The whole name, or a pattern for it. */
  name: string | RegExp
  /** Only inside something of this role that shows this text. */
  within?: { role: string; text: string }
}

/**
 * In WebKit, elements laid out as they come into view move the others for several frames: a
 * position counts when it has been the same this often, two frames apart.
 */
const STEADY_LOOKS = 3
const MAX_LOOKS = 30

const QUERIES = join(
  PROJECT,
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)

/** JavaScript for the page: Testing Library's queries, the same as in the unit tests. */
export const loadQueries = `(() => {
  ${readFileSync(QUERIES, 'utf8').replace(/\n\/\/# sourceMappingURL.*\s*$/, '')}
})()`

/** JavaScript for the page: whether the queries are loaded. Each document loads them again. */
export const hasQueries = `'TestingLibraryDom' in globalThis`

/**
 * JavaScript for the page: scrolls a target into view and says where its middle is, once it has come
 * to rest and nothing covers it. Marks it with `data-target`. Hydration lays out the cards that were
 * skipped: WebKit, which does not anchor the scroll position, then moves the target.
 */
export function placeOf({ role, name, within }: Target): string {
  return `(async () => {
    if (document.querySelector('[data-arriving]')) return { not: 'the page has not been hydrated' }
    const { queryAllByRole, queryAllByLabelText } = TestingLibraryDom
    const frames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
    const rested = async (one) => {
      let steady = 0
      for (let look = 0; look < ${MAX_LOOKS}; look++) {
        one.scrollIntoView({ block: 'center', behavior: 'instant' })
        const before = one.getBoundingClientRect()
        await frames()
        const box = one.getBoundingClientRect()
        steady = box.x === before.x && box.y === before.y ? steady + 1 : 0
        if (steady === ${STEADY_LOOKS}) return box
      }
      return undefined
    }
    const within = ${JSON.stringify(within ?? null)}
    const name = ${typeof name === 'string' ? JSON.stringify(name) : String(name)}
    const areas = within
      ? queryAllByRole(document.body, within.role).filter((one) => one.textContent.includes(within.text))
      : [document.body]
    const find = (area) => ${
      role === 'field'
        ? `queryAllByLabelText(area, name, { selector: 'input, textarea, select' })`
        : `queryAllByRole(area, ${JSON.stringify(role)}, { name })`
    }
    const all = areas.flatMap(find)
    const seen = all.filter((one) => one.type === 'file' || one.checkVisibility({ visibilityProperty: true }))
    document.querySelectorAll('[data-target]').forEach((one) => one.removeAttribute('data-target'))
    let cover
    for (const one of seen) {
      const box = await rested(one)
      if (!box) return { not: 'it is moving' }
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const top = document.elementFromPoint(x, y)
      const label = [...(one.labels ?? [])].some((each) => each.contains(top))
      if (one.type !== 'file' && !label && !one.contains(top)) {
        cover = top?.outerHTML.slice(0, 120) ?? 'nothing'
        continue
      }
      if (one.disabled) return { not: 'it is disabled' }
      one.setAttribute('data-target', '')
      return { x, y }
    }
    return { not: cover ? 'it is covered by ' + cover : all.length + ' found, none visible' }
  })()`
}

/** JavaScript for the page: records whether the next click hits the target that was found. */
export const watchClick = `(() => {
  const target = document.querySelector('[data-target]')
  globalThis.clickMissed = true
  addEventListener('click', ({ target: clicked }) => {
    const areas = [target, ...(target.labels ?? [])]
    globalThis.clickMissed = !areas.some((area) => area.contains(clicked))
  }, { capture: true, once: true })
})()`

/** JavaScript for the page: whether the click missed it. False on a page that the click led to. */
export const clickMissed = `globalThis.clickMissed === true`
