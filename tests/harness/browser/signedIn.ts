import type { BrowserContextOptions } from 'playwright-core'
import { AUTH_KEYS, type SignInRole } from '#data/auth/savedAuth.ts'
import {
  newShopper,
  signInOwner,
  type GivenShopper,
  type Person,
} from '#tests/harness/server/people.ts'
import type { Shop } from '#tests/harness/server/shopServer.ts'

type SignedIn = { url: string; storageState: NonNullable<BrowserContextOptions['storageState']> }

/** The owner's browser, already signed in: for tests that are not about the login. */
export async function asOwner(shop: Pick<Shop, 'url' | 'owner'>): Promise<SignedIn> {
  return signedIn(shop.url, 'admin', await signInOwner(shop))
}

/** The browser of a new shopper, already signed in: for tests that are not about signing up. */
export async function asShopper(
  shop: Pick<Shop, 'url'>,
  given: GivenShopper = {},
): Promise<SignedIn> {
  return signedIn(shop.url, 'shopper', await newShopper(shop, given))
}

function signedIn(url: string, role: SignInRole, { token, record }: Person): SignedIn {
  const localStorage = [{ name: AUTH_KEYS[role], value: JSON.stringify({ token, record }) }]
  return { url, storageState: { cookies: [], origins: [{ origin: url, localStorage }] } }
}
