import { useEffect, useRef } from 'react'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import styles from './notices.module.css'
import { StorageNotice } from './StorageNotice.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'
import { WaitingNotice } from './WaitingNotice.tsx'

/**
 * What the whole shop has to say, at the foot of the screen: connection, storage, a new version.
 * Whatever else stands at the foot stands above it, by the height told here as `--notices`.
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
