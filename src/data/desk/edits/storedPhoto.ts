import { isFields } from '#domain/base/parse.ts'

/** A photo to upload, `none` to remove the current one, or undefined to leave it as it is. */
export type PhotoChange = Blob | 'none' | undefined

/**
 * A photo in the outbox. It is stored as bytes because IndexedDB refuses Blobs in WebKit's private
 * sessions ("BlobURLs are not yet supported").
 */
type StoredPhoto = { type: string; bytes: ArrayBuffer }

/** The same as an outbox row holds it. Earlier versions stored a Blob. */
export type StoredPhotoChange = StoredPhoto | PhotoChange

/** Prepares a photo for storing. Call it before a transaction, which reading a Blob would end. */
export async function toStoredPhoto(photo: PhotoChange): Promise<StoredPhotoChange> {
  if (!(photo instanceof Blob)) return photo
  return { type: photo.type, bytes: await photo.arrayBuffer() }
}

/** The photo in a row; undefined when there is none. */
export function parseStoredPhoto(wire: unknown): StoredPhotoChange {
  if (wire === 'none' || wire instanceof Blob) return wire
  if (!isFields(wire)) return undefined
  const { type, bytes } = wire
  return typeof type === 'string' && bytes instanceof ArrayBuffer ? { type, bytes } : undefined
}

/**
 * The photo as a file; null when it is to be removed, undefined when it stays as it is.
 * @param id of the edit: the server's name of the file begins with it, which tells whose photo it is
 */
export function photoFile(photo: StoredPhotoChange, id: string): File | null | undefined {
  if (photo === undefined) return undefined
  if (photo === 'none') return null
  const content = photo instanceof Blob ? photo : photo.bytes
  return new File([content], `${id}.jpg`, { type: photo.type })
}
