import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, type ButtonProps } from './Button.tsx'

type NavigateButtonProps = Omit<ButtonProps, 'onClick' | 'type'> & { to: string }

/**
 * A button that navigates, where the specification asks for a button instead of a link. It is a
 * form, so that it also works without JavaScript.
 */
export function NavigateButton({ to, ...rest }: NavigateButtonProps) {
  const navigate = useNavigate()
  function go(event: FormEvent) {
    event.preventDefault()
    void navigate(to)
  }
  return (
    <form action={to} onSubmit={go}>
      <Button {...rest} type="submit" />
    </form>
  )
}
