import { useNavigate } from 'react-router-dom'
import { Button } from './Button.tsx'
import type { ButtonProps } from './Button.tsx'

type NavigateButtonProps = Omit<ButtonProps, 'onClick' | 'type'> & { to: string }

/** A button that leads somewhere, where the specification asks for a button and not for a link. */
export function NavigateButton({ to, ...rest }: NavigateButtonProps) {
  const navigate = useNavigate()
  return <Button {...rest} onClick={() => void navigate(to)} />
}
