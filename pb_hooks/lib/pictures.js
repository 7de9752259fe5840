/// Validates pictures before anything decodes them: their type by content and by name, and their
/// pixel count.
const { pictureOf, SUFFIXES_OF } = require(`${__hooks}/built/domain.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { limited } = require(`${__hooks}/lib/limits.js`)

const MOST_PIXELS = 24000000
const HEADER_BYTES = 256 * 1024

/** Continues a request whose new files are all pictures, or refuses it. */
function withSoundPictures(e, field) {
  const files = e.record.getUnsavedFiles(field) || []
  if (files.length === 0) return e.next()
  if (!files.every(isSound)) {
    return refuse(e, 400, 'pictureRefused', { fields: { [field]: 'pictureRefused' } })
  }
  return limited(e, 'upload', () => e.next())
}

function isSound(file) {
  const picture = pictureOf(firstBytes(file))
  if (!picture) return false
  const suffix = file.originalName.slice(file.originalName.lastIndexOf('.') + 1).toLowerCase()
  const fits = picture.width * picture.height <= MOST_PIXELS
  return fits && SUFFIXES_OF[picture.kind].includes(suffix)
}

function firstBytes(file) {
  const reader = file.reader.open()
  try {
    return toBytes(reader, HEADER_BYTES)
  } finally {
    reader.close()
  }
}

module.exports = { withSoundPictures }
