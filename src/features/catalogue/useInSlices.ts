import { startTransition, useEffect, useMemo, useState } from 'react'

/** Cards made at once: on a slow phone each takes some milliseconds to make and to lay out. */
const NEW_AT_ONCE = 4

type Row = { id: string }

/**
 * A list as far as it may be shown now, so that no change of it takes long: what was shown and is
 * still in it stays, what is new comes a few at a time, frame by frame. What a page begins with is
 * there at once.
 * @param rows the same list until it changes
 */
export function useInSlices<One extends Row>(rows: readonly One[]): readonly One[] {
  const [shown, setShown] = useState(rows)
  const slice = useMemo(() => nextSlice(rows, shown), [rows, shown])
  useEffect(() => {
    if (slice === shown) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setShown(slice)))
    return () => cancelAnimationFrame(frame)
  }, [slice, shown])
  return slice
}

function nextSlice<One extends Row>(rows: readonly One[], shown: readonly Row[]): readonly One[] {
  const known = new Set(shown.map(({ id }) => id))
  let fresh = 0
  const slice = rows.filter(({ id }) => known.has(id) || ++fresh <= NEW_AT_ONCE)
  return fresh <= NEW_AT_ONCE ? rows : slice
}
