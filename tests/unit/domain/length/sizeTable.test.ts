import { describe, expect, it } from 'vitest'
import { DEFAULT_SIZE_TABLE } from '#domain/length/sizeTable.ts'

describe("the house's own sizes", () => {
  it('are sent in tenths of a millimetre, without the digits of a binary fraction', () => {
    expect(JSON.stringify(DEFAULT_SIZE_TABLE)).not.toMatch(/\d\.\d\d/)
  })
})
