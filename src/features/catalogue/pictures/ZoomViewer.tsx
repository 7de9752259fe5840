import { useLayoutEffect, useRef, useState } from 'react'
import { common } from '#copy/base/frame.ts'
import { product as words } from '#copy/product/product.ts'
import { useModalDialog } from '#ui/notices/modalDialogs.tsx'
import { Icon, type IconName } from '#ui/parts/Icon.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import type { View } from '#ui/pictures/productViews.ts'
import { useZoom } from './useZoom.ts'
import styles from './ZoomViewer.module.css'
import '#ui/notices/dialog.css'
import '#ui/styles/parts/iconButton.css'

export type Zoomed = {
  place: number
  /** Time of the tap that opened it, in milliseconds since the page loaded. */
  openedAt: number
}

type ZoomViewerProps = { views: readonly View[]; zoomed: Zoomed; onClose: () => void }

const STEP = 1.6

/** One picture in full screen, which zooms in until single threads show. */
export function ZoomViewer({ views, zoomed, onClose }: ZoomViewerProps) {
  const [place, setPlace] = useState(zoomed.place)
  const [isTurned, setTurned] = useState(false)
  const dialog = useModalDialog(onClose)
  const area = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { view, step, reset, handlers } = useZoom(area, zoomed.openedAt)
  useLayoutEffect(() => {
    const { x, y, scale } = view
    sheet.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`)
  }, [view])
  const shown = views[place]
  if (!shown) return null

  function turn(by: number) {
    reset()
    setTurned(true)
    setPlace((now) => (now + by + views.length) % views.length)
  }

  return (
    <dialog {...dialog} className={styles.viewer} aria-label={words.lookAt(shown.alt)}>
      <div
        ref={area}
        className={styles.area}
        role="group"
        aria-label={shown.alt}
        aria-description={words.zoomHint}
        tabIndex={0}
        data-near={view.scale > 1 || undefined}
        {...handlers}
      >
        <div ref={sheet} className={styles.sheet}>
          <Picture
            key={shown.source}
            source={shown.source}
            alt={shown.alt}
            sizes="300vw"
            first
            large={shown.isLarge ?? false}
          />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {isTurned && shown.alt}
      </p>
      <div className={styles.tools}>
        {views.length > 1 && (
          <>
            <Tool icon="back" label={words.previous} onUse={() => turn(-1)} />
            <Tool icon="forward" label={words.next} onUse={() => turn(1)} />
          </>
        )}
        <Tool icon="minus" label={words.zoomOut} onUse={() => step(1 / STEP)} />
        <Tool icon="plus" label={words.zoomIn} onUse={() => step(STEP)} />
        <Tool icon="close" label={common.close} onUse={onClose} />
      </div>
    </dialog>
  )
}

function Tool({ icon, label, onUse }: { icon: IconName; label: string; onUse: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onUse}>
      <Icon name={icon} />
    </button>
  )
}
