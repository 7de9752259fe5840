import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ownerOrders } from '#data/adminOrders.ts'
import { harmlessCell, writeCsv } from '#domain/csv.ts'
import { ORDER_STATUSES } from '#domain/order.ts'
import { customerOf, matchesOrder } from '#domain/ownerOrder.ts'
import type { OwnerOrder } from '#domain/ownerOrder.ts'
import { adminOrders } from '#copy/adminOrders.ts'
import { orderStatuses } from '#copy/orders.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Field, SelectField } from '#ui/Field.tsx'
import { Head } from '#ui/Head.tsx'
import { paths } from '#ui/paths.ts'
import styles from './admin.module.css'
import { Books } from './Books.tsx'
import { OrderBoard } from './OrderBoard.tsx'
import { OrderTable } from './OrderTable.tsx'
import { isoDay } from './when.ts'
import { saveFile } from '#ui/saveFile.ts'
import { useRows } from './useRows.ts'

/** The orders of the house, as a board by status or as a list; which one stands in the address. */
export function Orders() {
  const orders = useRows(ownerOrders)
  const [address, setAddress] = useSearchParams()
  const [words, setWords] = useState('')
  const settled = useDeferredValue(words)
  const view = address.get('view') === 'list' ? 'list' : 'board'
  const status = ORDER_STATUSES.find((known) => known === address.get('status'))
  const found = useMemo(
    () =>
      orders
        .filter((order) => (!status || order.status === status) && matchesOrder(order, settled))
        .sort((a, b) => (a.created < b.created ? 1 : -1)),
    [orders, settled, status],
  )

  function put(name: string, value: string) {
    const next = new URLSearchParams(address)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace: true })
  }

  return (
    <>
      <Head page="adminOrders" />
      <div className={styles.head}>
        <h1>{adminOrders.title}</h1>
        <div className="row">
          <Button look="quiet" onClick={() => exportOrders(found)}>
            {adminOrders.exportCsv}
          </Button>
          <ButtonLink to={`${paths.adminPage('orders')}/new`}>{adminOrders.counter}</ButtonLink>
        </div>
      </div>
      <div className={styles.tools} role="search">
        <Field
          label={adminOrders.search}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <SelectField
          label={adminOrders.filterLabel}
          value={status ?? ''}
          onChange={({ target }) => put('status', target.value)}
        >
          <option value="">{adminOrders.all}</option>
          {ORDER_STATUSES.map((known) => (
            <option key={known} value={known}>
              {orderStatuses[known].label}
            </option>
          ))}
        </SelectField>
        <div className={styles.chips} role="group" aria-label={adminOrders.view}>
          {(['board', 'list'] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              className="chip"
              aria-pressed={view === choice}
              onClick={() => put('view', choice === 'list' ? 'list' : '')}
            >
              {adminOrders[choice]}
            </button>
          ))}
        </div>
      </div>
      <Books of={ownerOrders} loading={adminOrders.loading} problem="unreachable">
        {found.length === 0 && <p role="status">{adminOrders.empty}</p>}
        {found.length > 0 && view === 'board' && <OrderBoard orders={found} />}
        {found.length > 0 && view === 'list' && <OrderTable orders={found} />}
      </Books>
    </>
  )
}

function exportOrders(orders: readonly OwnerOrder[]) {
  const { columns } = adminOrders
  const head = [columns.number, columns.placed, columns.customer, columns.status, columns.total]
  const rows = orders.map((order) =>
    [order.number, order.created, customerOf(order), order.status, String(order.total)].map(
      harmlessCell,
    ),
  )
  saveFile(`orders-${isoDay(new Date())}.csv`, writeCsv([head, ...rows]))
}
