import { useState, useEffect, useRef, type RefObject } from 'react'
import { detail } from '#copy/product/detail.ts'
import { product as words } from '#copy/product/product.ts'
import { emptyStates } from '#copy/base/emptyStates.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from './Gallery.module.css'
import type { View } from '#ui/pictures/productViews.ts'
import { usePictureCarousel } from './usePictureCarousel.ts'
import type { Zoomed, ZoomViewer } from './ZoomViewer.tsx'

const loadViewer = async () => (await import('./ZoomViewer.tsx')).ZoomViewer

/** A picture in the zoom viewer, whose code loads when it is first opened. */
type Viewer = Zoomed & { Loaded: typeof ZoomViewer }

const HALF_DESK = '(min-width: 64rem) 50vw'
/** On a phone the whole picture is 56svh high (`--stage`), so 42svh wide; a close-up is as wide as the screen. */
const SIZES = {
  whole: `${HALF_DESK}, (min-width: 40rem) 100vw, min(100vw, 42svh)`,
  close: `${HALF_DESK}, 100vw`,
}
const THUMBNAIL = '5rem'

/**
 * The pictures of a piece as a carousel: swiped on a phone, with dots; on a larger screen also
 * moved with arrows, arrow keys and thumbnails. Each picture opens the zoom viewer.
 */
export function Gallery({ views, name }: { views: readonly View[]; name: string }) {
  const { row, at, goTo } = usePictureCarousel(views.length)
  const [viewer, setViewer] = useState<Viewer>()
  const zoom = (zoomed: Zoomed) =>
    void loadViewer().then(
      (Loaded) => setViewer({ ...zoomed, Loaded }),
      () => notifyProblem('unreachable'),
    )
  useZoomGesture(row, () => zoom({ place: at, openedAt: 0 }))
  if (views.length === 0) return <p className={styles.none}>{emptyStates.picture}</p>
  return (
    <div
      className={styles.gallery}
      data-strip={views.length > 1 || undefined}
      role="group"
      aria-label={detail.pictures(name)}
    >
      <div className={styles.frame}>
        <ul className={styles.row} ref={row}>
          {views.map(({ source, alt, isClose = false }, place) => (
            <li key={source} id={frameId(place)} data-close={isClose || undefined}>
              {!isClose && <Ground source={source} />}
              <Picture
                source={source}
                alt={alt}
                sizes={isClose ? SIZES.close : SIZES.whole}
                first={place === 0}
              />
              <button
                type="button"
                className={styles.closer}
                aria-label={words.lookAt(alt)}
                onClick={({ timeStamp }) => zoom({ place, openedAt: timeStamp })}
              />
            </li>
          ))}
        </ul>
        {views.length > 1 && (
          <div className={styles.arrows}>
            <Arrow name="back" label={words.previous} onGo={() => goTo(at - 1)} />
            <Arrow name="forward" label={words.next} onGo={() => goTo(at + 1)} />
          </div>
        )}
      </div>
      {views.length > 1 && <Strip views={views} at={at} onGo={goTo} />}
      {viewer && (
        <viewer.Loaded views={views} zoomed={viewer} onClose={() => setViewer(undefined)} />
      )}
    </div>
  )
}

/**
 * Continues the picture's left and right edge to those of a frame that is wider than it. The file
 * is the picture's own, so nothing more is loaded.
 */
function Ground({ source }: { source: string }) {
  const edge = <Picture source={source} alt="" sizes={SIZES.whole} />
  return (
    <div className={styles.ground}>
      <span>{edge}</span>
      <span>{edge}</span>
    </div>
  )
}

function frameId(place: number): string {
  return `picture-${place + 1}`
}

type ArrowProps = { name: 'back' | 'forward'; label: string; onGo: () => void }

function Arrow({ name, label, onGo }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={label} onClick={onGo}>
      <Icon name={name} />
    </button>
  )
}

type StripProps = { views: readonly View[]; at: number; onGo: (place: number) => void }

/** One link per picture: thumbnails on a large screen, dots on a phone. */
function Strip({ views, at, onGo }: StripProps) {
  return (
    <ol className={styles.strip}>
      {views.map(({ source }, place) => (
        <li key={source}>
          <a
            href={`#${frameId(place)}`}
            aria-label={words.showPicture(place + 1, views.length)}
            aria-current={place === at || undefined}
            onClick={(event) => {
              event.preventDefault()
              onGo(place)
            }}
          >
            <Picture source={source} alt="" sizes={THUMBNAIL} />
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Calls back on a zoom gesture: a two-finger pinch, or Ctrl and the wheel. */
function useZoomGesture(area: RefObject<HTMLElement | null>, onZoom: () => void): void {
  const latest = useRef(onZoom)
  useEffect(() => {
    latest.current = onZoom
  })
  useEffect(() => {
    const shown = area.current
    if (!shown) return undefined
    function onWheel(event: WheelEvent) {
      // A pinch on a trackpad arrives as Ctrl and the wheel, too.
      if (!event.ctrlKey || event.deltaY >= 0) return
      event.preventDefault()
      latest.current()
    }
    function onTouch(event: TouchEvent) {
      if (event.touches.length < 2) return
      event.preventDefault()
      latest.current()
    }
    const listening = new AbortController()
    const options = { passive: false, signal: listening.signal }
    shown.addEventListener('wheel', onWheel, options)
    shown.addEventListener('touchstart', onTouch, options)
    return () => listening.abort()
  }, [area])
}
