import { vi } from 'vitest'

/**
 * IndexedDB refuses Blobs, as it does in WebKit's private sessions. Until the test unstubs its
 * globals: fake-indexeddb copies what it stores with the global `structuredClone`.
 */
export function refuseBlobs(): void {
  const clone = globalThis.structuredClone
  vi.stubGlobal('structuredClone', (value: unknown) => {
    if (hasBlob(value)) throw new DOMException('BlobURLs are not yet supported', 'DataCloneError')
    return clone(value)
  })
}

function hasBlob(value: unknown): boolean {
  if (value instanceof Blob) return true
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasBlob)
}
