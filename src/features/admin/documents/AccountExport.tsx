import { useState } from 'react'
import { ownedDocuments } from '#data/desk/documents.ts'
import { ledgerEvents } from '#data/desk/ledger.ts'
import { escapeFormula, writeCsv } from '#domain/base/csv.ts'
import { documentRows, paymentRows } from '#domain/desk/accounts.ts'
import { daysAfter } from '#domain/desk/fittingWeek.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminAccounts as words } from '#copy/desk/adminDocuments.ts'
import { documentNames } from '#copy/money/documents.ts'
import { wayWords } from '#copy/money/money.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/forms/Field.tsx'
import { notify } from '#ui/notices/notify.ts'
import { saveFile } from '#ui/device/saveFile.ts'
import { useToday } from '#ui/workroom/useToday.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { useIsStale } from '#features/admin/rows/useIsStale.ts'
import { useRows } from '#features/admin/rows/useRows.ts'

/** Exports the payments and documents of a period for the accountant; last month by default. */
export function AccountExport({ orders }: { orders: readonly OwnerOrder[] }) {
  const documents = useRows(ownedDocuments)
  const events = useRows(ledgerEvents)
  const areEventsStale = useIsStale(ledgerEvents)
  const isStale = useIsStale(ownedDocuments) || areEventsStale
  const lastDay = daysAfter(`${useToday().slice(0, 7)}-01`, -1)
  const [chosen, setChosen] = useState<{ from?: string; until?: string }>({})
  const period = { from: `${lastDay.slice(0, 7)}-01`, until: lastDay, ...chosen }
  const { from, until } = period

  function save(name: string, head: readonly string[], rows: readonly string[][]) {
    if (rows.length === 0) return notify(words.empty)
    const cells = rows.map((row) => row.map(escaped))
    const title = [name, from, until].filter(Boolean).join('-')
    saveFile(`${title}.csv`, writeCsv([head, ...cells]))
  }

  function savePayments() {
    const byId = new Map(orders.map((order) => [order.id, order]))
    save('payments', words.paymentColumns, paymentRows(events, byId, period, wayWords))
  }

  return (
    <section className="stack" aria-labelledby="accountant">
      <h2 id="accountant">{words.title}</h2>
      <div className={styles.sizeRow}>
        <Field
          label={words.from}
          type="date"
          value={from}
          onChange={({ target }) => setChosen({ ...chosen, from: target.value })}
        />
        <Field
          label={words.until}
          type="date"
          value={until}
          onChange={({ target }) => setChosen({ ...chosen, until: target.value })}
        />
      </div>
      <ReplicaGate of={ledgerEvents} loading={words.loading} problem="unreachable">
        <ReplicaGate of={ownedDocuments} loading={words.loading} problem="unreachable">
          <div className="stack">
            {isStale && <p className="hint">{words.stale}</p>}
            <Button look="outline" onClick={savePayments}>
              {words.payments}
            </Button>
            <Button
              look="outline"
              onClick={() =>
                save(
                  'documents',
                  words.documentColumns,
                  documentRows(documents, period, (kind) => documentNames[kind]),
                )
              }
            >
              {words.documents}
            </Button>
          </div>
        </ReplicaGate>
      </ReplicaGate>
    </section>
  )
}

/** Escapes formulas, but keeps negative amounts as numbers. */
function escaped(cell: string): string {
  return /^-\d+\.\d\d$/.test(cell) ? cell : escapeFormula(cell)
}
