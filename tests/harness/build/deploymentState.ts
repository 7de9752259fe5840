import type { Files } from './builtFiles.ts'

/** Which build each kind of file currently comes from, and the faults of some. */
export type DeploymentState = {
  worker: 'old' | 'new' | 'half'
  pages: 'old' | 'new'
  assets: ('old' | 'new')[]
  /** New files that are missing, or have other bytes. */
  missing?: RegExp
  spoiled?: RegExp
  /** New files whose responses are held until the next state is deployed. */
  slow?: RegExp
}

/** A file as currently deployed; undefined when it is missing. */
export function deployedFile(
  path: string,
  state: DeploymentState,
  build: { old: Files; new: Files },
): Buffer | undefined {
  if (path === 'serviceWorker.js') {
    const worker = build[state.worker === 'old' ? 'old' : 'new'].get(path)
    return state.worker === 'half' ? worker?.subarray(0, worker.length / 2) : worker
  }
  if (!path.startsWith('assets/')) return build[state.pages].get(path)
  const found = state.assets.map((one) => build[one].get(path)).find((one) => one)
  if (!build.new.has(path)) return found
  if (state.missing?.test(path)) return undefined
  return state.spoiled?.test(path) ? Buffer.from('throw new Error("spoiled")') : found
}
