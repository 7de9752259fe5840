/** Shown when something was queued instead of sent. */
export const savedForLater = 'Saved on this device. We will send it when you are online.'
