import type { OutboxRow } from '#data/storage/rows.ts'
import type { PhotoChange } from './executeEdit.ts'

/** Object URLs of queued photos, one per row and edition: each holds memory until revoked. */
const photos = new Map<string, { edition: number; address: string }>()

/** The URL of a row's photo: empty when the photo is removed, undefined when it is unchanged. */
export function photoAddress(row: OutboxRow, photo: PhotoChange): string | undefined {
  if (photo === undefined || photo === 'none') return photo && ''
  const known = photos.get(row.id)
  if (known?.edition === row.edition) return known.address
  if (known) URL.revokeObjectURL(known.address)
  const address = URL.createObjectURL(photo)
  photos.set(row.id, { edition: row.edition, address })
  return address
}

/** Revokes the URLs of all rows but these. */
export function forgetPhotos(kept: ReadonlySet<string>): void {
  for (const [id, { address }] of photos) {
    if (kept.has(id)) continue
    URL.revokeObjectURL(address)
    photos.delete(id)
  }
}
