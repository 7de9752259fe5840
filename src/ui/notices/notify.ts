import type { Problem, ProblemCode } from '#domain/base/problem.ts'
import type * as ToastModule from './ToastList.tsx'
import type { Live } from '#domain/base/live.ts'

let loaded: typeof ToastModule | undefined
const listeners = new Set<() => void>()

/** The lazily loaded toast module; undefined until loaded. */
export const toastModule: Live<typeof ToastModule> = {
  current: () => loaded,
  subscribe(onChange) {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
}

/** Loads the toast module: the first page has no notices and does not include it. */
export async function loadToasts(): Promise<typeof ToastModule> {
  const first = loaded === undefined
  loaded = await import('./ToastList.tsx')
  if (first) for (const listener of listeners) listener()
  return loaded
}

/** Shows the sentence of a problem. */
export function notifyProblem(problem: Problem | ProblemCode): void {
  withToasts(({ toastProblem }) =>
    toastProblem(typeof problem === 'string' ? { code: problem } : problem),
  )
}

/** Shows a success message. */
export function notifySuccess(code: ToastModule.SuccessCode): void {
  withToasts(({ toastSuccess }) => toastSuccess(code))
}

/** Says that a piece was added to the cart, and to which line if it was merged into one. */
export function notifyAdded(line: ToastModule.AddedLine): void {
  withToasts(({ toastAdded }) => toastAdded(line))
}

/** Shows a neutral message, such as the offer to restore a removed line. */
export function notify(text: string): void {
  withToasts(({ toastText }) => toastText(text))
}

function withToasts(action: (toasts: typeof ToastModule) => void): void {
  if (loaded) action(loaded)
  else loadToasts().then(action, () => undefined) // a module that fails to load cannot show anything
}

/** Dismisses a notice by `notify` once it is no longer true. */
export function dismissNotice(text: string): void {
  toastModule.current()?.dismissText(text)
}
