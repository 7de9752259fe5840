import { readCsv, writeCsv } from '#domain/base/csv.ts'
import { isRecordId } from '#domain/base/identity.ts'
import type { OwnedProduct, ProductFields } from './ownedProduct.ts'
import type { ProblemCode } from '#domain/base/problem.ts'
import {
  EMPTY_PRODUCT_TEXT,
  PRODUCT_TEXT_FIELDS,
  productTextOf,
  readProductText,
  type ProductText,
  type ProductTextField,
} from './productText.ts'

export const PRODUCT_COLUMNS = ['id', ...PRODUCT_TEXT_FIELDS, 'draft'] as const

export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

/** An error in a CSV file and its position; without a column it concerns the whole line. */
export type CsvFault = { line: number; column?: ProductColumn; problem: CsvProblem }

export type CsvProblem =
  ProblemCode | 'notCsv' | 'columnMissing' | 'columnUnknown' | 'cellsMany' | 'idUnknown' | 'idTwice'

export type ProductImport = {
  added: ProductFields[]
  changed: { product: OwnedProduct; fields: ProductFields }[]
  unchanged: number
}

export type ImportReading = { ok: true; value: ProductImport } | { ok: false; faults: CsvFault[] }

/** Exports all products as CSV; `readProductCsv` reads it back without loss. */
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
 * that product, one without adds a product; fields of missing columns stay unchanged.
 */
export function readProductCsv(text: string, products: readonly OwnedProduct[]): ImportReading {
  const [head, ...rows] = readCsv(text) ?? []
  if (!head) return { ok: false, faults: [{ line: 1, problem: 'notCsv' }] }
  const columns = head.cells.map((cell) => cell.trim())
  const faults = headFaults(columns)
  if (faults.length > 0) return { ok: false, faults }
  const known = new Map(products.filter((p) => !p.deleted).map((product) => [product.id, product]))
  const seen = new Set<string>()
  const plan: ProductImport = { added: [], changed: [], unchanged: 0 }
  for (const { line, cells } of rows) {
    if (cells.length > columns.length) {
      faults.push({ line, problem: 'cellsMany' })
      continue
    }
    const cell = new Map(columns.map((column, index) => [column, cells[index] ?? '']))
    const id = cell.get('id')?.trim() ?? ''
    const product = known.get(id)
    const idProblem = idFault(id, product !== undefined, seen)
    if (idProblem) faults.push({ line, column: 'id', problem: idProblem })
    seen.add(id)
    const reading = readProductText(rowText(cell, product), product?.detail?.materials)
    if (!reading.ok) faults.push(...fieldFaults(line, reading.fields))
    else if (!product) plan.added.push(reading.value)
    else if (isSame(product, reading.value)) plan.unchanged += 1
    else plan.changed.push({ product, fields: reading.value })
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: plan }
}

function headFaults(columns: readonly string[]): CsvFault[] {
  const unknown = columns.filter((name) => !PRODUCT_COLUMNS.some((column) => column === name))
  const missing = (['name', 'price'] as const).filter((column) => !columns.includes(column))
  return [
    ...unknown.map(() => ({ line: 1, problem: 'columnUnknown' as const })),
    ...missing.map((column) => ({ line: 1, column, problem: 'columnMissing' as const })),
  ]
}

function idFault(id: string, known: boolean, seen: Set<string>): CsvProblem | undefined {
  if (id === '') return undefined
  if (!isRecordId(id) || !known) return 'idUnknown'
  return seen.has(id) ? 'idTwice' : undefined
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
