/** How a picture is shown from near: its size, and how far its middle is from the screen's, in pixels. */
export type ZoomedView = { scale: number; x: number; y: number }

/** A point or a distance on the screen, in pixels; a point counts from the screen's middle. */
export type Point = { x: number; y: number }

/** The picture's size on the screen at scale 1, and the screen's, in pixels. */
export type ZoomBox = {
  picture: { width: number; height: number }
  screen: { width: number; height: number }
}

/** The whole picture. */
export const WHOLE: ZoomedView = { scale: 1, x: 0, y: 0 }

/** So near that the threads of the cloth can be told apart. */
export const NEAR = 3

/** Beyond it there are only the picture's own points. */
const NEAREST = 6

/** The view come closer by a factor; what is at the point stays there. */
export function closer(view: ZoomedView, factor: number, at: Point, box: ZoomBox): ZoomedView {
  const scale = Math.min(NEAREST, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, box)
}

/** The view moved, no further than the picture's edge. */
export function moved(view: ZoomedView, by: Point, box: ZoomBox): ZoomedView {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, box)
}

/** Keeps the picture's edges outside the screen, or its middle in the screen's where it is smaller. */
function held({ scale, x, y }: ZoomedView, { picture, screen }: ZoomBox): ZoomedView {
  const spareX = Math.max(0, (picture.width * scale - screen.width) / 2)
  const spareY = Math.max(0, (picture.height * scale - screen.height) / 2)
  return { scale, x: within(x, spareX), y: within(y, spareY) }
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value))
}
