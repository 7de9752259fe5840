export type Owner = { id: string; email: string; name: string }

/** Whether the owner of the shop is signed in on this device. */
export type OwnerSession = { status: 'out' } | { status: 'in'; owner: Owner }
