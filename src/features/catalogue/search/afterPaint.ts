/**
 * Runs `work` after the next frame has been painted, so the frame doesn't wait for it.
 * @returns a function that cancels it if it has not run yet
 */
export function afterPaint(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    task = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}
