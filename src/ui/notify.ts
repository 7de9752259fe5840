import toast from 'react-hot-toast/headless'
import type { Problem, ProblemCode } from '#domain/problem.ts'
import { problemSentence, successMessages } from '#copy/messages.ts'

export type SuccessCode = keyof typeof successMessages

/** How long each kind stays, in milliseconds (spec section 9). A loading toast never times out. */
export const TOAST_DURATIONS_MS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Infinity,
  custom: 4000,
} as const

/** At most so many at once (spec section 9). */
export const TOAST_LIMIT = 20

/** Says what went wrong, in the sentence that the catalogue has for it. */
export function notifyProblem(problem: Problem | ProblemCode): void {
  const sentence = problemSentence(typeof problem === 'string' ? { code: problem } : problem)
  toast.error(sentence, { id: sentence })
}

/** Says what went well. */
export function notifySuccess(code: SuccessCode): void {
  toast.success(successMessages[code], { id: code })
}

/** Says something neutral, such as that a line can be brought back; `action` makes it a button. */
export function notify(text: string): void {
  toast(text)
}
