import { leaving as words } from '#copy/base/leaving.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type DiscardQuestionProps = { title: string; onDiscard: () => void; onStay: () => void }

/** Asks before a dialog loses what was typed in its form. */
export function DiscardQuestion({ title, onDiscard, onStay }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      title={title}
      text={words.question}
      yes={words.yes}
      onYes={onDiscard}
      onNo={onStay}
    />
  )
}
