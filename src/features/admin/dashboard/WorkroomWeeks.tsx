import { useEffect, useState } from 'react'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { loadOf } from '#domain/desk/workroomLoad.ts'
import type { KeptPromises } from '#domain/workroom/keptPromises.ts'
import { weeksOf, type Week } from '#domain/workroom/weeks.ts'
import type { Workroom } from '#domain/workroom/workroom.ts'
import { keptPromises } from '#data/desk/serverReports.ts'
import { adminWorkroom as words } from '#copy/desk/adminWorkroom.ts'
import { shortDay } from '#copy/base/day.ts'
import styles from '#features/admin/parts/parts.module.css'
import { useToday } from '#ui/workroom/useToday.ts'
import own from './dashboard.module.css'
import '#ui/styles/parts/disclosure.css'

const WEEKS = 6

type WorkroomWeeksProps = { workroom: Workroom; orders: readonly OwnerOrder[] }

/**
 * The workroom's load for the coming weeks and each of their days, where it exceeds the capacity,
 * and the share of promises kept.
 */
export function WorkroomWeeks({ workroom, orders }: WorkroomWeeksProps) {
  const weeks = weeksOf(workroom, loadOf(orders), useToday(), WEEKS)
  return (
    <section>
      <h2>{words.weeks}</h2>
      <ul className={`${styles.list} ${styles.dense}`}>
        {weeks.map((week, index) => (
          <li key={week.until}>
            <WeekLoad week={week} isOpen={index === 0 || week.isOverloaded} />
          </li>
        ))}
      </ul>
      <Kept />
    </section>
  )
}

/** The days of this week and of one with too much are open, so that they are seen at once. */
function WeekLoad({ week, isOpen }: { week: Week; isOpen: boolean }) {
  const { from, until, due, canMake, isOverloaded, days } = week
  return (
    <details className={`disclosure ${own.week}`} open={isOpen}>
      <summary>
        <span>{words.week(from, until)}</span>
        <span className={isOverloaded ? styles.late : undefined}>
          {isOverloaded && `${due > canMake ? words.overloaded : words.behind}, `}
          {words.load(due, canMake)}
        </span>
      </summary>
      <ul>
        {days.map((day) => (
          <li key={day.date}>
            <span>{shortDay(day.date)}</span>
            <span>{words.load(day.due, day.canMake)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Shown only while the server can be asked, since this device does not hold every event. */
function Kept() {
  const [kept, setKept] = useState<KeptPromises>()
  useEffect(() => {
    let isShown = true
    void keptPromises().then((answer) => {
      if (isShown && answer.ok) setKept(answer.value)
    })
    return () => {
      isShown = false
    }
  }, [])
  if (!kept || kept.promised === 0) return null
  return <p className="hint">{words.kept(kept.kept, kept.promised)}</p>
}
