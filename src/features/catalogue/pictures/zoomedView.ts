/** A zoomed picture: its scale, and the offset of its centre from the screen's, in pixels. */
export type ZoomedView = { scale: number; x: number; y: number }

/** A point, measured from the screen's centre, or a distance, in pixels. */
export type Point = { x: number; y: number }

/** The picture's size on the screen at scale 1, and the screen's, in pixels. */
export type ZoomBox = {
  picture: { width: number; height: number }
  screen: { width: number; height: number }
}

/** The whole picture. */
export const WHOLE: ZoomedView = { scale: 1, x: 0, y: 0 }

/** Close enough to see single threads of the cloth. */
export const NEAR = 3

/** Beyond this scale the picture's own pixels show. */
const NEAREST = 6

/** Zooms the view by a factor around a point, which stays in place. */
export function closer(view: ZoomedView, factor: number, at: Point, box: ZoomBox): ZoomedView {
  const scale = Math.min(NEAREST, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, box)
}

/** Pans the view, no further than the picture's edges. */
export function moved(view: ZoomedView, by: Point, box: ZoomBox): ZoomedView {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, box)
}

/** Keeps the picture's edges outside the screen; centres it where it is smaller than the screen. */
function held({ scale, x, y }: ZoomedView, { picture, screen }: ZoomBox): ZoomedView {
  const spareX = Math.max(0, (picture.width * scale - screen.width) / 2)
  const spareY = Math.max(0, (picture.height * scale - screen.height) / 2)
  return { scale, x: within(x, spareX), y: within(y, spareY) }
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value))
}
