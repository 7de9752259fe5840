import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { header } from '#copy/base/frame.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { useScrollRestoration } from '#app/routing/useScrollRestoration.ts'

/** The frame around every shop page; the owner's pages have their own. */
export function Frame({ children }: { children: ReactNode }) {
  const main = useScrollRestoration()
  const { pathname } = useLocation()
  if (/^\/admin(\/|$)/.test(pathname)) return children
  return (
    <>
      <a className="visually-hidden button" href="#main">
        {header.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer />
    </>
  )
}
