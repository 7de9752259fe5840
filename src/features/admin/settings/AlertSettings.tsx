import { alerts, setAlerts } from '#data/desk/alerts.ts'
import { followed } from '#data/push/followed.ts'
import { followDesk, unfollowDesk } from '#data/push/push.ts'
import { pushState } from '#data/push/pushState.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from '#features/admin/parts/parts.module.css'
import { chime } from '#features/admin/parts/chime.ts'

/**
 * How this device announces a new order: with a sound while the desk is open, with a notification also
 * while it is closed. Browsers ask for the permission only after a tap.
 */
export function AlertSettings() {
  const sound = useLive(alerts)?.sound ?? false
  const [, run] = useBusy()
  const state = pushState(useLive(followed)?.desk ?? false)
  const isPossible = state === 'on' || state === 'off'

  function setSound(next: boolean) {
    setAlerts({ sound: next })
    if (next) chime()
  }

  function setNotification(on: boolean) {
    run(async () => {
      if (!on) return unfollowDesk()
      const done = await followDesk()
      if (!done.ok) notifyProblem(done.problem)
    })
  }

  return (
    <section className="card stack">
      <h2>{adminSettings.alerts}</h2>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={sound}
          onChange={({ target }) => setSound(target.checked)}
        />
        {adminSettings.sound}
      </label>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={state === 'on'}
          disabled={!isPossible}
          aria-describedby="notification-hint"
          onChange={({ target }) => setNotification(target.checked)}
        />
        {adminSettings.notification}
      </label>
      <p className="hint" id="notification-hint">
        {adminSettings.notificationHints[state]}
      </p>
    </section>
  )
}
