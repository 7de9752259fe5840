import { startTransition, useEffect, useState } from 'react'
import { whenSettled } from '#data/live/whenIdle.ts'

/**
 * Whether the grid is still hidden behind a product's panel because the visit began at that
 * product's address. Only a few cards render then, leaving network and CPU to the product; the rest
 * follow once the page has settled or the grid is shown.
 */
export function useGridBehind(slug: string | undefined): boolean {
  const [unseen, setUnseen] = useState(slug !== undefined)
  if (unseen && slug === undefined) setUnseen(false)
  useEffect(() => {
    whenSettled(() => startTransition(() => setUnseen(false)))
  }, [])
  return unseen && slug !== undefined
}
