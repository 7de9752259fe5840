import { useEffect, useRef, type KeyboardEvent } from 'react'
import { slotByKey } from '#domain/desk/fittingWeek.ts'
import { customerOf } from '#domain/desk/ownerOrder.ts'
import { isToCome } from '#domain/fittings/fitting.ts'
import type { Slot } from '#domain/fittings/slots.ts'
import { fittingDesk as words } from '#copy/desk/adminFittings.ts'
import { orderName } from '#copy/desk/desk.ts'
import { fittingKinds, fittingPlaces } from '#copy/account/fittings.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import type { ShownFitting } from './FittingChat.tsx'
import styles from './fittings.module.css'

type FittingEntryProps = {
  shown: ShownFitting
  minutes: number
  /** Whether its button takes the focus: it stays with a fitting that is moved by a key. */
  isFocused: boolean
  onDrag: (shown?: ShownFitting) => void
  onMove: (shown: ShownFitting, slot: Slot, byKey: boolean) => void
  onOpen: (shown: ShownFitting) => void
}

/** A fitting in the week: moved by its button, by the arrow keys on it, and by dragging. */
export function FittingEntry({ shown, minutes, isFocused, ...on }: FittingEntryProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { fitting, order } = shown
  const { kind, place, status } = fitting
  const customer = customerOf(order)
  const isMovable = isToCome(fitting)
  useEffect(() => {
    if (isFocused) button.current?.focus()
  }, [isFocused])

  function moveByKey(event: KeyboardEvent) {
    const slot = slotByKey(fitting, event.key, minutes)
    if (!slot || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    on.onMove(shown, slot, true)
  }

  return (
    <div
      className={styles.entry}
      data-status={status}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', order.number)
        on.onDrag(shown)
      }}
      onDragEnd={() => on.onDrag()}
    >
      <Link to={paths.adminOrder(order.id)}>{customer || orderName(order.number)}</Link>
      <span>
        {fittingKinds[kind]}
        {place === 'home' && `, ${fittingPlaces.home.toLowerCase()}`}
      </span>
      <small>{words.states[status]}</small>
      <button
        ref={button}
        type="button"
        aria-label={`${isMovable ? words.move : words.change}: ${words.about(kind, customer)}`}
        aria-keyshortcuts={isMovable ? 'ArrowUp ArrowDown ArrowLeft ArrowRight' : undefined}
        onClick={() => on.onOpen(shown)}
        onKeyDown={isMovable ? moveByKey : undefined}
      >
        {isMovable ? words.move : words.change}
      </button>
    </div>
  )
}
