import { visits as words } from '#copy/home/sections.ts'
import { SectionLink } from '#ui/routing/SectionLink.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import styles from '#features/home/parts/home.module.css'
import { SectionInside } from '#features/home/parts/Section.tsx'

/** Where the house fits away from its own address, and when. */
export function Visits() {
  const { shop } = usePageData()
  return (
    <SectionInside id="visits" title={words.title} lead={words.lead}>
      <ul className={styles.services}>
        {shop.home?.visits.map(({ town, place, days }, at) => (
          <li key={at}>
            <h3>{town}</h3>
            <div>
              <p>{days}</p>
              {place !== '' && <p>{place}</p>}
            </div>
          </li>
        ))}
      </ul>
      <div>
        <SectionLink id="contact" className="button" data-look="outline">
          {words.link}
        </SectionLink>
      </div>
    </SectionInside>
  )
}
