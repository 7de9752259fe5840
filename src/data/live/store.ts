import type { Live } from '#domain/base/live.ts'

export type WritableStore<Value> = Live<Value> & { set: (value: Value) => void }

/** A writable live value. Setting the current value again notifies no one. */
export function createStore<Value>(first: Value): WritableStore<Value> & { current: () => Value } {
  const listeners = new Set<() => void>()
  let value = first
  return {
    current: () => value,
    subscribe(onChange) {
      const listener = () => onChange()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
  }
}
