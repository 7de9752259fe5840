import { Field, type FieldProps } from './Field.tsx'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'autoComplete' | 'required'> & {
  /** Whether it asks for a new password instead of the current one. */
  isNew?: boolean
}

/** A password field that password managers recognise. */
export function PasswordField({ isNew = false, ...field }: PasswordFieldProps) {
  const autoComplete = isNew ? 'new-password' : 'current-password'
  return <Field {...field} type="password" autoComplete={autoComplete} required />
}
