import { fieldReader, isFields, parseJson, parseText } from '#domain/base/parse.ts'
import { lazy, readText } from '#server/pocketbase/files.ts'

/** An inline text with the CSP source that allows it. */
export type Inline = { text: string; hash: string }

/** A chunk of Vite's manifest. */
export type Chunk = { file: string; imports: string[]; css: string[] }

/** What the build leaves for the server in `pb_hooks/built`; empty before the first build. */
export const builtFiles = lazy(() => ({
  template: readText(pathOf('template.html')),
  chunks: mapOf('manifest.json', parseChunk),
  styles: mapOf('styles.json', parseStyle),
  typefaces: parseInline(json('typefaces.json')),
  starter: parseInline(json('starter.json')),
}))

function pathOf(name: string): string {
  return `${__hooks}/built/${name}`
}

function json(name: string): unknown {
  return parseJson(readText(pathOf(name)))
}

function mapOf<Value>(
  name: string,
  read: (wire: unknown) => Value | undefined,
): ReadonlyMap<string, Value> {
  const fields = json(name)
  const values = new Map<string, Value>()
  for (const [key, wire] of Object.entries(isFields(fields) ? fields : {})) {
    const value = read(wire)
    if (value !== undefined) values.set(key, value)
  }
  return values
}

function parseChunk(wire: unknown): Chunk | undefined {
  const from = fieldReader(wire)
  const chunk = from.finish({
    file: from.text('file'),
    imports: from.readable('imports', parseText),
    css: from.readable('css', parseText),
  })
  return chunk.ok ? chunk.value : undefined
}

function parseStyle(wire: unknown): string | undefined {
  return typeof wire === 'string' ? wire : undefined
}

function parseInline(wire: unknown): Inline | undefined {
  const from = fieldReader(wire)
  const inline = from.finish({ text: from.text('text'), hash: from.text('hash') })
  return inline.ok ? inline.value : undefined
}
