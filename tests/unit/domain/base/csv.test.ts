import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeFormula, parseCsv, writeCsv } from '#domain/base/csv.ts'

const cellsOf = (text: string) => parseCsv(text)?.map(({ cells }) => cells)

describe('a CSV file', () => {
  it('round-trips any cell content', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('a,b', '"', 'two\r\nlines', ' x ', ';', ''))
    // A row of nothing but empty cells is a blank line to any reader.
    const row = fc.array(cell, { minLength: 2, maxLength: 4 }).map((cells) => ['id', ...cells])
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        expect(cellsOf(writeCsv([['a', 'b', 'c'], ...rows]))?.slice(1)).toEqual(rows)
      }),
    )
  })

  it('may use semicolons or tabs as separators, as spreadsheets in some locales do', () => {
    expect(cellsOf('name;price\nSuit;42,999')).toEqual([
      ['name', 'price'],
      ['Suit', '42,999'],
    ])
    expect(cellsOf('name\tprice\nSuit\t1')).toEqual([
      ['name', 'price'],
      ['Suit', '1'],
    ])
  })

  it('is refused when text follows a closed quote, so that nothing is dropped', () => {
    expect(parseCsv('name,price\n"Suit"s,1')).toBeUndefined()
    expect(cellsOf('name,price\n"Suit",1\r"Robe",2')).toEqual([
      ['name', 'price'],
      ['Suit', '1'],
      ['Robe', '2'],
    ])
  })

  it('reports the line that each row starts on, counting line breaks inside cells', () => {
    expect(parseCsv('a,b\n"one\ntwo",c\n\nd,e')?.map(({ line }) => line)).toEqual([1, 2, 5])
  })

  it('keeps an empty last cell', () => {
    expect(cellsOf('a,b\nc,\nd,')).toEqual([
      ['a', 'b'],
      ['c', ''],
      ['d', ''],
    ])
  })

  it('is refused when a quote is never closed', () => {
    expect(parseCsv('a,"b\nc')).toBeUndefined()
  })

  it('never carries a formula typed by someone else', () => {
    expect(escapeFormula('=HYPERLINK("x")')).toBe('\'=HYPERLINK("x")')
    expect(escapeFormula('asha@example.com')).toBe('asha@example.com')
  })
})
