import { counterOrder } from '#copy/desk/adminOrders.ts'
import { Button } from '#ui/parts/Button.tsx'
import type { Known } from './counterPiece.ts'

type TakenOverProps = { known: readonly Known[]; onTake: (known: Known) => void }

/** Offers measurements that the house already has, so that nobody types eight numbers again. */
export function TakenOver({ known, onTake }: TakenOverProps) {
  if (known.length === 0) return null
  return (
    <div className="row" role="group" aria-label={counterOrder.known}>
      {known.map((each) => (
        <Button key={each.label} look="outline" onClick={() => onTake(each)}>
          {each.label}
        </Button>
      ))}
    </div>
  )
}
