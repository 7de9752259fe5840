import { steps } from '#copy/home/sections.ts'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from '#features/home/parts/home.module.css'
import { SectionInside } from '#features/home/parts/Section.tsx'

/** How an order goes, in four steps with a picture each. */
export function Steps() {
  return (
    <SectionInside id="steps" title={steps.title} lead={steps.lead}>
      <ol className={styles.steps}>
        {steps.entries.map(({ title, text, picture }) => (
          <li key={title}>
            <Picture source={`/pictures/${picture}`} alt="" sizes="(min-width: 48rem) 20vw, 30vw" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionInside>
  )
}
