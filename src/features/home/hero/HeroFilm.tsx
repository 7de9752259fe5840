import { useEffect, useState, type FunctionComponent } from 'react'
import { REDUCED_MOTION, useMediaQuery } from '#ui/state/useMediaQuery.ts'

/**
 * The hero's looping film. It is decoration: film and player load after everything else, and only
 * where welcome (see `useFilmDue`); otherwise the poster stays.
 */
export function HeroFilm() {
  const due = useFilmDue()
  const [Film, setFilm] = useState<FunctionComponent>()
  useEffect(() => {
    if (!due) return
    import('./LoopingFilm.tsx').then(
      ({ LoopingFilm }) => setFilm(() => LoopingFilm),
      () => undefined,
    )
  }, [due])
  return due && Film ? <Film /> : null
}

/** By then the page has painted and settled; nothing waits for the film. */
const AFTER_PAINT_MS = 1200

/** Whether the film may load yet: never offline, with Save-Data, or with reduced motion. */
export function useFilmDue(): boolean {
  const calm = useMediaQuery(REDUCED_MOTION)
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!isWelcome()) return
    const timer = setTimeout(() => setDue(true), AFTER_PAINT_MS)
    return () => clearTimeout(timer)
  }, [])
  return due && !calm
}

function isWelcome(): boolean {
  if (!navigator.onLine) return false
  const network: unknown = Reflect.get(navigator, 'connection')
  return !(
    typeof network === 'object' &&
    network !== null &&
    Reflect.get(network, 'saveData') === true
  )
}
