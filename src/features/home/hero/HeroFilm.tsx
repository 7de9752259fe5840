import { useEffect, useState } from 'react'
import type { FunctionComponent } from 'react'
import { useFilmDue } from './useFilmDue.ts'

/**
 * The looping film of the first screen. It is decoration: it comes after everything else, with what
 * plays it, only where it is welcome; where it does not come the poster stays.
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
