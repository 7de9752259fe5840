import { notices } from './notify.ts'
import { useLive } from '#ui/state/useLive.ts'

/** Where notices appear, once there has been one to show. */
export function Toasts() {
  const loaded = useLive(notices)
  return loaded && <loaded.ToastList />
}
