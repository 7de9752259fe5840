import { isOfGuest } from '#domain/orders/order.ts'
import { stagesOf, type Stage } from '#domain/orders/stages.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'
import { orders as words, orderStatusCopy, outboxStateText, statusCopy } from '#copy/shop/orders.ts'
import styles from './OrderStages.module.css'
import '#ui/styles/parts/chips.css'

/**
 * How far an order is: a line through the workroom with the current stage marked or, where this
 * device does not know it or nothing is made, a word.
 */
export function OrderStages({ order }: { order: ShopperOrder }) {
  const { status, state, problem } = order
  const isSent = state === 'sent'
  const stages = isSent && !isOfGuest(order) ? stagesOf(status) : []
  if (stages.length === 0) {
    return (
      <p>
        <span className="chip">
          {isSent ? orderStatusCopy(order).label : outboxStateText(state, problem)}
        </span>
      </p>
    )
  }
  const next = nextStage(stages)
  return (
    <ol className={styles.stages} aria-label={words.stages}>
      {stages.map((stage) => (
        <li
          key={stage.status}
          className={styles[stage.reached]}
          aria-current={stage.reached === 'now' ? 'step' : undefined}
        >
          <span>
            <span>{statusCopy(stage.status).label}</span>
            {next && stage.reached === 'now' && (
              <>
                {' '}
                <small className={styles.next} aria-hidden>
                  {words.next(statusCopy(next.status).label)}
                </small>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What surely comes next; after a trial, the pieces are ready or altered first. */
function nextStage(stages: readonly Stage[]): Stage | undefined {
  const next = stages.find(({ reached }) => reached === 'later')
  const trial = stages.findIndex(({ status }) => status === 'trial')
  return next && stages.indexOf(next) <= trial ? next : undefined
}
