import { shopperAuth } from './savedAuth.ts'

/** The account whose data is used and shown: the signed-in shopper's id, or empty for the guest. */
export function currentOwner(): string {
  return shopperAuth.current()?.id ?? ''
}

/** Calls back when another account signs in, or the current one signs out. */
export function onOwnerChange(onChange: () => void): () => void {
  let owner = currentOwner()
  return shopperAuth.subscribe(() => {
    const next = currentOwner()
    if (next === owner) return
    owner = next
    onChange()
  })
}
