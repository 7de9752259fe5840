import { counterOrder } from '#copy/desk/adminOrders.ts'
import { Button } from '#ui/parts/Button.tsx'
import type { Known } from './counterPiece.ts'

type TakenOverProps = { known: readonly Known[]; onTake: (known: Known) => void }

/** Measurements that the house has already: one tap instead of eight numbers. */
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
