import { pages } from '#copy/base/titles.ts'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { isLive, sectionsShown, type LiveSection } from '#domain/shop/homePage.ts'
import { Head } from '#ui/parts/Head.tsx'
import { paths } from '#ui/routing/paths.ts'
import { scrollToSection } from '#ui/routing/scrollToSection.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useArriving } from '#ui/state/useArriving.ts'
import { Gallery } from './Gallery.tsx'
import { Hero } from '#features/home/hero/Hero.tsx'
import '#features/home/parts/home.module.css'
import { Testimonials } from '#features/home/testimonials/Testimonials.tsx'
import { WelcomeBanner } from './WelcomeBanner.tsx'
import { appointment } from '#copy/shop/contact.ts'
import { AppointmentForm } from '#features/home/contact/AppointmentForm.tsx'
import { Section } from '#features/home/parts/Section.tsx'
import { StaticSection, type StaticSections } from '#features/home/parts/StaticSection.tsx'

const LIVE: Record<LiveSection, ComponentType> = {
  gallery: Gallery,
  testimonials: Testimonials,
  contact: Appointment,
}

/**
 * The home page: the film and a way to the clothes, then its sections as the house has arranged them,
 * by default in the specified order. Without `sections` it hydrates a served page, which has
 * its static ones already.
 */
export function Home({ sections }: { sections?: StaticSections }) {
  const { shop } = usePageData()
  const { hash, key } = useLocation()
  useEffect(() => {
    // The user may have followed another section link before hydration.
    if (hash !== '' && hash === window.location.hash) scrollToSection(hash.slice(1))
  }, [hash, key])
  return (
    <>
      <Head copy={pages.home} path={paths.home} />
      <Hero />
      <WelcomeBanner />
      <BelowHero>
        {sectionsShown(shop.home).map((section) => {
          if (!isLive(section))
            return <StaticSection key={section} name={section} sections={sections} />
          const Shown = LIVE[section]
          return <Shown key={section} />
        })}
      </BelowHero>
    </>
  )
}

/** Until hydration, only what is near the viewport is laid out and loads its pictures. */
function BelowHero({ children }: { children: ReactNode }) {
  return <div {...useArriving()}>{children}</div>
}

/** The home page's appointment form, at the anchor `contact`. */
function Appointment() {
  return (
    <Section id="contact" title={appointment.title} lead={appointment.lead}>
      <AppointmentForm />
    </Section>
  )
}
