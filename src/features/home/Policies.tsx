import { footer } from '#copy/base/frame.ts'
import { grievance, policies } from '#copy/shop/policies.ts'
import { pages } from '#copy/base/titles.ts'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from './policies.module.css'

/** The shop's policies: orders, shipping, alterations, privacy and complaints, in plain words. */
export function Policies() {
  return (
    <div className="page">
      <Head copy={pages.policies} path={paths.policies} />
      <div className={styles.head}>
        <h1>{policies.title}</h1>
        <p>{policies.lead}</p>
      </div>
      <div className={styles.policies}>
        {policies.sections.map(({ id, title, text }) => (
          <section key={id} id={id} className="stack" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </section>
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
