import { alerts, setAlerts } from '#data/desk/alerts.ts'
import { adminSettings } from '#copy/desk/admin.ts'
import { notify } from '#ui/notices/notify.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from '#features/admin/parts/parts.module.css'
import { chime } from '#features/admin/parts/chime.ts'

const OFF = { sound: false, notification: false }

/** How this tablet announces a new order. Browsers show the permission prompt only after a tap. */
export function AlertSettings() {
  const chosen = useLive(alerts) ?? OFF

  function setSound(sound: boolean) {
    setAlerts({ ...chosen, sound })
    if (sound) chime()
  }

  async function setNotification(on: boolean) {
    const allowed = on && 'Notification' in window ? await Notification.requestPermission() : ''
    if (on && allowed !== 'granted') notify(adminSettings.notificationRefused)
    setAlerts({ ...chosen, notification: on && allowed === 'granted' })
  }

  return (
    <section className="card stack">
      <h2>{adminSettings.alerts}</h2>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={chosen.sound}
          onChange={({ target }) => setSound(target.checked)}
        />
        {adminSettings.sound}
      </label>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={chosen.notification}
          onChange={({ target }) => void setNotification(target.checked)}
        />
        {adminSettings.notification}
      </label>
    </section>
  )
}
