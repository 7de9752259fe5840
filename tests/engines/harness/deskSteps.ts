import type { Shop } from '#tests/harness/server/shopServer.ts'
import type { Screen } from './screen.ts'

/** Signs the owner in at the admin login. */
export async function signOwnerIn(screen: Screen, { owner }: Pick<Shop, 'owner'>): Promise<void> {
  await screen.goto('/admin/login')
  await screen.fill('Email', owner.email)
  await screen.fill('Password', owner.password)
  await screen.click('button', 'Login')
  await screen.finds('heading', 'Dashboard')
}

/** Waits until the desk would open without a network. */
export async function waitUntilDeskIsKept(screen: Screen): Promise<void> {
  await screen.becomesTrue(
    `caches.open('darzi-admin').then((files) => files.keys()).then(({ length }) => length > 1)`,
  )
}

/** Adds a product with a photo through the form, and waits until it is in the table. */
export async function addProduct(screen: Screen, name: string, photo: string): Promise<void> {
  const form = { role: 'dialog', text: 'Save Product' }
  await screen.click('button', 'Add Product')
  await screen.fill('Name', name, form)
  await screen.fill('Description', 'Hand loomed', form)
  await screen.fill('Price in rupees', '3999', form)
  await screen.fill('Category', 'Kurtas', form)
  await screen.attach('Choose a photo', photo)
  await screen.sees(/Ready to send, \d+ kB/)
  await screen.click('button', 'Save Product')
  await screen.isRidOf('Save Product')
  await screen.finds('row', new RegExp(`${name} `))
}
