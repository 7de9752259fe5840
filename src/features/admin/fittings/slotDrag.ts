import type { Slot } from '#domain/fittings/slots.ts'

/** How far a press moves before it is a drag, in CSS pixels: an unsteady tap moves a little. */
const THRESHOLD = 8
/** How near an edge a drag begins to scroll, and by how much in each frame, in CSS pixels. */
const EDGE = 56
const STEP = 10

type Point = Pick<PointerEvent, 'x' | 'y'>

type SlotDrag = {
  handle: Element
  /** What follows the pointer. */
  entry: HTMLElement
  /** What scrolls sideways. */
  week: Element
  /** Called with the slot under the pointer; undefined between slots and at the end. */
  onOver: (slot: Slot | undefined) => void
  onDrop: (slot: Slot) => void
}

/**
 * Follows a press of mouse, pen or finger. Once it has moved it is a drag: it scrolls near an edge,
 * drops the entry where it ends, and is cancelled by Escape. HTML drag and drop does not support
 * touch.
 */
export function followSlotDrag(press: PointerEvent, drag: SlotDrag): void {
  const { handle, entry, week, onOver, onDrop } = drag
  const origin = contentPoint(press, week)
  const ended = new AbortController()
  let pointer: Point = press
  let isDrag = false

  function move(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    pointer = event
    if (!isDrag && Math.hypot(event.x - press.x, event.y - press.y) < THRESHOLD) return
    if (!isDrag) begin()
    follow()
  }

  function begin() {
    isDrag = true
    handle.setPointerCapture(press.pointerId)
    entry.dataset['dragged'] = ''
    requestAnimationFrame(scroll)
  }

  function follow() {
    const { x, y } = contentPoint(pointer, week)
    entry.style.transform = `translate(${x - origin.x}px, ${y - origin.y}px)`
    onOver(slotAt(pointer))
  }

  function scroll() {
    if (ended.signal.aborted) return
    const { left, right } = week.getBoundingClientRect()
    const across = towardsEdge(pointer.x, Math.max(left, 0), Math.min(right, innerWidth))
    const down = towardsEdge(pointer.y, 0, innerHeight)
    week.scrollBy(across, 0)
    scrollBy(0, down)
    if (across !== 0 || down !== 0) follow()
    requestAnimationFrame(scroll)
  }

  function end(slot?: Slot) {
    ended.abort()
    if (!isDrag) return
    delete entry.dataset['dragged']
    entry.style.transform = ''
    onOver(undefined)
    ignoreClick()
    if (slot) onDrop(slot)
  }

  // On the window: the handle may be replaced while it is dragged.
  const until = { signal: ended.signal }
  addEventListener('pointermove', move, until)
  addEventListener('pointerup', () => end(isDrag ? slotAt(pointer) : undefined), until)
  addEventListener('pointercancel', () => end(), until)
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), until)
}

/** A point of the content, which moves with what is scrolled. */
function contentPoint({ x, y }: Point, week: Element): Point {
  return { x: x + week.scrollLeft, y: y + scrollY }
}

function towardsEdge(at: number, from: number, until: number): number {
  if (at < from + EDGE) return -STEP
  return at > until - EDGE ? STEP : 0
}

function slotAt({ x, y }: Point): Slot | undefined {
  const slot = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-date][data-time]')
  const { date, time } = slot?.dataset ?? {}
  return date !== undefined && time !== undefined ? { date, time } : undefined
}

/** Suppresses the click that follows a drag. */
function ignoreClick(): void {
  const ignored = new AbortController()
  const options = { capture: true, signal: ignored.signal }
  addEventListener('click', (event) => event.stopPropagation(), options)
  setTimeout(() => ignored.abort())
}
