import type { ComponentType, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { scrollToSection } from '#ui/routing/scrollToSection.ts'
import type { StaticName } from '#domain/shop/homePage.ts'
import { sectionAttributes } from './Section.tsx'

/** The sections that are only text, pictures and links. */
export type StaticSections = Record<StaticName, ComponentType>

type StaticSectionProps = {
  name: StaticName
  /** Omitted when hydrating a served page, which keeps what the server rendered. */
  sections: StaticSections | undefined
}

/**
 * A section that needs no script: hydration takes its element as it is and never looks inside. Its
 * links navigate within the shop, because clicks bubble to the element.
 */
export function StaticSection({ name, sections }: StaticSectionProps) {
  const follow = useFollow()
  const Inside = sections?.[name]
  if (Inside) {
    return (
      <section {...sectionAttributes(name)}>
        <Inside />
      </section>
    )
  }
  return (
    <section
      {...sectionAttributes(name)}
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={KEPT}
    />
  )
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
