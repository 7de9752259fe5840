/** A value that changes by itself: what it is now (undefined until known), and when it changes. */
export type Live<Value> = {
  subscribe: (onChange: () => void) => () => void
  current: () => Value | undefined
}

export type WritableStore<Value> = Live<Value> & { set: (value: Value) => void }

/** A live value that is set by hand. Setting what it already is tells nobody. */
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
