import {
  useId,
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
} from 'react'
import type { ProblemCode } from '#domain/base/problem.ts'
import { useRefusal } from './useRefusal.ts'
import { useLazy } from '#ui/state/useLazy.ts'

type FieldFrameProps = {
  label: string
  /** Hides the label where the text above already says it; screen readers still get it. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  problem?: ProblemCode | undefined
  /** The reason as text, where it has no problem code. */
  problemText?: string | undefined
}

export type FieldProps = FieldFrameProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>
type AreaFieldProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'className'>
type SelectFieldProps = FieldFrameProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>

/** A labelled input with its hint and, after a refusal, the reason. */
export function Field({ label, labelHidden, hint, problem, problemText, ...input }: FieldProps) {
  const frame = useFieldFrame({ label, labelHidden, hint, problem, problemText })
  return frame.around(<input {...input} {...frame.control} />)
}

/** A labelled text area. */
export function AreaField({ label, hint, problem, problemText, ...area }: AreaFieldProps) {
  const frame = useFieldFrame({ label, hint, problem, problemText })
  return frame.around(<textarea rows={4} {...area} {...frame.control} />)
}

/** A labelled choice. */
export function SelectField({ label, hint, problem, problemText, ...select }: SelectFieldProps) {
  const frame = useFieldFrame({ label, hint, problem, problemText })
  return frame.around(<select {...select} {...frame.control} />)
}

function useFieldFrame({ label, labelHidden, hint, problem, problemText }: FieldFrameProps) {
  const id = useId()
  const { refusal, handlers } = useRefusal()
  const words = useLazy((problem ?? refusal) !== undefined, loadSentences)
  const reason =
    problemText ??
    (problem ? words?.problemMessages[problem] : refusal && words?.refusalSentence(refusal))
  const described = [hint && `${id}-hint`, reason && `${id}-problem`].filter(Boolean).join(' ')
  return {
    control: {
      id,
      className: 'control',
      'aria-describedby': described || undefined,
      ...handlers,
      ...((problem ?? problemText ?? refusal) && { 'aria-invalid': true }),
    },
    around: (control: ReactNode) => (
      <div className="field">
        <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
          {label}
        </label>
        {control}
        {hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {reason && (
          <p className="problem" id={`${id}-problem`}>
            {reason}
          </p>
        )}
      </div>
    ),
  }
}

/** Loaded lazily: a page without a problem does not need the sentences. */
function loadSentences() {
  return import('#copy/base/notices.ts')
}

/** The value of a form's named field; empty when there is no such text field. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
