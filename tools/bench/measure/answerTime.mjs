/**
 * The time from a key press or tap to the frame that shows another list, in milliseconds: from the
 * event's own time stamp to the first task after the frame is painted.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} act
 * @param {string} list selector of its visible part; the owner's lists by default
 */
export async function answerTime(page, act, list = 'main tbody, main section ul') {
  const watch = await page.evaluateHandle(watchList, list)
  await act()
  return watch.evaluate(({ answered }) => answered)
}

/**
 * Runs in the page.
 * @param {string} list
 * @returns {{ answered: Promise<number> }} in an object, because a bare promise would be awaited
 */
function watchList(list) {
  const PATIENCE_MS = 10_000
  const INPUTS = ['keydown', 'click', 'input']
  const shown = () => {
    const parts = document.querySelectorAll(`${list}, main section h2, main p[role=status]`)
    return [...parts].map((part) => part.textContent).join('|')
  }
  const before = shown()
  /** @type {number | undefined} */
  let from
  const note = (/** @type {Event} */ event) => (from ??= event.timeStamp)
  for (const name of INPUTS) addEventListener(name, note, { capture: true })
  /** @type {Promise<number>} */
  const answered = new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`the list did not change: ${before.slice(0, 200)}`)),
      PATIENCE_MS,
    )
    const observer = new MutationObserver(() => {
      const began = from
      if (began === undefined || shown() === before) return
      // A newly opened page counts once its list is there, not with its title.
      if (!document.querySelector(`${list}, main p[role=status]`)) return
      observer.disconnect()
      clearTimeout(late)
      for (const name of INPUTS) removeEventListener(name, note, { capture: true })
      // A message event would come after work that the page itself deferred until then.
      const drawn = () => resolve(performance.now() - began)
      /** @type {SchedulerPostTaskOptions} */
      const first = { priority: 'user-blocking' }
      requestAnimationFrame(() => void scheduler.postTask(drawn, first))
    })
    const everything = { childList: true, characterData: true, subtree: true }
    observer.observe(document.body, everything)
  })
  return { answered }
}
