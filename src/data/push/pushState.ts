/**
 * Whether this device is subscribed, or why it cannot be. `installFirst`: an iPhone or iPad
 * receives pushes only for apps on its home screen.
 */
export type PushState = 'on' | 'off' | 'blocked' | 'installFirst' | 'unsupported'

/** @param isFollowed whether the device is subscribed to it */
export function pushState(isFollowed: boolean): PushState {
  const { navigator } = globalThis
  const can = 'serviceWorker' in navigator && 'PushManager' in globalThis
  if (!can || !('Notification' in globalThis)) return isTabOnIos() ? 'installFirst' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return isFollowed && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Only iOS has `standalone`: true on the home screen, false in a tab. */
function isTabOnIos(): boolean {
  return 'standalone' in globalThis.navigator && globalThis.navigator.standalone === false
}
