import { adminOrders } from '#copy/desk/adminOrders.ts'
import { shortDayText } from '#ui/parts/day.ts'
import { useToday } from '#ui/workroom/useToday.ts'
import styles from './parts.module.css'

/** A day something is due, `2026-11-30`: late, today or later. */
export function DueDay({ day }: { day: string }) {
  const today = useToday()
  return (
    <span className={day < today ? styles.late : undefined}>
      {day < today && `${adminOrders.late}, `}
      {day === today ? adminOrders.today : shortDayText(day)}
    </span>
  )
}
