import { useState } from 'react'
import type { Difference } from '#domain/desk/conflict.ts'
import { productConflict } from '#copy/desk/adminProducts.ts'
import { Button } from '#ui/parts/Button.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { FieldChoices } from './FieldChoices.tsx'
import { Dialog } from '#ui/notices/Dialog.tsx'

type VersionsDialogProps<Field extends string> = {
  title: string
  differences: readonly Difference<Field>[]
  labelOf: (field: Field) => string
  onTakeTheirs: () => void
  /** Called with the fields for which this device's version was chosen. */
  onTake: (mine: readonly Field[]) => void
  onClose: () => void
}

/** A conflict: shows both versions, and the owner chooses per field. */
export function VersionsDialog<Field extends string>(props: VersionsDialogProps<Field>) {
  const { title, differences, labelOf, onTakeTheirs, onTake, onClose } = props
  const [mine, setMine] = useState(() => differences.map(({ field }) => field))
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{productConflict.lead}</p>
      <FieldChoices differences={differences} labelOf={labelOf} mine={mine} onChange={setMine} />
      <div className={styles.actions}>
        <Button look="outline" onClick={onTakeTheirs}>
          {productConflict.keepTheirs}
        </Button>
        <Button onClick={() => onTake(mine)}>{productConflict.keepYours}</Button>
      </div>
    </Dialog>
  )
}

/** Callbacks that resolve a conflict; `Mine` is what to save after all. */
export type VersionAnswers<Mine> = {
  onTakeTheirs: () => void
  onTakeMine: (mine: Mine) => void
  onClose: () => void
}
