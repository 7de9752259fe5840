import { startTransition, useEffect, useMemo, useState } from 'react'
import { afterPaint } from '#features/catalogue/search/afterPaint.ts'

/**
 * Cards made together with a change of the list, and in each frame after that. On a slow phone each
 * takes some milliseconds to make and to lay out, and the first ones keep a typed letter waiting.
 */
const NEW_AT_ONCE = { first: 2, later: 3 }

/**
 * So many are laid out whether they are near or not. A card from further down is as good as new there,
 * and so is one that changes places with another.
 */
const IN_FRONT = 12

type Row = { id: string }

/**
 * A list as far as it may be shown now, so that no change of it takes long: what was shown and is
 * still in it stays, what is new comes a few at a time, frame by frame. What a page begins with is
 * there at once.
 * @param rows the same list until it changes
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
