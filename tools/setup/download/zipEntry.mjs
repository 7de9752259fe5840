import { crc32, inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_LENGTH = 22
const MAX_COMMENT_BYTES = 0xffff
const STORED = 0
const DEFLATED = 8

/**
 * Reads one file from a zip in memory. Supports what release zips use (stored and deflated entries,
 * no encryption, under 4 GB), as in section 4.3 of PKWARE's APPNOTE.
 * @param {Buffer} zip
 * @param {string} name the entry's full name
 * @returns {{ ok: true, bytes: Buffer } | { ok: false, reason: string }}
 */
export function readZipEntry(zip, name) {
  try {
    const entry = findEntry(zip, name)
    if (!entry) return { ok: false, reason: `the zip does not contain ${name}` }
    const bytes = unpack(zip, entry)
    if (bytes.length !== entry.size || crc32(bytes) !== entry.crc)
      return { ok: false, reason: `${name} in the zip is damaged` }
    return { ok: true, bytes }
  } catch (error) {
    // Offsets that point outside the buffer and broken deflate data both throw.
    return { ok: false, reason: `the zip cannot be read: ${String(error)}` }
  }
}

/**
 * @param {Buffer} zip
 * @param {string} name
 */
function findEntry(zip, name) {
  const end = endOfDirectory(zip)
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('broken directory')
    const nameLength = zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name)
      return {
        method: zip.readUInt16LE(at + 10),
        crc: zip.readUInt32LE(at + 16),
        packedSize: zip.readUInt32LE(at + 20),
        size: zip.readUInt32LE(at + 24),
        header: zip.readUInt32LE(at + 42),
      }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return undefined
}

/** @param {Buffer} zip */
function endOfDirectory(zip) {
  const first = Math.max(0, zip.length - END_LENGTH - MAX_COMMENT_BYTES)
  for (let at = zip.length - END_LENGTH; at >= first; at--)
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at
  throw new Error('no directory at its end')
}

/**
 * @param {Buffer} zip
 * @param {{ method: number, packedSize: number, size: number, header: number }} entry
 */
function unpack(zip, { method, packedSize, size, header }) {
  // The local header repeats the name and may carry other extra fields than the directory does.
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  const packed = zip.subarray(start, start + packedSize)
  if (packed.length !== packedSize) throw new Error('cut short')
  if (method === STORED) return packed
  if (method === DEFLATED) return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) })
  throw new Error(`compression method ${method}`)
}
