import type { Order } from '#domain/orders/order.ts'
import { nextSteps as words } from '#copy/shop/checkout.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from './placed.module.css'

type Step = { title: string; text: string; date?: string }

type NextStepsProps = {
  order: Pick<Order, 'trialDate' | 'dueDate'>
  /** The page asks for the measurements above, so that the steps do not. */
  isUnmeasured: boolean
}

/** What follows, with the order's own days; a trial and cutting only where a trial is promised. */
export function NextSteps({ order, isUnmeasured }: NextStepsProps) {
  const { trialDate = '', dueDate = '' } = order
  if (dueDate === '') return null
  const fitted: Step[] = trialDate === '' ? [] : [words.cut, { ...words.trial, date: trialDate }]
  const steps: Step[] = [words.confirm, ...fitted, { ...words.ready, date: dueDate }]
  return (
    <section className={styles.nextSteps} aria-labelledby="next-steps">
      <h2 id="next-steps">{words.title}</h2>
      <ol>
        {steps.map(({ title, text, date }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.stepText}>{text}</p>
            {date && <p className="label">{words.by(date)}</p>}
            {title === words.confirm.title && !isUnmeasured && (
              <p>
                <Link className={styles.toBody} to={paths.dashboardTab('measurements')}>
                  {words.measurements}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
