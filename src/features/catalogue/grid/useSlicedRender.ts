import { startTransition, useEffect, useMemo, useState } from 'react'
import { afterPaint } from '#data/live/afterPaint.ts'

/**
 * How many new cards to render together with a list change (`first`), and in each frame after that
 * (`later`). On a slow phone each card takes several milliseconds to render and lay out, and the
 * first ones delay a typed letter.
 */
const NEW_PER_SLICE = { first: 2, later: 3 }

/**
 * This many cards are laid out regardless of distance. A card that moves up into this range costs
 * as much as a new one, and so does one that is reordered.
 */
const ALWAYS_LAID_OUT = 12

type Row = { id: string }

/**
 * The part of the list to render now, so that no update takes long: rows already shown stay, new
 * ones are added a few per frame. The initial list renders at once.
 * @param rows keep the same array until it changes
 */
export function useSlicedRender<Item extends Row>(rows: readonly Item[]): readonly Item[] {
  const [{ of, shown }, setShown] = useState({ of: rows, shown: rows })
  const maxNew = of === rows ? NEW_PER_SLICE.later : NEW_PER_SLICE.first
  const slice = useMemo(() => nextSlice(rows, shown, maxNew), [rows, shown, maxNew])
  useEffect(() => {
    if (slice === shown) return undefined
    return afterPaint(() => startTransition(() => setShown({ of: rows, shown: slice })))
  }, [rows, slice, shown])
  return slice
}

function nextSlice<One extends Row>(
  rows: readonly One[],
  shown: readonly Row[],
  maxNew: number,
): readonly One[] {
  const before = new Map(shown.map(({ id }, place) => [id, place]))
  const slice: One[] = []
  let last = -1
  let added = 0
  for (const row of rows) {
    const place = before.get(row.id) ?? -1
    const isLaidOut = place > last && (slice.length >= ALWAYS_LAID_OUT || place < ALWAYS_LAID_OUT)
    if (!isLaidOut && ++added > maxNew) continue
    slice.push(row)
    if (isLaidOut) last = place
  }
  return added <= maxNew ? rows : slice
}
