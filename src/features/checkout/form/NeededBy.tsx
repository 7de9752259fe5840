import type { CartLine } from '#domain/cart/cart.ts'
import { orderLineOf } from '#domain/orders/checkoutDraft.ts'
import { chatLink } from '#domain/site/chatLink.ts'
import { workroomLoad } from '#data/shop/workroomLoad.ts'
import { askForDay, promise as words } from '#copy/shop/promise.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { NeededByField } from '#ui/forms/NeededByField.tsx'

type NeededByProps = {
  day: string
  lines: readonly CartLine[]
  onChange: (day: string) => void
}

/** The day by which the shopper needs the order; one that cannot be promised may be asked about. */
export function NeededBy({ day, lines, onChange }: NeededByProps) {
  const { shop } = usePageData()
  return (
    <NeededByField day={day} work={lines} load={workroomLoad} says={words} onChange={onChange}>
      <a
        href={chatLink(shop.whatsappNumber, askForDay(day, lines.map(orderLineOf)))}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.ask}
      </a>
    </NeededByField>
  )
}
