import toast, { useToaster } from 'react-hot-toast/headless'
import type { Problem } from '#domain/base/problem.ts'
import { joinedSentence, problemSentence, successMessages } from '#copy/base/notices.ts'
import styles from './ToastList.module.css'
import { InTopDialog } from './modalDialogs.tsx'

export type SuccessCode = keyof typeof successMessages

/** How long each kind stays, in milliseconds (specified). A loading toast never times out. */
const OPTIONS = {
  blank: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Infinity },
  custom: { duration: 4000 },
}

/** Most toasts at once (specified). */
const LIMIT = 20

/**
 * The notices at the top right, in our own markup so that no style is injected.
 * Taps pass through to the page below. A modal dialog covers and silences everything outside it, so
 * notices are shown inside the topmost one.
 */
export function ToastList() {
  const { toasts } = useToaster(OPTIONS)
  return (
    <InTopDialog>
      <div ref={toTopLayer} popover="manual" className={styles.toasts}>
        {toasts
          .filter(({ visible }) => visible)
          .slice(0, LIMIT)
          .map((entry) => (
            <div
              key={entry.id}
              className={styles.toast}
              data-kind={entry.type}
              role={entry.type === 'error' ? 'alert' : 'status'}
            >
              {typeof entry.message === 'function' ? entry.message(entry) : entry.message}
            </div>
          ))}
      </div>
    </InTopDialog>
  )
}

/** Outside the dialog's box: WebKit clips fixed elements to the edges of a scrolling dialog. */
function toTopLayer(place: HTMLElement | null): void {
  if (place && 'showPopover' in place) place.showPopover()
}

/** The latest toast of each key. */
const latest = new Map<string, string>()

/** The sentences of problems that may still be shown. */
const problems = new Set<string>()

/**
 * Replaces the toast with this key instead of changing its text: on a busy device the old toast's
 * timer could dismiss the new one at once.
 */
function replace(key: string, show: () => string): void {
  dismissText(key)
  latest.set(key, show())
}

export function dismissText(key: string): void {
  // Without an id it would dismiss them all.
  toast.dismiss(latest.get(key) ?? key)
}

export function toastProblem(problem: Problem): void {
  const sentence = problemSentence(problem)
  problems.add(sentence)
  replace(sentence, () => toast.error(sentence))
}

/** Shows a success, and dismisses earlier problem toasts, which are obsolete. */
export function toastSuccess(code: SuccessCode): void {
  showSuccess(code, successMessages[code])
}

export type AddedLine = { title: string; quantity: number; isJoined: boolean }

/** One toast at a time: pieces added one after another would cover the page. */
export function toastAdded(line: AddedLine): void {
  const added = successMessages.addedToCart
  showSuccess('addedToCart', line.isJoined ? `${added} ${joinedSentence(line)}` : added)
}

function showSuccess(code: SuccessCode, sentence: string): void {
  problems.forEach(dismissText)
  problems.clear()
  replace(code, () => toast.success(sentence))
}

export function toastText(text: string): void {
  replace(text, () => toast(text))
}
