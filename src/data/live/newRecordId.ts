import { recordId } from '#domain/base/identity.ts'

/** A fresh record id, made on this device. */
export function newRecordId(): string {
  return recordId(Date.now(), crypto.getRandomValues(new Uint8Array(7)))
}
