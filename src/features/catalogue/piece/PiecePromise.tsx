import { usePageData } from '#ui/state/contexts.ts'
import { useLazy } from '#ui/state/useLazy.ts'
import styles from './piece.module.css'

/**
 * The days promised for one piece of the category. Reserves its space until its parts have loaded.
 */
export function PiecePromise({ category }: { category: string }) {
  const lead = usePageData().shop.workroom?.leadTimes.find((known) => known.category === category)
  const isPromised = lead !== undefined && lead.readyDays > 0
  const parts = useLazy(isPromised, loadParts)
  if (!isPromised) return null
  return (
    <div className={styles.promise}>
      {parts && <parts.PromisedDays work={[{ category, quantity: 1 }]} load={parts.workroomLoad} />}
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
