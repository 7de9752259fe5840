import type { Problem, ProblemCode } from '#domain/base/problem.ts'
import type * as Speaking from './ToastList.tsx'
import type { Live } from '#ui/state/useLive.ts'

let loaded: typeof Speaking | undefined
const listeners = new Set<() => void>()

/** The lazily loaded toast module; undefined until loaded. */
export const notices: Live<typeof Speaking> = {
  current: () => loaded,
  subscribe(onChange) {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
}

/** Loads the toast module: the first page has no notices and does not include it. */
export async function readyNotices(): Promise<typeof Speaking> {
  const first = loaded === undefined
  loaded = await import('./ToastList.tsx')
  if (first) for (const listener of listeners) listener()
  return loaded
}

/** Shows the sentence of a problem. */
export function notifyProblem(problem: Problem | ProblemCode): void {
  say(({ toastProblem }) => toastProblem(typeof problem === 'string' ? { code: problem } : problem))
}

/** Shows a success message. */
export function notifySuccess(code: Speaking.SuccessCode): void {
  say(({ toastSuccess }) => toastSuccess(code))
}

/** Shows a neutral message, such as the offer to restore a removed line. */
export function notify(text: string): void {
  say(({ toastText }) => toastText(text))
}

function say(how: (speaking: typeof Speaking) => void): void {
  if (loaded) how(loaded)
  else readyNotices().then(how, () => undefined) // a module that fails to load cannot show anything
}

/** Dismisses a notice by `notify` once it is no longer true. */
export function dismissNotice(text: string): void {
  notices.current()?.dismissText(text)
}
