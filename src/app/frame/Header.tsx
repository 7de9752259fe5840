import { useRef, useState, useSyncExternalStore, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { header } from '#copy/base/frame.ts'
import { usePageData, useCart } from '#ui/state/contexts.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { contentOf } from '#ui/state/fragments.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { BackAndHome } from './BackAndHome.tsx'
import styles from './Header.module.css'
import { HeaderTools } from './HeaderTools.tsx'
import { MakeClothesButton } from './MakeClothesButton.tsx'
import { SectionLinks } from './SectionLinks.tsx'

/** Scrolled further than this, the header becomes solid, in pixels (specified). */
const SOLID_AFTER_PX = 50

/** Pages where the header is always solid and shows no section links. */
const ALWAYS_SOLID = /^\/(dashboard|all-collections(\/[^/]+)?|login|signup|cart|checkout)\/?$/

/** Brand, sections, account, cart and the link to the tailoring form. */
export function Header() {
  const { pathname } = useLocation()
  const { shop } = usePageData()
  const [menuOpen, setMenuOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const scrolled = useScrolledPast(SOLID_AFTER_PX)
  const alwaysSolid = ALWAYS_SOLID.test(pathname)
  const isHome = pathname === paths.home
  const bar = (
    <>
      {!isHome && <BackAndHome />}
      <Link className={styles.brand} to={paths.home}>
        {shop.name}
      </Link>
      <nav className={styles.sections} aria-label={header.mainNavigation}>
        <SectionLinks sections={!alwaysSolid} />
      </nav>
      <div className={styles.tools}>
        <MakeClothesButton className={styles.make} />
        <HeaderTools />
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-expanded={menuOpen}
          aria-controls="menu"
          aria-label={menuOpen ? header.closeMenu : header.openMenu}
          onClick={() => setMenuOpen(!menuOpen)}
        >
          <Icon name={menuOpen ? 'close' : 'menu'} />
        </button>
      </div>
    </>
  )
  return (
    <header
      className={styles.header}
      data-solid={alwaysSolid || scrolled}
      data-over-hero={isHome && !scrolled}
    >
      <div className={styles.bar} {...contentOf(['header', isHome, alwaysSolid], bar)} />
      {menuOpen && (
        <MobileMenu
          sections={!alwaysSolid}
          onLeave={() => setMenuOpen(false)}
          onEscape={() => {
            setMenuOpen(false)
            menuButton.current?.focus()
          }}
        />
      )}
    </header>
  )
}

/** Whether the page is scrolled past `pixels`; always false on the server. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    follow,
    () => scrollY > pixels,
    () => false,
  )
}

function follow(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

type MobileMenuProps = { sections: boolean; onLeave: () => void; onEscape: () => void }

/** The header's links for narrow screens. */
function MobileMenu({ sections, onLeave, onEscape }: MobileMenuProps) {
  const { count } = useCart()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onEscape])
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
