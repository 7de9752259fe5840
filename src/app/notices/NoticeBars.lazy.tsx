import { useEffect, useRef } from 'react'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import styles from './notices.module.css'
import { StorageNotice } from './StorageNotice.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'
import { WaitingNotice } from './WaitingNotice.tsx'

/**
 * The shop-wide notices at the bottom of the screen: connection, storage, a new version. Publishes
 * its height as `--notices`, so other bottom-aligned elements sit above it.
 */
export function NoticeBars() {
  const bars = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bars.current
    if (!element) return
    const page = document.documentElement.style
    let frame = 0
    const publish = () => page.setProperty('--notices', `${element.offsetHeight}px`)
    // Publishing at once can resize the bars again within the same frame, which browsers report as
    // an error ("ResizeObserver loop").
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(publish)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      page.removeProperty('--notices')
    }
  }, [])
  return (
    <div ref={bars} className={styles.bars}>
      <WaitingNotice />
      <ConnectionNotice />
      <StorageNotice />
      <UpdateNotice />
    </div>
  )
}
