/** A CSV row and the line it starts on, counted from 1. */
export type CsvRow = { line: number; cells: string[] }

const DELIMITERS = [',', ';', '\t']

/** Some programs, Excel among them, read a file as UTF-8 only when it starts with this mark. */
const BYTE_ORDER_MARK = '\ufeff'

/** Writes CSV (RFC 4180): cells quoted where needed, lines ended by CRLF. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

/**
 * Parses CSV, skipping blank lines. The delimiter is the comma, semicolon or tab, whichever the
 * first line has most of. Undefined when a quote is never closed, or text follows a closed one.
 */
export function parseCsv(text: string): CsvRow[] | undefined {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  const delimiter = delimiterOf(source.split(/\r?\n/, 1)[0] ?? '')
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let at = 0
  while (at < source.length) {
    const cell = parseCell(source, at, delimiter)
    if (!cell) return undefined
    row.cells.push(cell.text)
    line += cell.lines
    at = cell.end
    if (source[at] === delimiter) {
      at += 1
      if (at === source.length) row.cells.push('')
      if (at < source.length) continue
    }
    if (source[at] === '\r' && source[at + 1] === '\n') at += 2
    else if (source[at] === '\r' || source[at] === '\n') at += 1
    else if (at < source.length) return undefined
    line += 1
    if (row.cells.some((written) => written !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  return rows
}

/** Escapes a cell with user-written text, so that a spreadsheet does not run it as a formula. */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell
}

function delimiterOf(firstLine: string): string {
  const count = (sign: string) => firstLine.split(sign).length
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',')
}

type Cell = { text: string; end: number; lines: number }

function parseCell(source: string, from: number, delimiter: string): Cell | undefined {
  if (source[from] !== '"') {
    let end = from
    while (end < source.length && source[end] !== delimiter && !/[\r\n]/.test(source[end] ?? '')) {
      end += 1
    }
    return { text: source.slice(from, end), end, lines: 0 }
  }
  let end = from + 1
  while (end < source.length) {
    if (source[end] !== '"') end += 1
    else if (source[end + 1] === '"') end += 2
    else break
  }
  if (end >= source.length) return undefined
  const text = source.slice(from + 1, end).replace(/""/g, '"')
  return { text, end: end + 1, lines: text.split('\n').length - 1 }
}
