import { clearDraft, measurementDraftName } from '#data/local/drafts.ts'
import { liveNewSetDraft, NEW_SET_FORM } from '#data/measurements/newSetDraft.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { Button } from '#ui/parts/Button.tsx'
import { parseDraft } from '#ui/measuring/measurementDraft.ts'
import { useLive } from '#ui/state/useLive.ts'
import '#ui/styles/parts/card.css'

/**
 * What was typed before a set came from the account or another tab. It may be another person's, so
 * it goes into a set of its own.
 */
export function TypedBefore({ onAdd }: { onAdd: () => void }) {
  const stored = useLive(liveNewSetDraft)
  const { typed } = parseDraft(stored?.draft, 'in')
  if (Object.values(typed).every(({ text }) => text.trim() === '')) return null
  return (
    <div className="card stack">
      <p>{words.typedBefore}</p>
      <div className="row">
        <Button look="outline" onClick={onAdd}>
          {words.addTyped}
        </Button>
        <Button look="quiet" onClick={() => void clearDraft(measurementDraftName(NEW_SET_FORM))}>
          {words.discardTyped}
        </Button>
      </div>
    </div>
  )
}
