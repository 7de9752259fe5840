import { busyLabels } from '#copy/base/busyLabels.ts'
import { Button, type ButtonProps } from '#ui/parts/Button.tsx'
import type { Issuing } from './useIssuing.ts'

type IssueButtonProps = Pick<ButtonProps, 'type' | 'onClick' | 'disabled' | 'children'> & {
  issuing: Issuing
}

/** A button that issues a document; disabled while that has to wait. */
export function IssueButton({ issuing, disabled = false, ...button }: IssueButtonProps) {
  const { busy, hold } = issuing
  return (
    <Button
      {...button}
      look="outline"
      disabled={disabled || hold !== undefined}
      busy={busy}
      busyLabel={busyLabels.saving}
    />
  )
}
