import { Field, type FieldProps } from './Field.tsx'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'autoComplete' | 'required'> & {
  /** Whether it asks for a new password instead of the current one. */
  fresh?: boolean
}

/** A password field that password managers recognise. */
export function PasswordField({ fresh = false, ...field }: PasswordFieldProps) {
  const autoComplete = fresh ? 'new-password' : 'current-password'
  return <Field {...field} type="password" autoComplete={autoComplete} required />
}
