import { useEffect } from 'react'
import { header } from '#copy/base/frame.ts'
import { useCart } from '#ui/state/contexts.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from './Header.module.css'
import { MakeClothesButton } from './MakeClothesButton.tsx'
import { SectionLinks } from './SectionLinks.tsx'

/** The header's links for narrow screens (spec section 2). */
export function MobileMenu({ sections, onLeave }: { sections: boolean; onLeave: () => void }) {
  const { count } = useCart()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onLeave()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onLeave])
  return (
    <nav id="menu" className={styles.menu} aria-label={header.mainNavigation}>
      <SectionLinks sections={sections} onLeave={onLeave} />
      <Link to={paths.login} onClick={onLeave}>
        {header.account}
      </Link>
      <Link to={paths.cart} onClick={onLeave}>
        {header.cart(count)}
      </Link>
      <MakeClothesButton className={styles.make} />
    </nav>
  )
}
