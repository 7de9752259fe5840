import { startTransition, useEffect, useState } from 'react'
import { whenSettled } from '#data/live/whenIdle.ts'

/**
 * Whether the grid stands unseen behind the panel of a product, because somebody came to that
 * product's own address. A few of its cards do then, so that the product has the network and the
 * processor to itself; the others come when the page has settled, or with the first look at the grid.
 */
export function useGridBehind(slug: string | undefined): boolean {
  const [unseen, setUnseen] = useState(slug !== undefined)
  if (unseen && slug === undefined) setUnseen(false)
  useEffect(() => {
    whenSettled(() => startTransition(() => setUnseen(false)))
  }, [])
  return unseen && slug !== undefined
}
