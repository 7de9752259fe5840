import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REFUSAL_CODES } from '#domain/base/refusal.ts'

/** The server's own code, and the rules that refuse: those that know the codes. */
function sourceThatRefuses(): string {
  const rules = textsIn('src/domain').filter((text) =>
    /RefusalCode|RefusedFields|refused'/.test(text),
  )
  return [...textsIn('src/server'), ...rules].join('\n')
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/base.(refusal|problem)\.ts$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
}

test('The server can answer with each code that the phone accepts', () => {
  const source = sourceThatRefuses()
  expect(REFUSAL_CODES.filter((code) => !source.includes(`'${code}'`))).toEqual([])
})
