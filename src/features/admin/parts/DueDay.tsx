import { adminDashboard } from '#copy/desk/admin.ts'
import { shortDayText } from '#ui/parts/day.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'
import styles from './parts.module.css'

/** A day something is due, `2026-11-30`: late, today or later. */
export function DueDay({ day }: { day: string }) {
  const today = shopToday()
  return (
    <span className={day < today ? styles.late : undefined}>
      {day < today && `${adminDashboard.dueLate}, `}
      {day === today ? adminDashboard.dueToday : shortDayText(day)}
    </span>
  )
}
