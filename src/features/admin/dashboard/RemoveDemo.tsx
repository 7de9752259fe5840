import { useState } from 'react'
import { changeManyProducts, ownedProducts } from '#data/desk/products.ts'
import type { DemoProducts } from '#domain/desk/firstRun.ts'
import { desk } from '#copy/desk/desk.ts'
import { firstRun } from '#copy/desk/firstRun.ts'
import { notify } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { bulkProblemSentence } from '#features/admin/parts/bulkProblemSentence.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'

type RemoveDemoProps = {
  demo: DemoProducts
  onRemoved: (undo: { text: string; onUndo: () => Promise<void> }) => void
}

/** Removes the demo products that nobody has edited or ordered, after a confirmation. */
export function RemoveDemo({ demo, onRemoved }: RemoveDemoProps) {
  const [asking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const { removable, ordered } = demo

  function remove() {
    setAsking(false)
    run(async () => {
      const changes = removable.map((product) => ({ product, changes: { deleted: true } }))
      const gone = await changeManyProducts(changes)
      if (!gone.ok) {
        return notify(bulkProblemSentence(gone.problem.problem, firstRun.removeFailed))
      }
      if (gone.value === 'saved') notify(desk.saved)
      const ids = new Set(removable.map(({ id }) => id))
      onRemoved({ text: firstRun.removed(ids.size), onUndo: () => restore(ids) })
    })
  }

  return (
    <>
      {removable.length > 0 ? (
        <button
          type="button"
          className={styles.textButton}
          aria-busy={busy}
          disabled={busy}
          onClick={() => setAsking(true)}
        >
          {firstRun.steps.demo}
        </button>
      ) : (
        <span>
          {firstRun.steps.demo}. {firstRun.ordered(ordered.length)}
        </span>
      )}
      {asking && (
        <ConfirmDialog
          title={firstRun.steps.demo}
          text={firstRun.removeQuestion(demo)}
          yes={firstRun.remove}
          onYes={remove}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Restores the removed products that are still deleted. */
async function restore(ids: ReadonlySet<string>): Promise<void> {
  const removed = (ownedProducts.rows.current() ?? []).filter(
    ({ id, deleted }) => deleted && ids.has(id),
  )
  const changes = removed.map((product) => ({ product, changes: { deleted: false } }))
  if (changes.length === 0) return
  const back = await changeManyProducts(changes)
  if (back.ok) notify(firstRun.restored(changes.length))
  else notify(bulkProblemSentence(back.problem.problem, firstRun.restoreFailed))
}
