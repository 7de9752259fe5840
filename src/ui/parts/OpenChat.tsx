import { chatAddress } from '#domain/site/chatLink.ts'
import { contactPage } from '#copy/shop/contactPage.ts'
import { usePageData } from '#ui/state/contexts.ts'

/** Opens the chat with the house in another tab. */
export function OpenChat() {
  const { shop } = usePageData()
  return (
    <a href={chatAddress(shop.whatsappNumber)} target="_blank" rel="noopener noreferrer">
      {contactPage.openChat}
    </a>
  )
}
