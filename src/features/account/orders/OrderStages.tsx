import { stagesOf } from '#domain/orders/stages.ts'
import { orders as words, statusCopy } from '#copy/shop/orders.ts'
import styles from './OrderStages.module.css'

type OrderStagesProps = { status: string }

/** The progress of an order through the workroom as a line, with the current stage marked. */
export function OrderStages({ status }: OrderStagesProps) {
  const stages = stagesOf(status)
  if (stages.length === 0) return null
  return (
    <ol className={styles.stages} aria-label={words.stages}>
      {stages.map((stage) => (
        <li
          key={stage.status}
          className={styles[stage.reached]}
          aria-current={stage.reached === 'now' ? 'step' : undefined}
        >
          <span>{statusCopy(stage.status).label}</span>
        </li>
      ))}
    </ol>
  )
}
