import type { Problem, ProblemCode } from '#domain/base/problem.ts'
import type * as Speaking from './ToastList.tsx'
import type { Live } from '#ui/state/useLive.ts'

let loaded: typeof Speaking | undefined
const listeners = new Set<() => void>()

/** What shows notices, once it is there. */
export const notices: Live<typeof Speaking> = {
  current: () => loaded,
  subscribe(onChange) {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
}

/** Fetches what shows notices: not part of the first page, which has none. */
export async function readyNotices(): Promise<typeof Speaking> {
  const first = loaded === undefined
  loaded = await import('./ToastList.tsx')
  if (first) for (const listener of listeners) listener()
  return loaded
}

/** Says what went wrong, in the sentence that the catalogue has for it. */
export function notifyProblem(problem: Problem | ProblemCode): void {
  say(({ toastProblem }) => toastProblem(typeof problem === 'string' ? { code: problem } : problem))
}

/** Says what went well. */
export function notifySuccess(code: Speaking.SuccessCode): void {
  say(({ toastSuccess }) => toastSuccess(code))
}

/** Says something neutral, such as that a line can be brought back. */
export function notify(text: string): void {
  say(({ toastText }) => toastText(text))
}

function say(how: (speaking: typeof Speaking) => void): void {
  if (loaded) how(loaded)
  else readyNotices().then(how, () => undefined) // what cannot be fetched cannot speak
}
