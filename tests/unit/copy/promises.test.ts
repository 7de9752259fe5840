import { expect, test } from 'vitest'
import { policies } from '#copy/shop/policies.ts'
import { promises } from '#copy/product/making.ts'

test('a product’s page promises only what the policies say, word for word', () => {
  const said: readonly string[] = policies.sections.flatMap(({ text }) => text)
  for (const promise of Object.values(promises)) expect(said).toContain(promise)
})
