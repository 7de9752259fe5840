import { footer, hours } from '#copy/base/frame.ts'
import { Newsletter } from '#features/home/Newsletter.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { contentOf } from '#ui/state/fragments.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { CurrencySlider } from './CurrencySlider.tsx'
import { DeskLink } from './DeskLink.tsx'
import styles from './Footer.module.css'
import { Install } from './Install.tsx'

const FIRST_YEAR = 2026

/** Newsletter, currency, hours, address and copyright. */
export function Footer() {
  const { shop } = usePageData()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Newsletter />
        <CurrencySlider />
        <div {...contentOf(['hours'], <Hours />)} />
        <div {...contentOf(['address'], <Address />)} />
      </div>
      <Install />
      <DeskLink />
      <div className={styles.end}>
        <p className={styles.copyright}>{footer.copyright(FIRST_YEAR, shop.name)}</p>
        <nav aria-label={footer.navigation} {...contentOf(['footer'], <Links />)} />
      </div>
    </footer>
  )
}

function Hours() {
  const { shop } = usePageData()
  return (
    <>
      <h2 className="label">{hours.title}</h2>
      {shop.hours.map(({ days, hours: open }, line) => (
        <p key={line}>{hours.line(days, open)}</p>
      ))}
    </>
  )
}

function Address() {
  const { shop } = usePageData()
  return (
    <>
      <h2 className="label">{footer.address}</h2>
      <address>
        {shop.name}
        <div>{shop.address}</div>
      </address>
    </>
  )
}

function Links() {
  return (
    <>
      <Link to={paths.catalogue}>{footer.collection}</Link>
      <Link to={paths.journal}>{footer.journal}</Link>
      <Link to={paths.contact}>{footer.contact}</Link>
      <Link to={paths.policies}>{footer.policies}</Link>
    </>
  )
}
