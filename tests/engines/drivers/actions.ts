import type { Key, Point } from './driver.ts'

/** The WebDriver standard gives code points of their own to keys without a character. */
const KEY_VALUES: Record<Key, string> = { Control: '\uE009', Escape: '\uE00C', a: 'a' }

/** Input sources and their actions, in the shape that WebDriver and WebDriver BiDi share. */
export type InputActions = { type: string; id: string; actions: object[] }[]

/** A click of the left button. */
export function clickActions(point: Point): InputActions {
  return mouse([moveTo(point), PRESS, RELEASE])
}

/** The left button pressed in one place and released in another. */
export function dragActions(from: Point, to: Point): InputActions {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return mouse([moveTo(from), PRESS, moveTo(middle), moveTo(to), RELEASE])
}

const PRESS = { type: 'pointerDown', button: 0 }
const RELEASE = { type: 'pointerUp', button: 0 }

function moveTo({ x, y }: Point): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' }
}

function mouse(actions: object[]): InputActions {
  return [{ type: 'pointer', id: 'mouse', actions }]
}

/** Each character pressed and released, one after the other. */
export function typeActions(text: string): InputActions {
  return keys([...text].flatMap((value) => [down(value), up(value)]))
}

/** All keys down in this order and up in the opposite one. */
export function pressActions(pressed: readonly Key[]): InputActions {
  const values = pressed.map((key) => KEY_VALUES[key])
  return keys([...values.map(down), ...values.toReversed().map(up)])
}

function keys(actions: object[]): InputActions {
  return [{ type: 'key', id: 'keyboard', actions }]
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
