import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { MeasurementCard, type MeasurementCardProps } from '#ui/body/MeasurementCard.tsx'

/** A measurement card in a dialog, to look at and to print. */
export function MeasurementCardDialog({
  onClose,
  ...card
}: MeasurementCardProps & { onClose: () => void }) {
  return (
    <Dialog title={words.cardTitle} onClose={onClose}>
      <MeasurementCard {...card} />
      <div>
        <Button look="outline" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </Dialog>
  )
}
