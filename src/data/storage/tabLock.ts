/**
 * Runs the work in one tab at a time. A tab that has waited `patienceMs` runs it anyway, because a
 * suspended tab keeps its lock: the work must tolerate running in two tabs.
 */
export async function withTabLock(
  name: string,
  work: () => Promise<void>,
  patienceMs: number,
): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator.locks
  if (!locks) return work()
  let hasStarted = false
  const turn = () => {
    hasStarted = true
    return work()
  }
  try {
    await locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, turn)
  } catch (error) {
    if (hasStarted) throw error
    await work()
  }
}
