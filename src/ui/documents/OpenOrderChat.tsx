import type { ReactNode } from 'react'
import { shortChatLink } from '#domain/site/chatLink.ts'
import type { ButtonLook } from '#ui/parts/Button.tsx'
import { usePageData } from '#ui/state/contexts.ts'

type OpenOrderChatProps = { number: string; look?: ButtonLook; children: ReactNode }

/** Opens the chat about a placed order, with the order's number as the message. */
export function OpenOrderChat({ number, look = 'solid', children }: OpenOrderChatProps) {
  const { shop } = usePageData()
  return (
    <a
      className="button"
      data-look={look}
      href={shortChatLink(shop.whatsappNumber, number)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  )
}
