import { useEffect } from 'react'
import { shortChatLink } from '#domain/chat.ts'
import { orderSuccess as words, whatsapp } from '#copy/checkout.ts'
import { savedForLater } from '#copy/messages.ts'
import { outboxStates } from '#copy/offline.ts'
import { shopperPages } from '#copy/shopperTitles.ts'
import { Head } from '#ui/Head.tsx'
import { usePageData } from '#ui/contexts.ts'
import { withdraw } from '#ui/withdraw.ts'
import { OrderButtons } from './OrderButtons.tsx'

/** The house has the order: its number, and where to go from here. */
export function PlacedOrder({ number }: { number: string }) {
  const { shop } = usePageData()
  useEffect(() => {
    withdraw(savedForLater)
  }, [])
  return (
    <div className="page-narrow stack">
      <Head copy={shopperPages.orderSuccess} />
      <h1>{words.title}</h1>
      <p className="label">{words.number(number)}</p>
      <p role="status">{outboxStates.sent}</p>
      <p>{words.lead}</p>
      <p>{words.next}</p>
      <OrderButtons />
      <p>
        <a
          href={shortChatLink(shop.whatsappNumber, number)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {whatsapp.chat}
        </a>
      </p>
    </div>
  )
}
