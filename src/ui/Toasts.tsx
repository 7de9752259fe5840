import { useToaster } from 'react-hot-toast/headless'
import { TOAST_DURATIONS_MS, TOAST_LIMIT } from './notify.ts'
import styles from './Toasts.module.css'

const OPTIONS = {
  blank: { duration: TOAST_DURATIONS_MS.blank },
  error: { duration: TOAST_DURATIONS_MS.error },
  success: { duration: TOAST_DURATIONS_MS.success },
  loading: { duration: TOAST_DURATIONS_MS.loading },
  custom: { duration: TOAST_DURATIONS_MS.custom },
}

/**
 * The notices at the top right (spec section 8), in our own markup so that no style is injected.
 * Taps go through them, to what lies below.
 */
export function Toasts() {
  const { toasts } = useToaster(OPTIONS)
  return (
    <div className={styles.toasts}>
      {toasts
        .filter(({ visible }) => visible)
        .slice(0, TOAST_LIMIT)
        .map((toast) => (
          <div
            key={toast.id}
            className={styles.toast}
            data-kind={toast.type}
            role={toast.type === 'error' ? 'alert' : 'status'}
          >
            {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
          </div>
        ))}
    </div>
  )
}
