import { useRef, useState } from 'react'
import type { WeekDay } from '#domain/desk/fittingWeek.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { slotKey, type Slot } from '#domain/fittings/slots.ts'
import { clockTime, shortDay } from '#copy/base/day.ts'
import { fittingDesk as words } from '#copy/desk/adminFittings.ts'
import { useToday } from '#ui/workroom/useToday.ts'
import type { ShownFitting } from './FittingChat.tsx'
import { FittingEntry, type HandlePress } from './FittingEntry.tsx'
import styles from './fittings.module.css'
import { followSlotDrag } from './slotDrag.ts'

type WeekCalendarProps = {
  week: readonly WeekDay<OwnerOrder>[]
  /** How far an arrow key moves a fitting within its day. */
  minutes: number
  /** The id of the fitting that an arrow key has just moved. */
  focused: string | undefined
  onMove: (id: string, slot: Slot, byKey: boolean) => void
  onOpen: (id: string) => void
}

/** A column for each day with its slots; on a narrow screen a list of the fittings by day. */
export function WeekCalendar({ week, minutes, focused, onMove, onOpen }: WeekCalendarProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [under, setUnder] = useState<string>()
  const today = useToday()

  function followDrag({ press, handle, entry }: HandlePress, shown: ShownFitting) {
    if (!scroller.current) return
    followSlotDrag(press, {
      handle,
      entry,
      week: scroller.current,
      onOver: (slot) => setUnder(slot && slotKey(slot)),
      onDrop: (slot) => {
        if (slotKey(slot) !== slotKey(shown.fitting)) onMove(shown.fitting.id, slot, false)
      },
    })
  }

  return (
    <div ref={scroller} className={styles.week}>
      {week.map(({ date, slots }) => (
        <section
          key={date}
          aria-label={shortDay(date)}
          aria-current={date === today ? 'date' : undefined}
        >
          <h3>{shortDay(date)}</h3>
          {slots.length === 0 && <p className="hint">{words.closed}</p>}
          <ul>
            {slots.map(({ time, fittings }) => (
              <li
                key={time}
                className={styles.slot}
                data-free={fittings.length === 0 || undefined}
                data-date={date}
                data-time={time}
                data-under={under === slotKey({ date, time }) || undefined}
              >
                <span className={styles.time}>{clockTime(time)}</span>
                {fittings.map((shown) => (
                  <FittingEntry
                    key={shown.fitting.id}
                    shown={shown}
                    minutes={minutes}
                    isFocused={focused === shown.fitting.id}
                    onPress={followDrag}
                    onMove={onMove}
                    onOpen={onOpen}
                  />
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
