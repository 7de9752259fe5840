import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { scrollToSection } from './scrollToSection.ts'

/**
 * A section of a served page that needs no script: hydration takes its element as it is and never
 * looks inside. Its links navigate within the shop, because clicks bubble to the element.
 */
export function KeptSection(attributes: ComponentProps<'section'>) {
  const follow = useFollow()
  return (
    <section
      {...attributes}
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={KEPT}
    />
  )
}

/** A link of a served page, its address included, that needs no script either. */
export function KeptLink(attributes: Omit<ComponentProps<'a'>, 'href'>) {
  return <a {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />
}

/**
 * Tells React that the content is not its own; `suppressHydrationWarning` keeps it from comparing.
 */
const KEPT = { __html: '' }

/** Client-side navigation for the links inside. */
function useFollow() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || isModified || link.origin !== location.origin) return
    event.preventDefault()
    if (link.hash) scrollToSection(link.hash.slice(1))
    else void navigate(link.pathname + link.search)
  }
}
