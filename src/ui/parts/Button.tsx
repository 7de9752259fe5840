import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from './Link.tsx'

export type ButtonLook = 'solid' | 'outline' | 'quiet' | 'danger'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  look?: ButtonLook
  busy?: boolean
  /** The label while busy. */
  busyLabel?: string
  wide?: boolean
}

/** A button; while busy it shows so and ignores taps. */
export function Button({
  look = 'solid',
  busy = false,
  busyLabel,
  wide = false,
  type = 'button',
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className="button"
      data-look={look}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      disabled={busy || disabled}
    >
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

type ButtonLinkProps = Omit<LinkProps, 'className'> & { look?: ButtonLook; wide?: boolean }

/** A link that looks like a button, for navigation. */
export function ButtonLink({ look = 'solid', wide = false, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className="button" data-look={look} data-wide={wide || undefined} />
}
