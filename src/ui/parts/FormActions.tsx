import { common } from '#copy/base/frame.ts'
import { Button, type ButtonProps } from './Button.tsx'

type FormActionsProps = ButtonProps & {
  onCancel: () => void
  /** The label of the cancel button. */
  cancel?: string
}

/** The two buttons of a form or a question: confirm and cancel. */
export function FormActions({ onCancel, cancel = common.cancel, ...button }: FormActionsProps) {
  return (
    <div className="row">
      <Button type="submit" {...button} />
      <Button look="quiet" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
