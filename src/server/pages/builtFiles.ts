import { fieldReader, isFields, parseJson, readText } from '#domain/base/parse.ts'
import { lazy, readText as textOfFile } from '#server/pocketbase/files.ts'

/** An inline text with the CSP source that allows it. */
export type Inline = { text: string; hash: string }

/** A chunk of Vite's manifest. */
export type Chunk = { file: string; imports: string[]; css: string[] }

/** What the build leaves for the server in `pb_hooks/built`; empty before the first build. */
export const builtFiles = lazy(() => ({
  template: textOfFile(pathOf('template.html')),
  chunks: mapOf('manifest.json', readChunk),
  styles: mapOf('styles.json', readStyle),
  typefaces: readInline(json('typefaces.json')),
  starter: readInline(json('starter.json')),
}))

function pathOf(name: string): string {
  return `${__hooks}/built/${name}`
}

function json(name: string): unknown {
  return parseJson(textOfFile(pathOf(name)))
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

function readChunk(wire: unknown): Chunk | undefined {
  const from = fieldReader(wire)
  const chunk = from.finish({
    file: from.text('file'),
    imports: from.readable('imports', readText),
    css: from.readable('css', readText),
  })
  return chunk.ok ? chunk.value : undefined
}

function readStyle(wire: unknown): string | undefined {
  return typeof wire === 'string' ? wire : undefined
}

function readInline(wire: unknown): Inline | undefined {
  const from = fieldReader(wire)
  const inline = from.finish({ text: from.text('text'), hash: from.text('hash') })
  return inline.ok ? inline.value : undefined
}
