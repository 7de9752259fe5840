import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import {
  closer,
  moved,
  NEAR,
  WHOLE,
  type Point,
  type ZoomBox,
  type ZoomedView,
} from './zoomedView.ts'

/** Two taps within this time are a double tap, in milliseconds. */
const DOUBLE_TAP_MS = 350

/** How far the wheel turns until the picture is twice as large, in pixels. */
const WHEEL_DOUBLES = 400

/** How far an arrow key moves the picture, in pixels. */
const KEYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
}

type Change = (view: ZoomedView, box: ZoomBox) => ZoomedView

/**
 * Zooms the picture in an area with fingers, mouse, wheel and keys.
 * @param openedAt time of the tap that opened it, in milliseconds; a second tap makes it a double
 * tap
 */
export function useZoom(area: RefObject<HTMLElement | null>, openedAt: number) {
  const [view, setView] = useState(WHOLE)
  const tappedAt = useRef(openedAt)
  const fingers = useRef(new Map<number, Point>())

  function change(next: Change) {
    const shown = area.current
    if (shown) setView((now) => next(now, boxOf(shown)))
  }

  useEffect(() => {
    const shown = area.current
    if (!shown) return undefined
    // React's wheel listeners are passive, so `preventDefault` could not stop the page from
    // zooming.
    function onWheel(event: WheelEvent) {
      event.preventDefault()
      const factor = 2 ** (-event.deltaY / WHEEL_DOUBLES)
      if (shown) setView((now) => closer(now, factor, fromMiddle(event), boxOf(shown)))
    }
    shown.addEventListener('wheel', onWheel, { passive: false })
    return () => shown.removeEventListener('wheel', onWheel)
  }, [area])

  function onPointerMove(event: PointerEvent) {
    const held = fingers.current
    const before = held.get(event.pointerId)
    if (!before) return
    const at = fromMiddle(event)
    held.set(event.pointerId, at)
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
    const by = { x: at.x - before.x, y: at.y - before.y }
    if (!other) return change((now, box) => moved(now, by, box))
    const factor = distance(at, other) / Math.max(distance(before, other), 1)
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
    change((now, box) => closer(now, factor, middle, box))
  }

  function onClick(event: MouseEvent) {
    const isDouble = event.timeStamp - tappedAt.current < DOUBLE_TAP_MS
    tappedAt.current = isDouble ? 0 : event.timeStamp
    const at = fromMiddle(event)
    if (isDouble) change((now, box) => (now.scale > 1 ? WHOLE : closer(now, NEAR, at, box)))
  }

  return {
    view,
    /** Zooms in or out around the centre. */
    step: (factor: number) => change((now, box) => closer(now, factor, { x: 0, y: 0 }, box)),
    reset: () => setView(WHOLE),
    handlers: {
      onClick,
      onPointerMove,
      onPointerDown(event: PointerEvent) {
        fingers.current.set(event.pointerId, fromMiddle(event))
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onKeyDown(event: KeyboardEvent) {
        const by = KEYS[event.key]
        if (by) change((now, box) => moved(now, by, box))
      },
    },
  }
}

function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX - innerWidth / 2, y: clientY - innerHeight / 2 }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** The sizes of the area and of the picture in it. */
function boxOf(area: HTMLElement): ZoomBox {
  const { clientWidth: width, clientHeight: height } = area
  const picture = area.querySelector('img')
  return {
    screen: { width, height },
    picture: { width: picture?.offsetWidth ?? width, height: picture?.offsetHeight ?? height },
  }
}
