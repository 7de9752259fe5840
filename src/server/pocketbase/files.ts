/** The text of a file; empty when it is missing or cannot be read. */
export function readText(path: string): string {
  try {
    return toString($os.readFile(path))
  } catch {
    return ''
  }
}

/** A value that is loaded on first use: every engine runs the bundle, but few need all of it. */
export function lazy<Value>(load: () => Value): () => Value {
  let loaded: { value: Value } | undefined
  return () => {
    loaded ??= { value: load() }
    return loaded.value
  }
}
