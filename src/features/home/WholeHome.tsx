import { useEffect } from 'react'
import { scrollToSection } from '#ui/routing/scrollToSection.ts'
import { About } from './About.tsx'
import { Cloths } from '#features/home/shelf/Cloths.tsx'
import { Home } from './Home.tsx'
import { JournalLinks } from '#features/home/shelf/JournalLinks.tsx'
import { Lookbook } from '#features/home/shelf/Lookbook.tsx'
import { Occasions } from '#features/home/shelf/Occasions.tsx'
import type { StaticSections } from '#features/home/parts/StaticSection.tsx'
import { Services } from './Services.tsx'
import { People } from './People.tsx'
import { Steps } from './Steps.tsx'
import { Visits } from './Visits.tsx'
import { useHomeShelf } from '#features/home/shelf/useHomeShelf.ts'

const SECTIONS: StaticSections = {
  occasions: Occasions,
  lookbook: Lookbook,
  services: Services,
  about: About,
  people: People,
  steps: Steps,
  cloths: Cloths,
  journal: JournalLinks,
  visits: Visits,
}

/** The home page with its static sections: on the server, and where no served page is shown. */
export function WholeHome() {
  useScrollOnceComplete()
  return <Home sections={SECTIONS} />
}

/**
 * Scrolls to the section of the address again once the sections that show products have appeared:
 * coming from another page, they are drawn after the first scroll and push down those below. The
 * router does not know the address of a section that was chosen on the page itself.
 */
function useScrollOnceComplete() {
  const { occasions, outfits, cloths } = useHomeShelf()
  const isComplete = occasions.length + outfits.length + cloths.length > 0
  useEffect(() => {
    const { hash } = window.location
    if (isComplete && hash !== '') scrollToSection(hash.slice(1))
  }, [isComplete])
}
