import { shopperAuth } from './savedAuth.ts'

/** Whose things are used and shown: the signed-in account's id, or empty for the guest. */
export function currentOwner(): string {
  return shopperAuth.current()?.id ?? ''
}

/** Calls back when somebody else is signed in than before, or nobody any more. */
export function onOwnerChange(onChange: () => void): () => void {
  let owner = currentOwner()
  return shopperAuth.subscribe(() => {
    const next = currentOwner()
    if (next === owner) return
    owner = next
    onChange()
  })
}
