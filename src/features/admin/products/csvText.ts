/**
 * The text of a CSV file. Excel's "CSV UTF-8" and other programs write UTF-8; Excel's plain "CSV"
 * on Windows writes Windows-1252, and "Unicode text" UTF-16 with a byte order mark. Text that is not
 * UTF-8 fails the strict decoder, so no letter is replaced.
 */
export function csvText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
