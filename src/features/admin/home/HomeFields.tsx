import { useState } from 'react'
import { HOME_SECTIONS, isFilled, type HomePage, type HomeSection } from '#domain/shop/homePage.ts'
import { adminHome as words } from '#copy/desk/adminHome.ts'
import { Button } from '#ui/parts/Button.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { OutfitFields } from './OutfitFields.tsx'
import { PeopleFields } from './PeopleFields.tsx'
import { TestimonialFields } from './TestimonialFields.tsx'
import { VisitFields } from './VisitFields.tsx'

const USUAL: HomePage = {
  order: [...HOME_SECTIONS],
  hidden: [],
  testimonials: [],
  outfits: [],
  people: [],
  visits: [],
}

/** Sections that cannot be hidden, because other pages link to them. */
const LINKED: readonly HomeSection[] = ['about', 'contact']

type HomeFieldsProps = { home: HomePage | undefined; onChange: (home: HomePage) => void }

/** The sections of the home page, which are shown and in which order, and what customers said. */
export function HomeFields({ home = USUAL, onChange }: HomeFieldsProps) {
  const { order, hidden } = home
  const [moved, setMoved] = useState('')

  function show(section: HomeSection, isShown: boolean) {
    const others = hidden.filter((other) => other !== section)
    onChange({ ...home, hidden: isShown ? others : [...others, section] })
  }

  function move(section: HomeSection, by: -1 | 1) {
    const next = sectionMoved(home, section, by)
    onChange(next)
    const place = next.order.indexOf(section) + 1
    setMoved(words.moved(words.sections[section], place, order.length))
  }

  return (
    <details>
      <summary className={styles.textButton}>{words.title}</summary>
      <div className="stack">
        <p className="hint">{words.hint}</p>
        <ol className="stack">
          {order.map((section, place) => {
            const name = words.sections[section]
            const isLinked = LINKED.includes(section)
            return (
              <li key={section} className="row">
                <Button
                  look="quiet"
                  aria-label={words.earlier(name)}
                  disabled={place === 0}
                  onClick={() => move(section, -1)}
                >
                  {words.up}
                </Button>
                <Button
                  look="quiet"
                  aria-label={words.later(name)}
                  disabled={place === order.length - 1}
                  onClick={() => move(section, 1)}
                >
                  {words.down}
                </Button>
                <label className="row">
                  <input
                    type="checkbox"
                    aria-label={words.shown(name)}
                    checked={!hidden.includes(section)}
                    disabled={isLinked}
                    onChange={({ target }) => show(section, target.checked)}
                  />
                  {name}
                </label>
                {isLinked && <span className="hint">{words.linked}</span>}
                {!isFilled(section, home) && <span className="hint">{words.empty}</span>}
              </li>
            )
          })}
        </ol>
        <p role="status" className="hint">
          {moved}
        </p>
        <p className="hint">{words.fromProducts}</p>
        <OutfitFields
          outfits={home.outfits}
          onChange={(outfits) => onChange({ ...home, outfits })}
        />
        <PeopleFields people={home.people} onChange={(people) => onChange({ ...home, people })} />
        <VisitFields visits={home.visits} onChange={(visits) => onChange({ ...home, visits })} />
        <TestimonialFields
          testimonials={home.testimonials}
          onChange={(testimonials) => onChange({ ...home, testimonials })}
        />
      </div>
    </details>
  )
}

/** The arrangement with a section one place earlier (`-1`) or later (`1`). */
function sectionMoved(home: HomePage, section: HomeSection, by: -1 | 1): HomePage {
  const order = home.order.filter((other) => other !== section)
  order.splice(home.order.indexOf(section) + by, 0, section)
  return { ...home, order }
}
