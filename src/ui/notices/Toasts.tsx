import { toastModule } from './notify.ts'
import { useLive } from '#ui/state/useLive.ts'

/** The place for notices; empty until the toast module has loaded. */
export function Toasts() {
  const loaded = useLive(toastModule)
  return loaded && <loaded.ToastList />
}
