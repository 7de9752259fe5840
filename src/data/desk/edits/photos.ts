import type { OutboxRow } from '#data/storage/rows.ts'
import type { PhotoChange } from './executeEdit.ts'

/** Addresses of photos that wait, one per row and content: each costs memory until it is freed. */
const photos = new Map<string, { edition: number; address: string }>()

/** Where the page finds the photo of a row: empty when the photo goes, undefined when it stays. */
export function photoAddress(row: OutboxRow, photo: PhotoChange): string | undefined {
  if (photo === undefined || photo === 'none') return photo && ''
  const known = photos.get(row.id)
  if (known?.edition === row.edition) return known.address
  if (known) URL.revokeObjectURL(known.address)
  const address = URL.createObjectURL(photo)
  photos.set(row.id, { edition: row.edition, address })
  return address
}

/** Frees the addresses of all rows but these. */
export function forgetPhotos(kept: ReadonlySet<string>): void {
  for (const [id, { address }] of photos) {
    if (kept.has(id)) continue
    URL.revokeObjectURL(address)
    photos.delete(id)
  }
}
