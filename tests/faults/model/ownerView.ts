import { asObject, ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import type { ForwardedRequest } from '#tests/harness/network/faultProxy.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import type { Shop } from '#tests/harness/server/shopServer.ts'
import { labelsIn, likesIn, measuresIn } from '#tests/faults/report.ts'
import type { Account, Kind, Stored } from './outcome.ts'

/** Each kind's collection, the field that holds its label, and what gives the order of storing. */
const SHELVES: { kind: Kind; collection: string; field: string }[] = [
  { kind: 'order', collection: 'orders', field: 'note' },
  { kind: 'appointment', collection: 'appointments', field: 'message' },
  { kind: 'tailoring', collection: 'tailoring_requests', field: 'additionalRequests' },
  { kind: 'subscriber', collection: 'subscribers', field: 'email' },
]

export type People = { person: Person; saved: string }[]

export type OwnerView = Awaited<ReturnType<typeof openOwnerView>>

/** The server in the histories, from the owner's view. */
export async function openOwnerView(shop: Shop) {
  const owner = await signInOwner(shop)
  const list = async (collection: string, query: string) =>
    itemsOf(
      await ask(shop, `${records(collection)}?perPage=500&sort=@rowid&${query}`, {
        token: owner.token,
      }),
    )
  const own = async (collection: string, { token }: Person) =>
    itemsOf(await ask(shop, `${records(collection)}?sort=id`, { token }))
  async function change(product: number, body: Record<string, unknown>): Promise<void> {
    const path = records('products', `demoproduct00${String(product + 10)}`)
    const { status } = await ask(shop, path, { method: 'PATCH', token: owner.token, body })
    if (status !== 200) throw new Error(`the product was not changed: ${status}`)
  }

  return {
    /** Two shoppers with accounts, in the phone's saved sign-in format. */
    newPeople: async (): Promise<People> => [await savedSignIn(shop), await savedSignIn(shop)],
    /** Clears the accounts, so that the next history starts from their initial state. */
    async clear(people: People): Promise<void> {
      for (const { person } of people)
        for (const collection of ['measurement_sets', 'preferences'])
          for (const { id } of await own(collection, person))
            await ask(shop, records(collection, String(id)), {
              method: 'DELETE',
              token: person.token,
            })
    },
    /** Everything stored under labels with this prefix, in the order of storing. */
    async stored(run: string): Promise<Stored[]> {
      const found = await Promise.all(
        SHELVES.map(async ({ kind, collection, field }) => {
          const filter = encodeURIComponent(`${field} ~ '${run}x'`)
          const rows = await list(collection, `filter=${filter}`)
          return rows.map((row, place) => ({
            id: String(row['id']),
            kind,
            user: textOf(row['user']),
            label: String(row[field]).replace('@example.com', ''),
            place,
            lines: labelsIn(row),
          }))
        }),
      )
      return found.flat()
    },
    /** The account's sets and preferences. */
    async account(person: Person): Promise<Account> {
      const sets = await own('measurement_sets', person)
      const [likes] = await own('preferences', person)
      return {
        sets: sets
          .filter((row) => row['deleted'] !== true)
          .map((row) => ({ id: String(row['id']), values: measuresIn(row['values']) })),
        likes: likesIn(likes),
      }
    },
    edit: (product: number, description: string) => change(product, { description }),
    /** Takes a product off the shelf, or puts it back on. */
    shelve: (product: number, shown: boolean) => change(product, { draft: !shown }),
    async catalogue(): Promise<string> {
      const rows = await list('products', 'fields=id,description,draft')
      return catalogueText(
        rows
          .filter((row) => row['draft'] !== true)
          .map((row) => ({ id: String(row['id']), description: String(row['description']) })),
      )
    },
  }
}

async function savedSignIn(shop: Shop): Promise<{ person: Person; saved: string }> {
  const person = await newShopper(shop)
  const { body } = await ask(shop, '/api/collections/users/auth-refresh', {
    method: 'POST',
    token: person.token,
  })
  return { person, saved: JSON.stringify({ token: body['token'], record: body['record'] }) }
}

export function catalogueText(rows: readonly { id: string; description: string }[]): string {
  const texts = rows.map(({ id, description }) => `${id} ${description}`)
  return texts.toSorted().join('\n')
}

/** Whether a request names another account than its token's. */
export function isForeign({ token, body }: ForwardedRequest): boolean {
  const user = asObject(body)['user']
  if (typeof user !== 'string' || user === '') return false
  const claims = asObject(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return claims['id'] !== user
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
