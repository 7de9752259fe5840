/** A hidden page paints no frames; its work must not wait until it is shown again. */
const AT_LATEST_MS = 300

/**
 * Runs `work` after the next frame has been painted, so the frame doesn't wait for it.
 * @returns a function that cancels it if it has not run yet
 */
export function afterPaint(work: () => void): () => void {
  let task = setTimeout(run, AT_LATEST_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(task)
    task = setTimeout(run)
  })
  function run() {
    cancelAnimationFrame(frame)
    work()
  }
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}
