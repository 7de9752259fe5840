const BLOCK = 512
const NAME = 100
const PREFIX = 155

/**
 * A tar archive in the POSIX ustar format (IEEE 1003.1, pax, "ustar Interchange Format"), which
 * every tar reads. Owner and group are root; the extracting user becomes the owner.
 * @param {readonly { name: string, bytes: Buffer, mode: number, time: number }[]} files `time` in
 *   seconds since 1970
 */
export function tar(files) {
  const parts = files.flatMap(({ bytes, ...file }) => [
    header(file, bytes.length),
    bytes,
    Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK),
  ])
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)])
}

/**
 * @param {{ name: string, mode: number, time: number }} file
 * @param {number} size bytes
 */
function header({ name, mode, time }, size) {
  const block = Buffer.alloc(BLOCK)
  const { prefix, rest } = split(name)
  block.write(rest, 0)
  for (const { value, at, length } of [
    { value: mode, at: 100, length: 8 },
    { value: 0, at: 108, length: 8 },
    { value: 0, at: 116, length: 8 },
    { value: size, at: 124, length: 12 },
    { value: time, at: 136, length: 12 },
  ])
    block.write(value.toString(8).padStart(length - 1, '0'), at)
  block.write(' '.repeat(8), 148) // the checksum field counts as spaces
  block.write('0', 156)
  block.write('ustar\0' + '00', 257)
  block.write('root', 265)
  block.write('root', 297)
  block.write(prefix, 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

/**
 * Splits a long name at a slash: the folder goes into a field of its own.
 * @param {string} name
 */
function split(name) {
  if (Buffer.byteLength(name) <= NAME) return { prefix: '', rest: name }
  const cut = name.indexOf('/', name.length - NAME - 1)
  const prefix = name.slice(0, cut)
  const rest = name.slice(cut + 1)
  if (cut < 0 || Buffer.byteLength(prefix) > PREFIX || Buffer.byteLength(rest) > NAME)
    throw new Error(`${name} is too long for a tar archive`)
  return { prefix, rest }
}
