import { Admin } from '#features/admin/Admin.tsx'
import { openHouseBooks, signOwnerIn } from './houseBooks.ts'
import type { HouseBooks } from './houseBooks.ts'
import { showPages } from './page.tsx'

/** Opens a page of the owner, signed in, over books with these records in them. */
export function openDesk(at: string, tables: HouseBooks['tables']) {
  const books = openHouseBooks(tables)
  signOwnerIn()
  return { books, user: showPages({ at, pages: { '/admin/*': <Admin /> } }) }
}

/** What was sent to a path with a method. */
export function sentTo({ asked }: HouseBooks, method: string, path: RegExp) {
  return asked.filter((request) => request.method === method && path.test(request.path))
}
