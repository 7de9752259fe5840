import { readMirror, writeMirror } from './mirror.ts'

/** Set once this device keeps something: later visits may load the database at once. */
export const USED_KEY = 'darzi_used'

const listeners: (() => void)[] = []

/** Calls back when the database is opened for the first time on this page. */
export function onFirstUse(listener: () => void): void {
  listeners.push(listener)
}

/** Notes that the database is in use. */
export function noteUse(): void {
  if (readMirror(USED_KEY) === undefined) writeMirror(USED_KEY, '1')
  for (const listener of listeners.splice(0)) listener()
}
