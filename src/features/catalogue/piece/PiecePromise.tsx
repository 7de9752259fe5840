import { usePageData } from '#ui/state/contexts.ts'
import { useLazy } from '#ui/state/useLazy.ts'
import styles from './piece.module.css'

/**
 * The days promised for one piece of the category, or in `brief` the day it is ready. Reserves its
 * space until its parts have loaded.
 */
export function PiecePromise({ category, brief }: { category: string; brief?: boolean }) {
  const lead = usePageData().shop.workroom?.leadTimes.find((known) => known.category === category)
  const isPromised = lead !== undefined && lead.readyDays > 0
  const parts = useLazy(isPromised, loadParts)
  if (!isPromised) return null
  return (
    <div className={brief ? styles.ready : styles.promise}>
      {parts && (
        <parts.PromisedDays
          work={[{ category, quantity: 1 }]}
          load={parts.workroomLoad}
          brief={brief}
        />
      )}
    </div>
  )
}

async function loadParts() {
  const [ui, data] = await Promise.all([
    import('#ui/workroom/PromisedDays.tsx'),
    import('#data/shop/workroomLoad.ts'),
  ])
  return { ...ui, ...data }
}
