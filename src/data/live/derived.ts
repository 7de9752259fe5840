import type { Live } from '#domain/base/live.ts'

/**
 * A live value computed from others. `compute` reads the sources itself and runs again only when
 * the current value of one of them has changed, so the result keeps its identity until then.
 */
export function derived<Value>(
  sources: readonly Live<unknown>[],
  compute: () => Value | undefined,
): Live<Value> {
  let last: { inputs: readonly unknown[]; value: Value | undefined } | undefined
  return {
    subscribe(onChange) {
      const stops = sources.map((source) => source.subscribe(onChange))
      return () => stops.forEach((stop) => stop())
    },
    current() {
      const inputs = sources.map((source) => source.current())
      if (!last || last.inputs.some((input, at) => input !== inputs[at]))
        last = { inputs, value: compute() }
      return last.value
    },
  }
}
