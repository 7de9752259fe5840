import { useEffect, useState, type FunctionComponent } from 'react'
import { useFilmDue } from './useFilmDue.ts'

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
