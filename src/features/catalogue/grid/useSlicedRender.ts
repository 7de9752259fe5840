import { startTransition, useEffect, useMemo, useState } from 'react'
import { afterPaint } from '#features/catalogue/search/afterPaint.ts'

/**
 * How many new cards to render together with a list change (`first`), and in each frame after that
 * (`later`). On a slow phone each card takes several milliseconds to render and lay out, and the
 * first ones delay a typed letter.
 */
const NEW_AT_ONCE = { first: 2, later: 3 }

/**
 * This many cards are laid out regardless of distance. A card that moves up into this range costs
 * as much as a new one, and so does one that is reordered.
 */
const IN_FRONT = 12

type Row = { id: string }

/**
 * The part of the list to render now, so that no update takes long: rows already shown stay, new
 * ones are added a few per frame. The initial list renders at once.
 * @param rows keep the same array until it changes
 */
export function useSlicedRender<One extends Row>(rows: readonly One[]): readonly One[] {
  const [{ of, shown }, setShown] = useState({ of: rows, shown: rows })
  const most = of === rows ? NEW_AT_ONCE.later : NEW_AT_ONCE.first
  const slice = useMemo(() => nextSlice(rows, shown, most), [rows, shown, most])
  useEffect(() => {
    if (slice === shown) return undefined
    return afterPaint(() => startTransition(() => setShown({ of: rows, shown: slice })))
  }, [rows, slice, shown])
  return slice
}

function nextSlice<One extends Row>(
  rows: readonly One[],
  shown: readonly Row[],
  most: number,
): readonly One[] {
  const before = new Map(shown.map(({ id }, place) => [id, place]))
  const slice: One[] = []
  let last = -1
  let fresh = 0
  for (const row of rows) {
    const place = before.get(row.id) ?? -1
    const stays = place > last && (slice.length >= IN_FRONT || place < IN_FRONT)
    if (!stays && ++fresh > most) continue
    slice.push(row)
    if (stays) last = place
  }
  return fresh <= most ? rows : slice
}
