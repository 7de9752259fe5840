import { healthReasons } from '#copy/desk/health.ts'
import styles from './AdminFrame.module.css'
import { useServerHealth } from './useServerHealth.ts'

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
