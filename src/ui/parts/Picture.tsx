import { preload } from 'react-dom'
import { onServer } from '#ui/state/useHydrated.ts'

const WIDTHS = [240, 480, 960] as const
const LARGE = [...WIDTHS, 1440]

type PictureProps = {
  /** URL of a rendered picture without width and type (`/pictures/name`), or of any image. */
  source: string
  alt: string
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string
  /** 3:4, or 4:3 for a wide source. */
  shape?: 'tall' | 'wide'
  /** The first picture of a page loads eagerly, the others lazily. */
  first?: boolean
  /** Whether it may be requested 1440 px wide. */
  large?: boolean
}

const HEIGHTS = { tall: 640, wide: 360 } as const

/** A picture that reserves its space before it has loaded. */
export function Picture(props: PictureProps) {
  const { source, alt, sizes, shape = 'tall', first = false, large = false } = props
  const loading = first ? 'eager' : 'lazy'
  const size = { width: 480, height: HEIGHTS[shape] } as const
  const image = { alt, ...size, loading, decoding: 'async', className: `picture ${shape}` } as const
  const priority = first ? ({ fetchPriority: 'high' } as const) : {}
  if (first && onServer) askEarly(source, sizes)
  if (!isRendered(source)) return <img src={source} {...image} {...priority} />
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(source, large ? LARGE : WIDTHS)} sizes={sizes} />
      <img src={`${source}-480.webp`} {...image} {...priority} />
    </picture>
  )
}

/**
 * Preloads the first picture from the HTML head, before any script. Server only: in the browser it
 * would be too late, and each inserted link there recalculates the styles of the whole page.
 */
function askEarly(source: string, sizes: string): void {
  if (!isRendered(source)) return
  preload(`${source}-480.avif`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(source, WIDTHS),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}

/** Every supported browser reads AVIF; older ones get one WebP without a choice of widths. */
function sourceSet(source: string, widths: readonly number[]): string {
  return widths.map((width) => `${source}-${width}.avif ${width}w`).join(', ')
}

/** The shop's own pictures exist in several widths and two formats; an owner's image is one file. */
function isRendered(source: string): boolean {
  return /^\/pictures\/[a-z0-9-]+$/.test(source)
}
