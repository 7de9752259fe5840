import { useEffect, useState } from 'react'
import { REDUCED_MOTION, useMediaQuery } from '#ui/state/useMediaQuery.ts'

/** The page has painted and settled by then; nothing on it waits for the film. */
const AFTER_PAINT_MS = 1200

/** Whether the film may be fetched yet: never without network, on saved data or for calm eyes. */
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
