import type { ButtonLook } from './Button.tsx'
import { Link, type LinkProps } from './Link.tsx'

type ButtonLinkProps = Omit<LinkProps, 'className'> & { look?: ButtonLook; wide?: boolean }

/** A link that looks like a button, for navigation. */
export function ButtonLink({ look = 'solid', wide = false, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className="button" data-look={look} data-wide={wide || undefined} />
}
