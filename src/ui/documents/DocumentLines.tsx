import type { DocumentContent, DocumentLine } from '#domain/documents/issuedDocument.ts'
import { formatPaiseInFull } from '#domain/money/paise.ts'
import { documentSheet as words } from '#copy/money/documents.ts'
import styles from './documents.module.css'
import '#ui/styles/parts/tables.css'

type Column = { name: string; text: (line: DocumentLine) => string; isText?: true }

/** Only the columns that are not empty. */
function columnsOf({ lines, stateTax }: DocumentContent): Column[] {
  const { columns } = words
  const all: Column[] = [
    { name: columns.description, text: ({ description }) => description, isText: true },
  ]
  if (lines.some(({ code }) => code !== ''))
    all.push({ name: columns.code, text: ({ code }) => code, isText: true })
  all.push({ name: columns.quantity, text: words.quantity })
  if (lines.some(({ discount }) => discount > 0))
    all.push({ name: columns.discount, text: ({ discount }) => formatPaiseInFull(discount) })
  if (lines.some(({ percent }) => percent > 0)) {
    all.push({ name: columns.taxable, text: ({ taxable }) => formatPaiseInFull(taxable) })
    all.push({ name: columns.rate, text: ({ percent }) => words.percent(percent) })
  }
  if (lines.some(({ cgst }) => cgst > 0)) {
    all.push({ name: words.cgst, text: ({ cgst }) => formatPaiseInFull(cgst) })
    all.push({ name: stateTax, text: ({ sgst }) => formatPaiseInFull(sgst) })
  }
  if (lines.some(({ igst }) => igst > 0))
    all.push({ name: words.igst, text: ({ igst }) => formatPaiseInFull(igst) })
  return [...all, { name: columns.amount, text: ({ amount }) => formatPaiseInFull(amount) }]
}

/** What a document charges, line by line. */
export function DocumentLines({ content }: { content: DocumentContent }) {
  const columns = columnsOf(content)
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {columns.map(({ name, isText }) => (
            <th key={name} scope="col" data-text={isText}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {content.lines.map((line) => (
          <tr key={line.position}>
            {columns.map(({ name, text, isText }) => (
              <td key={name} data-text={isText} data-name={name}>
                {text(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
