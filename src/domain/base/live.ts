/** An observable value: `current` is undefined until it is known, `subscribe` reports changes. */
export type Live<Value> = {
  subscribe: (onChange: () => void) => () => void
  current: () => Value | undefined
}
