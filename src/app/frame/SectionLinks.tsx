import { useLocation } from 'react-router-dom'
import { header } from '#copy/base/frame.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { scrollToSection } from '#ui/routing/scrollToSection.ts'

const SECTIONS = [
  { id: 'services', label: header.services },
  { id: 'about', label: header.about },
  { id: 'gallery', label: header.collections },
  { id: 'testimonials', label: header.testimonials },
] as const

type SectionLinksProps = {
  /** Whether the page links to the home page's sections. */
  sections: boolean
  onLeave?: () => void
}

/**
 * A link to the collection, and links to the home page's sections; on other pages these lead to its
 * gallery.
 */
export function SectionLinks({ sections, onLeave }: SectionLinksProps) {
  const { shop } = usePageData()
  const atHome = useLocation().pathname === paths.home
  return (
    <>
      <Link to={paths.catalogue} onClick={onLeave}>
        {header.allPieces}
      </Link>
      {sections &&
        SECTIONS.filter(({ id }) => !shop.home?.hidden.includes(id)).map(({ id, label }) => (
          <Link
            key={id}
            to={`/#${atHome ? id : 'gallery'}`}
            onClick={(event) => {
              onLeave?.()
              if (!atHome) return
              event.preventDefault()
              scrollToSection(id)
            }}
          >
            {label}
          </Link>
        ))}
    </>
  )
}
