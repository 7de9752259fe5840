import { readPictureHeader, SUFFIXES_OF } from '#domain/products/pictureSize.ts'
import { recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'

const FIELD = 'photo'
const MAX_PIXELS = 24000000
const HEADER_BYTES = 256 * 1024

/**
 * Continues the save of a product whose new photo is a picture, or refuses it. The check runs before
 * anything decodes the photo: its type by content and by name, and its pixel count.
 */
export function checkPictures(e: RecordRequest<'products'>): void {
  const files = uploadedFiles(recordOf(e))
  if (files.length === 0) e.next()
  else if (!files.every(isAcceptable))
    refuseFields(e, 'pictureRefused', { [FIELD]: 'pictureRefused' })
  else rateLimited(e, 'upload', () => e.next())
}

function uploadedFiles(record: RecordOf<'products'>): filesystem.File[] {
  const files: (filesystem.File | undefined)[] | null = record.getUnsavedFiles(FIELD)
  return (files ?? []).filter((file) => file !== undefined)
}

function isAcceptable(file: filesystem.File): boolean {
  const picture = readPictureHeader(firstBytes(file))
  if (!picture) return false
  const name = file.originalName
  const suffix = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const isSmallEnough = picture.width * picture.height <= MAX_PIXELS
  return isSmallEnough && SUFFIXES_OF[picture.kind].includes(suffix)
}

function firstBytes(file: filesystem.File): number[] {
  const reader = file.reader.open()
  try {
    return toBytes(reader, HEADER_BYTES)
  } finally {
    reader.close()
  }
}
