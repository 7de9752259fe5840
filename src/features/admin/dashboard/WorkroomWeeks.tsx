import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { loadOf } from '#domain/desk/workroomLoad.ts'
import { weeksOf } from '#domain/workroom/weeks.ts'
import type { Workroom } from '#domain/workroom/workroom.ts'
import { adminWorkroom as words } from '#copy/desk/adminWorkroom.ts'
import styles from '#features/admin/parts/parts.module.css'
import { shopToday } from '#ui/workroom/shopToday.ts'

const WEEKS = 6

type WorkroomWeeksProps = { workroom: Workroom; orders: readonly OwnerOrder[] }

/** How many pieces are promised in each of the coming weeks, and where they are too many. */
export function WorkroomWeeks({ workroom, orders }: WorkroomWeeksProps) {
  const weeks = weeksOf(workroom, loadOf(orders), shopToday(), WEEKS)
  return (
    <section className="card">
      <h2>{words.weeks}</h2>
      <ul className={styles.list}>
        {weeks.map(({ from, until, due, canMake, isOverloaded }) => (
          <li key={until}>
            <span>{words.week(from, until)}</span>
            <span className={isOverloaded ? styles.late : undefined}>
              {isOverloaded && `${words.overloaded}, `}
              {words.weekLoad(due, canMake)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
