import { REDUCED_MOTION } from '#ui/state/useMediaQuery.ts'

/** Space left above a section so that the header does not cover it, in pixels (specified). */
export const SECTION_OFFSET_PX = 100

/**
 * Scrolls smoothly to a section of the page; instantly with reduced motion. The next Tab continues
 * there.
 */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  const calm = matchMedia(REDUCED_MOTION).matches
  const top = section.getBoundingClientRect().top + scrollY - SECTION_OFFSET_PX
  window.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' })
  history.replaceState(history.state, '', `#${id}`)
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
