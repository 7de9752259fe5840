import { useState, type InvalidEvent } from 'react'
import type { RefusedField } from '#copy/base/notices.ts'
import { focusOn } from './useFirstProblem.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * The form whose `invalid` events are being dispatched. The browser fires them for all its controls
 * within one task, so only the first of them takes the focus.
 */
let refused: HTMLFormElement | null = null

/**
 * What the browser found wrong with a control when its form was submitted, until it is edited. The
 * reason is shown beside the control (`refusalSentence`) instead of in the browser's bubble; the
 * first refused control of the form gets the focus.
 */
export function useRefusal() {
  const [refusal, setRefusal] = useState<RefusedField>()
  const handlers = {
    onInvalid(event: InvalidEvent<Control>) {
      event.preventDefault()
      const { form, type, value, validity } = event.currentTarget
      setRefusal({ type, value, validity })
      if (refused !== form) focusOn(event.currentTarget)
      refused = form
      setTimeout(() => (refused = null))
    },
    // If this ran on `input`, React would re-render a select with its old value and undo the new
    // choice before `change` fires.
    onChangeCapture: () => setRefusal(undefined),
  }
  return { refusal, handlers }
}
