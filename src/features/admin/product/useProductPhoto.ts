import { useState } from 'react'
import type { PhotoChange } from '#data/desk/edits/storedPhoto.ts'

type Pictures = {
  /** URL of the uploaded photo, or empty. */
  uploaded: string
  /** The content of the form's picture URL field. */
  address: string
  onNoAddress: () => void
}

/** The picture in the product form: the one shown, and the pending change to the photo. */
export function useProductPhoto({ uploaded, address, onNoAddress }: Pictures) {
  const [photo, setPhoto] = useState<PhotoChange>()
  const [first] = useState(address)
  const uploadedShown = photo === 'none' ? '' : uploaded

  /** Sets a new photo; `none` removes what is shown: the photo, or else the URL. */
  function changePhoto(to: PhotoChange) {
    if (to === 'none' && !(photo instanceof Blob) && uploadedShown === '') onNoAddress()
    setPhoto(to === 'none' && uploaded === '' ? undefined : to)
  }

  // Don't request a URL that is still being typed.
  return { photo, changePhoto, shown: uploadedShown || (address === first ? address : '') }
}
