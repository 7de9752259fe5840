import { describe, expect, test } from 'vitest'
import {
  closer,
  moved,
  NEAR,
  WHOLE,
  type ZoomBox,
} from '#features/catalogue/pictures/zoomedView.ts'

const BOX: ZoomBox = {
  picture: { width: 300, height: 400 },
  screen: { width: 300, height: 600 },
}

describe('Zooming in', () => {
  test('keeps the point under the finger in place', () => {
    expect(closer(WHOLE, NEAR, { x: 100, y: 0 }, BOX)).toEqual({ scale: 3, x: -200, y: 0 })
  })

  test('is limited, and zooming out ends with the whole picture centred', () => {
    const near = closer(WHOLE, 100, { x: 100, y: 100 }, BOX)
    expect(near.scale).toBe(6)
    expect(closer(near, 0.001, { x: 100, y: 100 }, BOX)).toEqual(WHOLE)
  })
})

describe('Panning', () => {
  test('stops at the picture’s edges', () => {
    const near = closer(WHOLE, 2, { x: 0, y: 0 }, BOX)
    expect(moved(near, { x: 1000, y: -1000 }, BOX)).toEqual({ scale: 2, x: 150, y: -100 })
  })

  test('does not move a picture that fits', () => {
    expect(moved(WHOLE, { x: 50, y: 50 }, BOX)).toEqual(WHOLE)
  })
})
