import { useEffect, useRef, type KeyboardEvent, type PointerEvent as Press } from 'react'
import { slotByKey } from '#domain/desk/fittingWeek.ts'
import { customerOf } from '#domain/desk/ownerOrder.ts'
import { isToCome } from '#domain/fittings/fitting.ts'
import type { Slot } from '#domain/fittings/slots.ts'
import { fittingDesk as words } from '#copy/desk/adminFittings.ts'
import { orderName } from '#copy/desk/desk.ts'
import { fittingKinds } from '#copy/account/fittings.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import type { ShownFitting } from './FittingChat.tsx'
import styles from './fittings.module.css'

/** A press of the handle, which may become a drag of the entry. */
export type HandlePress = { press: PointerEvent; handle: Element; entry: HTMLElement }

type FittingEntryProps = {
  shown: ShownFitting
  minutes: number
  /** Whether its button takes the focus, which follows a fitting that is moved by a key. */
  isFocused: boolean
  onPress: (press: HandlePress, shown: ShownFitting) => void
  onMove: (id: string, slot: Slot, byKey: boolean) => void
  onOpen: (id: string) => void
}

/**
 * A fitting in the week. Its button opens the dialog, moves it by arrow keys, and is the handle to
 * drag it.
 */
export function FittingEntry({ shown, minutes, isFocused, ...on }: FittingEntryProps) {
  const entry = useRef<HTMLDivElement>(null)
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
    on.onMove(fitting.id, slot, true)
  }

  /** The style sheet marks the button as a handle (`touch-action`) where the week has columns. */
  function followPress({ nativeEvent: press, currentTarget: handle }: Press<HTMLElement>) {
    const isHandle = getComputedStyle(handle).touchAction === 'none'
    if (!isHandle || !entry.current || !press.isPrimary || press.button !== 0) return
    on.onPress({ press, handle, entry: entry.current }, shown)
  }

  return (
    <div ref={entry} className={styles.entry} data-status={status}>
      <Link to={paths.adminOrder(order.id)}>{customer || orderName(order.number)}</Link>
      <span>
        {fittingKinds[kind]}
        {place === 'home' && `, ${words.places.home.toLowerCase()}`}
      </span>
      <small>{words.states[status]}</small>
      <button
        ref={button}
        type="button"
        data-movable={isMovable || undefined}
        aria-label={`${isMovable ? words.move : words.change}: ${words.about(kind, customer)}`}
        aria-keyshortcuts={isMovable ? 'ArrowUp ArrowDown ArrowLeft ArrowRight' : undefined}
        onClick={() => on.onOpen(fitting.id)}
        onKeyDown={isMovable ? moveByKey : undefined}
        onPointerDown={isMovable ? followPress : undefined}
      >
        {isMovable ? words.move : words.change}
      </button>
    </div>
  )
}
