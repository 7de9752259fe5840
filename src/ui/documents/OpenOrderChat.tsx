import type { ReactNode } from 'react'
import { shortChatLink } from '#domain/site/chatLink.ts'
import { usePageData } from '#ui/state/contexts.ts'

type OpenOrderChatProps = { number: string; children: ReactNode }

/** The main button of a placed order: opens the chat, with the order's number as the message. */
export function OpenOrderChat({ number, children }: OpenOrderChatProps) {
  const { shop } = usePageData()
  return (
    <a
      className="button"
      href={shortChatLink(shop.whatsappNumber, number)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  )
}
