import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { rememberScroll, returnTo } from './scrollMemory.ts'

/**
 * Takes people to the top of a page they went to, and tells screen readers by moving the focus
 * there. Back leads to where one was on the page one comes back to.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash, key } = useLocation()
  const how = useNavigationType()
  const page = pathname.replace(/^(\/all-collections)\/.*/, '$1')
  const before = useRef(page)
  useLayoutEffect(() => {
    return rememberScroll(key)
  }, [key])
  useLayoutEffect(() => {
    if (before.current === page) return undefined
    before.current = page
    if (how === NavigationType.Pop) {
      main.current?.focus({ preventScroll: true })
      return returnTo(key)
    }
    if (hash) return undefined
    window.scrollTo({ top: 0, behavior: 'instant' })
    main.current?.focus({ preventScroll: true })
    return undefined
  }, [page, how, hash, key])
  return main
}
