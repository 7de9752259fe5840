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
    const observer = new ResizeObserver(() =>
      page.setProperty('--notices', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
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
