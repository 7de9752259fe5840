import { onPacedReconnect } from './pacedReconnect.ts'

/**
 * Calls back at once, and again whenever the page is shown or the server becomes reachable again, for
 * what may have changed elsewhere meanwhile.
 * @returns a function that ends it
 */
export function nowAndOnReturn(listener: () => void): () => void {
  const onShown = () => document.visibilityState === 'visible' && listener()
  listener()
  document.addEventListener('visibilitychange', onShown)
  const stop = onPacedReconnect(listener)
  return () => {
    document.removeEventListener('visibilitychange', onShown)
    stop()
  }
}
