import type { Live } from '#domain/base/live.ts'

/** Forms edited since they were last submitted. */
const dirtyForms = new Set<HTMLFormElement>()

/** Ignored: a search is kept in the URL, a form with `data-saves-draft` stores its own draft. */
const EXEMPT = '[role="search"], [data-saves-draft]'

/** How long the notice about a sent form stays readable. */
const NOTICE_MS = 10_000

/** Actions that the user waits for, such as a form that is being sent. */
let running = 0

const watchers = new Set<() => void>()

/** Whether the user waits for an action, live. */
export const actionRunning: Live<boolean> = {
  current: () => running > 0,
  subscribe(onChange) {
    watchers.add(onChange)
    return () => void watchers.delete(onChange)
  },
}

function count(change: 1 | -1): void {
  running += change
  watchers.forEach((onChange) => onChange())
}

let submittedAt = -Infinity

/** Starts tracking form input. Call once per page. */
export function watchForms(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form && !form.matches(EXEMPT)) dirtyForms.add(form)
  })
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && !target.matches(EXEMPT)) submittedAt = performance.now()
  })
  for (const end of ['submit', 'reset'])
    document.addEventListener(end, ({ target }) => {
      if (target instanceof HTMLFormElement) dirtyForms.delete(target)
    })
}

/** Whether leaving the page would lose form input. */
export function isPageDirty(): boolean {
  for (const form of dirtyForms) if (!form.isConnected) dirtyForms.delete(form)
  return dirtyForms.size > 0
}

/**
 * Counts an action that the user waits for.
 * @returns a function to call once when it has ended
 */
export function trackAction(): () => void {
  const startedAt = performance.now()
  count(1)
  return () => {
    count(-1)
    if (submittedAt >= startedAt) submittedAt = performance.now()
  }
}

/**
 * Whether an action is running, or a form was sent so recently that its notice may not have been
 * read: then the page must not reload automatically.
 */
export function isActionPending(): boolean {
  return running > 0 || performance.now() - submittedAt < NOTICE_MS
}
