import { healthReasons } from '#copy/desk/health.ts'
import styles from './AdminFrame.module.css'
import { useEffect, useState } from 'react'
import { serverHealth } from '#data/desk/serverReports.ts'
import type { HealthReason } from '#domain/base/health.ts'

/** Says what is wrong with the server, so the owner can have it fixed. */
export function ServerStrip() {
  const reasons = useServerHealth()
  if (reasons.length === 0) return null
  return (
    <div className={styles.offline} role="alert">
      {reasons.map((reason) => (
        <p key={reason}>{healthReasons[reason]}</p>
      ))}
    </div>
  )
}

const POLL_EVERY_MS = 60_000

/** The server's health problems, polled every minute while the desk is open. */
function useServerHealth(): readonly HealthReason[] {
  const [reasons, setReasons] = useState<readonly HealthReason[]>([])
  useEffect(() => {
    let mounted = true
    const poll = () => void serverHealth().then((found) => mounted && setReasons(found))
    poll()
    const timer = setInterval(poll, POLL_EVERY_MS)
    return () => {
      mounted = false
      clearInterval(timer)
    }
  }, [])
  return reasons
}
