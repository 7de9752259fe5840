import { common } from '#copy/base/frame.ts'
import { Button } from './Button.tsx'
import type { ButtonProps } from './Button.tsx'

type DoOrCancelProps = ButtonProps & {
  onCancel: () => void
  /** How leaving it is called here. */
  cancel?: string
}

/** The two ways out of a form or a question: doing it, and leaving all as it is. */
export function DoOrCancel({ onCancel, cancel = common.cancel, ...doing }: DoOrCancelProps) {
  return (
    <div className="row">
      <Button type="submit" {...doing} />
      <Button look="quiet" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
