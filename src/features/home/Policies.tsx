import { footer } from '#copy/base/frame.ts'
import { grievance, policies } from '#copy/shop/policies.ts'
import { pages } from '#copy/base/titles.ts'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'
import styles from './Policies.module.css'

/**
 * The house's own policies, or the standard ones: orders, shipping, alterations and privacy. Where to
 * complain follows both.
 */
export function Policies() {
  const { shop } = usePageData()
  return (
    <div className="page">
      <Head copy={pages.policies} path={paths.policies} />
      <div className={styles.head}>
        <h1>{policies.title}</h1>
        <p>{policies.lead}</p>
      </div>
      <div className={styles.policies}>
        {shop.policies.length === 0
          ? policies.sections.map((policy) => <Section key={policy.id} {...policy} />)
          : shop.policies.map((policy, place) => (
              <Section key={place} id={`policy-${place + 1}`} {...policy} />
            ))}
        <section className="stack" aria-labelledby="complaints-title">
          <h2 id="complaints-title">{grievance.title}</h2>
          <p>{grievance.text}</p>
          <p>
            <Link to={paths.contact}>{footer.contact}</Link>
          </p>
        </section>
      </div>
    </div>
  )
}

type SectionProps = { id: string; title: string; text: readonly string[] }

function Section({ id, title, text }: SectionProps) {
  return (
    <section id={id} className="stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {text
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
    </section>
  )
}
