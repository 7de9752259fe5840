import type { Files } from './builtFiles.ts'

/** Which build each kind of file comes from just now, and what is wrong with some of them. */
export type Deployed = {
  worker: 'old' | 'new' | 'half'
  pages: 'old' | 'new'
  assets: ('old' | 'new')[]
  /** New files that have not arrived, or that arrived with other bytes. */
  missing?: RegExp
  spoiled?: RegExp
  /** New files that are on their way until the next state is deployed. */
  slow?: RegExp
}

/** A file as it stands in a deployment; undefined when it is not there. */
export function deployedFile(
  path: string,
  state: Deployed,
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
