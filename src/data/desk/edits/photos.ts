import type { OutboxRow } from '#data/storage/rows.ts'
import { photoFile, type StoredPhotoChange } from './storedPhoto.ts'

/** Object URLs of queued photos, one per row and edition: each holds memory until revoked. */
const photos = new Map<string, { edition: number; address: string }>()

/** The URL of a row's photo: empty when the photo is removed, undefined when it is unchanged. */
export function photoAddress(row: OutboxRow, photo: StoredPhotoChange): string | undefined {
  const known = photos.get(row.id)
  if (known?.edition === row.edition) return known.address
  if (known) URL.revokeObjectURL(known.address)
  const file = photoFile(photo)
  if (!file) return file === null ? '' : undefined
  const address = URL.createObjectURL(file)
  photos.set(row.id, { edition: row.edition, address })
  return address
}

/** Revokes the URLs of all rows but these. */
export function forgetPhotos(ids: ReadonlySet<string>): void {
  for (const [id, { address }] of photos) {
    if (ids.has(id)) continue
    URL.revokeObjectURL(address)
    photos.delete(id)
  }
}
