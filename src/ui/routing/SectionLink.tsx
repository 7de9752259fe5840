import type { ComponentProps } from 'react'
import { scrollToSection } from './scrollToSection.ts'

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** Anchor of a section of this page. */
  id: string
}

/** A link that scrolls to a section of the current page. */
export function SectionLink({ id, ...rest }: SectionLinkProps) {
  return (
    <a
      {...rest}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        scrollToSection(id)
      }}
    />
  )
}
