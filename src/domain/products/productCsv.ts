import { parseCsv, writeCsv } from '#domain/base/csv.ts'
import { isRecordId } from '#domain/base/identity.ts'
import type { OwnedProduct, ProductFields } from './ownedProduct.ts'
import type { ProblemCode } from '#domain/base/problem.ts'
import {
  EMPTY_PRODUCT_TEXT,
  PRODUCT_TEXT_FIELDS,
  productTextOf,
  parseProductText,
  type ProductText,
  type ProductTextField,
} from './productText.ts'

export const PRODUCT_COLUMNS = ['id', ...PRODUCT_TEXT_FIELDS, 'draft'] as const

export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

/** An error in a CSV file and its position; without a column it concerns the whole line. */
export type CsvFault = { line: number; column?: ProductColumn; problem: CsvProblem }

export type CsvProblem =
  | ProblemCode
  | 'notCsv'
  | 'columnMissing'
  | 'columnTwice'
  | 'cellsMany'
  | 'idUnknown'
  | 'idTwice'

export type ProductImport = {
  added: ProductFields[]
  changed: { product: OwnedProduct; fields: ProductFields }[]
  unchanged: number
  /** How many cells kept the shop's text, because the file has a `?` for signs that it lost. */
  restored: number
}

/** `unknown` has the headings of columns that are not imported, as the file spells them. */
export type ImportReading = { unknown: string[] } & (
  | { ok: true; value: ProductImport }
  | { ok: false; faults: CsvFault[] }
)

/** Exports all products as CSV; `parseProductCsv` reads it back without loss. */
export function writeProductCsv(products: readonly OwnedProduct[]): string {
  const rows = products.map((product) => {
    const text = productTextOf(product)
    const cells = PRODUCT_TEXT_FIELDS.map((field) => text[field])
    return [product.id, ...cells, text.draft ? 'yes' : 'no']
  })
  return writeCsv([PRODUCT_COLUMNS, ...rows])
}

/**
 * The changes that a CSV file would make, or all its errors, line by line. A row with an id changes
 * that product, one without adds a product; fields of missing columns stay unchanged. Headings are
 * matched without regard to case and surrounding spaces.
 */
export function parseProductCsv(text: string, products: readonly OwnedProduct[]): ImportReading {
  const [head, ...rows] = parseCsv(text) ?? []
  if (!head) return { ok: false, unknown: [], faults: [{ line: 1, problem: 'notCsv' }] }
  const { columns, unknown, faults } = parseHead(head.cells)
  if (faults.length > 0) return { ok: false, unknown, faults }
  const known = new Map(products.filter((p) => !p.deleted).map((product) => [product.id, product]))
  const seen = new Set<string>()
  const plan: ProductImport = { added: [], changed: [], unchanged: 0, restored: 0 }
  for (const { line, cells } of rows) {
    // A spreadsheet pads its rows with empty cells.
    if (cells.some((text, index) => text.trim() !== '' && !head.cells[index]?.trim())) {
      faults.push({ line, problem: 'cellsMany' })
      continue
    }
    const cell = new Map<string, string>()
    for (const [index, column] of columns.entries())
      if (column) cell.set(column, cells[index] ?? '')
    const id = cell.get('id')?.trim() ?? ''
    const product = known.get(id)
    if (product) plan.restored += restoreSigns(cell, product)
    const idProblem = idFault(id, product !== undefined, seen)
    if (idProblem) faults.push({ line, column: 'id', problem: idProblem })
    seen.add(id)
    const reading = parseProductText(rowText(cell, product), product?.detail?.materials)
    if (!reading.ok) faults.push(...fieldFaults(line, reading.fields))
    else if (!product) plan.added.push(reading.value)
    else if (isSame(product, reading.value)) plan.unchanged += 1
    else plan.changed.push({ product, fields: reading.value })
  }
  return faults.length > 0 ? { ok: false, unknown, faults } : { ok: true, unknown, value: plan }
}

/** The column of each heading; undefined for headings that are empty or unknown. */
function parseHead(cells: readonly string[]) {
  const headings = cells.map((cell) => cell.trim())
  const columns = headings.map((heading) =>
    PRODUCT_COLUMNS.find((column) => column.toLowerCase() === heading.toLowerCase()),
  )
  const unknown = headings.filter((heading, index) => heading !== '' && !columns[index])
  const count = (column: ProductColumn) => columns.filter((one) => one === column).length
  const missing = (['name', 'price'] as const).filter((column) => count(column) === 0)
  const twice = PRODUCT_COLUMNS.filter((column) => count(column) > 1)
  const faults: CsvFault[] = [
    ...missing.map((column) => ({ line: 1, column, problem: 'columnMissing' as const })),
    ...twice.map((column) => ({ line: 1, column, problem: 'columnTwice' as const })),
  ]
  return { columns, unknown, faults }
}

function idFault(id: string, known: boolean, seen: Set<string>): CsvProblem | undefined {
  if (id === '') return undefined
  if (!isRecordId(id) || !known) return 'idUnknown'
  return seen.has(id) ? 'idTwice' : undefined
}

/**
 * Excel's plain CSV writes `?` for what its code page lacks, such as the sign of the rupee: those
 * cells get the product's text back. Returns how many did.
 */
function restoreSigns(cell: Map<string, string>, product: OwnedProduct): number {
  const text = productTextOf(product)
  const lost = PRODUCT_TEXT_FIELDS.filter((field) => isLossyCopy(cell.get(field), text[field]))
  for (const field of lost) cell.set(field, text[field])
  return lost.length
}

/** Whether the copy is the text, but with `?` for some of its signs beyond ASCII. */
function isLossyCopy(copy: string | undefined, text: string): boolean {
  if (copy === undefined || copy === text || copy.length !== text.length) return false
  return copy
    .split('')
    .every((sign, at) => sign === text[at] || (sign === '?' && text.charCodeAt(at) > 0x7f))
}

function rowText(cell: Map<string, string>, product: OwnedProduct | undefined): ProductText {
  const text = product ? productTextOf(product) : { ...EMPTY_PRODUCT_TEXT }
  for (const field of PRODUCT_TEXT_FIELDS) text[field] = cell.get(field) ?? text[field]
  const draft = cell.get('draft')
  return draft === undefined ? text : { ...text, draft: /^(yes|true|1|y)$/i.test(draft.trim()) }
}

function fieldFaults(
  line: number,
  fields: Partial<Record<ProductTextField, ProblemCode>>,
): CsvFault[] {
  return PRODUCT_TEXT_FIELDS.flatMap((column) => {
    const problem = fields[column]
    return problem ? [{ line, column, problem }] : []
  })
}

function isSame(product: OwnedProduct, fields: ProductFields): boolean {
  const before = productTextOf(product)
  const after = productTextOf(fields)
  const sameText = PRODUCT_TEXT_FIELDS.every((field) => before[field] === after[field])
  return sameText && before.draft === after.draft
}
