import { useId } from 'react'
import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import type { ProblemCode } from '#domain/problem.ts'
import { problemMessages } from '#copy/messages.ts'

type Framing = { label: string; hint?: ReactNode; problem?: ProblemCode | undefined }

type FieldProps = Framing & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>
type AreaFieldProps = Framing & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>
type SelectFieldProps = Framing & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>

/** A labelled input with its hint and, when it was refused, the reason beside it. */
export function Field({ label, hint, problem, ...input }: FieldProps) {
  const frame = useFrame({ label, hint, problem })
  return frame.around(<input {...input} {...frame.control} />)
}

/** A labelled text area. */
export function AreaField({ label, hint, problem, ...area }: AreaFieldProps) {
  const frame = useFrame({ label, hint, problem })
  return frame.around(<textarea rows={4} {...area} {...frame.control} />)
}

/** A labelled choice. */
export function SelectField({ label, hint, problem, ...select }: SelectFieldProps) {
  const frame = useFrame({ label, hint, problem })
  return frame.around(<select {...select} {...frame.control} />)
}

function useFrame({ label, hint, problem }: Framing) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return {
    control: {
      id,
      className: 'control',
      'aria-describedby': described || undefined,
      ...(problem && { 'aria-invalid': true }),
    },
    around: (control: ReactNode) => (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        {control}
        {hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {problem && (
          <p className="problem" id={`${id}-problem`}>
            {problemMessages[problem]}
          </p>
        )}
      </div>
    ),
  }
}
