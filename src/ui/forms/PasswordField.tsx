import { Field } from './Field.tsx'
import type { FieldProps } from './Field.tsx'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'autoComplete' | 'required'> & {
  /** A password that is being chosen; otherwise the one there is. */
  fresh?: boolean
}

/** A password, as password managers know it. */
export function PasswordField({ fresh = false, ...field }: PasswordFieldProps) {
  const autoComplete = fresh ? 'new-password' : 'current-password'
  return <Field {...field} type="password" autoComplete={autoComplete} required />
}
