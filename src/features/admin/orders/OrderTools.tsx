import { ORDER_STATUSES } from '#domain/orders/order.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { orderStatuses } from '#copy/shop/orders.ts'
import { Field, SelectField } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { ORDER_CHOICES, type OrderList } from './useOrderList.ts'

/** Search, filters and the choice between board and list. */
export function OrderTools({ list }: { list: OrderList }) {
  return (
    <div className={styles.tools} role="search">
      <Field
        label={adminOrders.search}
        type="search"
        value={list.words}
        onChange={({ target }) => list.setWords(target.value)}
      />
      <SelectField
        label={adminOrders.filterLabel}
        value={list.status ?? ''}
        onChange={({ target }) => list.choose('status', target.value)}
      >
        <option value="">{adminOrders.all}</option>
        {ORDER_STATUSES.map((known) => (
          <option key={known} value={known}>
            {orderStatuses[known].label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={adminOrders.columns.placed}
        value={list.day}
        onChange={({ target }) => list.choose('day', target.value === 'any' ? '' : target.value)}
      >
        {ORDER_CHOICES.map((day) => (
          <option key={day} value={day}>
            {adminOrders.daysBack[day]}
          </option>
        ))}
      </SelectField>
      <div className={styles.chips} role="group" aria-label={adminOrders.view}>
        {(['board', 'list'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            className="chip"
            aria-pressed={list.view === choice}
            onClick={() => list.choose('view', choice === 'list' ? 'list' : '')}
          >
            {adminOrders[choice]}
          </button>
        ))}
      </div>
    </div>
  )
}
