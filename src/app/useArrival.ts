import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * Takes people to the top of a page they went to, and tells screen readers by moving the focus
 * there. Back leaves both alone: the browser knows where one was.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  const page = pathname.replace(/^(\/all-collections)\/.*/, '$1')
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    if (how === NavigationType.Pop || hash) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [page, how, hash])
  return main
}
