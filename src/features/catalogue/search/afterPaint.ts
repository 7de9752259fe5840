/**
 * Does something once the next frame has been drawn, so that the frame does not wait for it.
 * @returns does it not, if it is not done yet.
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
