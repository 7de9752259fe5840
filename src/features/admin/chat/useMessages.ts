import { ownedShop } from '#data/desk/shop.ts'
import type { Messages } from '#domain/shop/messages.ts'
import { useRows } from '#features/admin/rows/useRows.ts'

const STANDARD: Messages = {}

/** The house's own words for its messages, queued edits included. */
export function useMessages(): Messages {
  const [owned] = useRows(ownedShop)
  return owned?.shop.messages ?? STANDARD
}
