import type { CartLine } from '#domain/cart/cart.ts'
import type { ProblemCode } from '#domain/base/problem.ts'
import type { CheckoutDraft } from '#domain/orders/checkoutDraft.ts'
import { liveSets } from '#data/measurements/measurementSetList.ts'
import { missingMeasurements } from '#domain/products/requiredMeasurements.ts'
import { checkout as words } from '#copy/shop/checkout.ts'
import { AreaField } from '#ui/forms/Field.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useAuth, usePageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './form.module.css'
import { NeededBy } from './NeededBy.tsx'

const MAX_NOTE_LENGTH = 1000

type WishesProps = {
  draft: CheckoutDraft
  lines: readonly CartLine[]
  /** Why the server did not take the note. */
  noteProblem: ProblemCode | undefined
  change: (draft: CheckoutDraft) => void
}

/** Information for the workroom: the day, a note, and the measurements that are still missing. */
export function Wishes({ draft, lines, noteProblem, change }: WishesProps) {
  const { shop } = usePageData()
  const { status } = useAuth().session
  const unmeasured = lines.filter(
    ({ requiredMeasurements, measurements }) =>
      missingMeasurements(requiredMeasurements, measurements?.values).length > 0,
  )
  return (
    <section className="stack" aria-labelledby="checkout-wishes">
      <h2 id="checkout-wishes">{words.wishes}</h2>
      {unmeasured.length > 0 && (
        <p className="hint">
          {words.measurementsMissing([...new Set(unmeasured.map(({ title }) => title))])}
          {status === 'in' && <ToMeasurements unmeasured={unmeasured} />}
        </p>
      )}
      {shop.workroom && (
        <div className={styles.day}>
          <NeededBy
            day={draft.neededBy}
            lines={lines}
            onChange={(neededBy) => change({ ...draft, neededBy })}
          />
        </div>
      )}
      <AreaField
        label={words.note}
        hint={words.optional}
        name="note"
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        placeholder={shop.workroom ? words.notePlaceholderFit : words.notePlaceholder}
        value={draft.note}
        problem={noteProblem}
        onChange={({ target }) => change({ ...draft, note: target.value })}
      />
    </section>
  )
}

/** Leads to where they are added, or chosen if there are some; what is typed here is kept. */
function ToMeasurements({ unmeasured }: { unmeasured: readonly CartLine[] }) {
  const sets = useLive(liveSets)
  if (!sets) return null
  const isUnchosen = sets.length > 0 && unmeasured.some(({ measurements }) => !measurements)
  return (
    <>
      {' '}
      {isUnchosen ? (
        <Link to={paths.cart}>{words.chooseMeasurements}</Link>
      ) : (
        <Link to={paths.dashboardTab('measurements')}>{words.addMeasurements}</Link>
      )}
    </>
  )
}
