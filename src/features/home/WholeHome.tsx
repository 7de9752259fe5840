import { About } from './About.tsx'
import { Cloths } from '#features/home/shelf/Cloths.tsx'
import { Home } from './Home.tsx'
import { JournalLinks } from '#features/home/shelf/JournalLinks.tsx'
import { Lookbook } from '#features/home/shelf/Lookbook.tsx'
import { Occasions } from '#features/home/shelf/Occasions.tsx'
import type { StaticSections } from '#features/home/parts/StaticSection.tsx'
import { Services } from './Services.tsx'
import { Steps } from './Steps.tsx'

const SECTIONS: StaticSections = {
  occasions: Occasions,
  lookbook: Lookbook,
  services: Services,
  about: About,
  steps: Steps,
  cloths: Cloths,
  journal: JournalLinks,
}

/** The home page with its static sections: on the server, and where no served page is shown. */
export function WholeHome() {
  return <Home sections={SECTIONS} />
}
