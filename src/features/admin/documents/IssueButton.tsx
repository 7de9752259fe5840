import { busyLabels } from '#copy/base/messages.ts'
import { Button, type ButtonProps } from '#ui/parts/Button.tsx'
import type { Issuing } from './useIssuing.ts'

type IssueButtonProps = Pick<ButtonProps, 'type' | 'onClick' | 'children'> & { issuing: Issuing }

/** A button that issues a document; disabled while the server, which numbers it, is unreachable. */
export function IssueButton({ issuing: { busy, isOffline }, ...button }: IssueButtonProps) {
  return (
    <Button
      {...button}
      look="outline"
      disabled={isOffline}
      busy={busy}
      busyLabel={busyLabels.saving}
    />
  )
}
