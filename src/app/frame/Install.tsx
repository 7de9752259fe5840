import { useLazy } from '#ui/state/useLazy.ts'
import { useLive } from '#ui/state/useLive.ts'
import { installOffer } from '#app/install/installOffer.ts'

/** The offer to add the shop to the home screen, where the device supports it. */
export function Install() {
  const offer = useLive(installOffer) ?? 'none'
  const later = useLazy(offer !== 'none', loadQuestion)
  return later && offer !== 'none' && <later.InstallQuestion offer={offer} />
}

function loadQuestion() {
  return import('./InstallQuestion.lazy.tsx')
}
