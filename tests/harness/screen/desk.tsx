import { Admin } from '#features/admin/Admin.tsx'
import { openHouseBooks, signOwnerIn, type HouseBooks } from './houseBooks.ts'
import { showPages } from './page.tsx'

/** Opens a page of the owner, signed in, over replicas that hold these records. */
export function openDesk(at: string, tables: HouseBooks['tables']) {
  const books = openHouseBooks(tables)
  signOwnerIn()
  return { books, user: showPages({ at, pages: { '/admin/*': <Admin /> } }) }
}

/** The requests sent to a path with this method. */
export function sentTo({ asked }: HouseBooks, method: string, path: RegExp) {
  return asked.filter((request) => request.method === method && path.test(request.path))
}
