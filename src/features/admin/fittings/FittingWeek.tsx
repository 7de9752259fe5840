import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ownedFittings } from '#data/desk/fittings.ts'
import { ownerOrders } from '#data/desk/orders.ts'
import { dayOf } from '#domain/base/day.ts'
import { calendarWeek, daysAfter, deskFittings, weekOf } from '#domain/desk/fittingWeek.ts'
import type { Slot } from '#domain/fittings/slots.ts'
import { common } from '#copy/base/frame.ts'
import { fittingDesk as words } from '#copy/desk/adminFittings.ts'
import { deskPages } from '#copy/desk/adminPages.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useToday } from '#ui/workroom/useToday.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'
import type { ShownFitting } from './FittingChat.tsx'
import { FittingDialog } from './FittingDialog.tsx'
import calendar from './fittings.module.css'
import { MovedFitting } from './MovedFitting.tsx'
import { useFittingMove } from './useFittingMove.ts'
import { WeekCalendar } from './WeekCalendar.tsx'

/** The fittings of a week; the address has one of its days. */
export function FittingWeek() {
  const [address, setAddress] = useSearchParams()
  const { fittings: settings, workroom } = usePageData().shop
  const [opened, setOpened] = useState<ShownFitting>()
  const week = address.get('week') ?? ''
  const today = useToday()
  const dates = weekOf(dayOf(week) === undefined ? today : week)
  const from = dates[0] ?? ''
  const until = dates.at(-1) ?? ''
  const fittings = deskFittings(useRows(ownedFittings), useRows(ownerOrders))
  const house = settings && { settings, holidays: workroom?.holidays ?? [] }
  const { slots, moved, focused, move, dismiss } = useFittingMove()
  const moving = fittings.map(({ fitting, order }) => ({
    fitting: { ...fitting, ...slots.get(fitting.id) },
    order,
  }))
  const show = (week: string) => setAddress({ week }, { replace: true })

  function moveTo(id: string, slot: Slot, byKey: boolean) {
    if (!dates.includes(slot.date)) show(slot.date)
    move(id, slot, byKey)
  }

  return (
    <>
      <Head copy={deskPages.fittings} />
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <div className="row">
          <Button look="outline" onClick={() => show(daysAfter(from, -7))}>
            {words.before}
          </Button>
          <Button look="outline" onClick={() => setAddress({}, { replace: true })}>
            {words.thisWeek}
          </Button>
          <Button look="outline" onClick={() => show(daysAfter(from, 7))}>
            {words.after}
          </Button>
        </div>
      </div>
      {!settings && (
        <p>
          {words.unset} <Link to={paths.adminPage('settings')}>{words.settings}</Link>
        </p>
      )}
      <h2 className={calendar.title} aria-live="polite">
        {words.week(from, until)}
      </h2>
      <ReplicaGate of={ownedFittings} loading={common.loading} problem="unreachable">
        {fittings.some(({ fitting }) => dates.includes(fitting.date)) ? (
          <p className="hint">
            {words.keys} <span className={calendar.dragHint}>{words.drag}</span>
          </p>
        ) : (
          <p role="status">{words.noneInWeek}</p>
        )}
        <WeekCalendar
          week={calendarWeek(dates, moving, house)}
          minutes={settings?.minutes ?? 30}
          focused={focused}
          onMove={moveTo}
          onOpen={(id) => setOpened(fittings.find(({ fitting }) => fitting.id === id))}
        />
      </ReplicaGate>
      {moved !== undefined && (
        <MovedFitting id={moved} fittings={fittings} house={house} onClose={dismiss} />
      )}
      {opened && (
        <FittingDialog
          order={opened.order}
          fitting={opened.fitting}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
