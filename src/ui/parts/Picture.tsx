import { preload } from 'react-dom'
import { onServer } from '#ui/routing/onServer.ts'

const WIDTHS = [240, 480, 960] as const

type PictureProps = {
  /** Address of a rendered picture without width and type (`/pictures/name`), or of any image. */
  source: string
  alt: string
  /** How wide it is shown, as for `sizes` of an image. */
  sizes: string
  /** 3:4, or 4:3 where the source is a wide picture. */
  shape?: 'tall' | 'wide'
  /** The first picture of a page comes at once, the others when they are near. */
  first?: boolean
}

const HEIGHTS = { tall: 640, wide: 360 } as const

/** A picture that keeps its place before it has come. */
export function Picture({ source, alt, sizes, shape = 'tall', first = false }: PictureProps) {
  const loading = first ? 'eager' : 'lazy'
  const size = { width: 480, height: HEIGHTS[shape] } as const
  const image = { alt, ...size, loading, decoding: 'async', className: `picture ${shape}` } as const
  const priority = first ? ({ fetchPriority: 'high' } as const) : {}
  if (first && onServer) askEarly(source, sizes)
  if (!isRendered(source)) return <img src={source} {...image} {...priority} />
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(source, 'avif')} sizes={sizes} />
      <img
        src={`${source}-480.webp`}
        srcSet={sourceSet(source, 'webp')}
        sizes={sizes}
        {...image}
        {...priority}
      />
    </picture>
  )
}

/**
 * The head of the page names a first picture already, before script. In a browser that would come too
 * late, and each new link there costs working out the styles of the whole page.
 */
function askEarly(source: string, sizes: string): void {
  if (!isRendered(source)) return
  preload(`${source}-480.avif`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(source, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}

function sourceSet(source: string, type: string): string {
  return WIDTHS.map((width) => `${source}-${width}.${type} ${width}w`).join(', ')
}

/** Pictures of our own come in three widths and two types; an owner's image is one file. */
function isRendered(source: string): boolean {
  return /^\/pictures\/[a-z0-9-]+$/.test(source)
}
