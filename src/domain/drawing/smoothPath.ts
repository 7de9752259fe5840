export type Point = readonly [x: number, y: number]

/**
 * SVG path data of a smooth curve through the points (Catmull-Rom as cubic Béziers, tangents scaled
 * to the neighbouring segments so that close points make no loops). Each run is smooth; runs meet in
 * a corner.
 */
export function smoothPath(runs: readonly (readonly Point[])[], isClosed = false): string {
  const curves = runs.flatMap((run) => run.slice(1).map((_, i) => curve(run, i)))
  const start = runs[0]?.[0] ?? ([0, 0] as const)
  return `M${text(start)}${curves.join('')}${isClosed ? 'Z' : ''}`
}

/** SVG path data of a closed curve without corners. */
export function smoothRing(points: readonly Point[]): string {
  const size = points.length
  // Overlap by one point on either side, so that the ends get their tangents.
  const around = [points.at(-1), ...points, ...points.slice(0, 2)].filter(
    (point) => point !== undefined,
  )
  const curves = points.map((_, i) => curve(around, i + 1))
  return size === 0 ? '' : `M${text(pointAt(points, 0))}${curves.join('')}Z`
}

/** A third of the way along the tangent. */
const REACH = 1 / 3

function curve(run: readonly Point[], i: number): string {
  const from = pointAt(run, i)
  const to = pointAt(run, i + 1)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ax, ay] = tangent(run, i)
  const [bx, by] = tangent(run, i + 1)
  const reach = length * REACH
  const first = [from[0] + ax * reach, from[1] + ay * reach] as const
  const second = [to[0] - bx * reach, to[1] - by * reach] as const
  return `C${text(first)} ${text(second)} ${text(to)}`
}

/** The direction of the curve at a point: from its previous to its next neighbour. */
function tangent(run: readonly Point[], i: number): Point {
  const before = pointAt(run, i - 1)
  const after = pointAt(run, i + 1)
  const x = after[0] - before[0]
  const y = after[1] - before[1]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

function pointAt(run: readonly Point[], i: number): Point {
  return run[Math.min(Math.max(i, 0), run.length - 1)] ?? [0, 0]
}

function text([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
