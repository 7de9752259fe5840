import { useState } from 'react'
import type { PhotoChange } from '#data/desk/edits/executeEdit.ts'

type Pictures = {
  /** Address of the photo that was uploaded, or empty. */
  uploaded: string
  /** What stands in the form's field for the address of a picture. */
  address: string
  onNoAddress: () => void
}

/** The picture in the product form: which one is shown, and what is to become of the photo. */
export function useProductPhoto({ uploaded, address, onNoAddress }: Pictures) {
  const [photo, setPhoto] = useState<PhotoChange>()
  const [first] = useState(address)
  const kept = photo === 'none' ? '' : uploaded

  /** Takes a new photo; `none` takes away what is shown: the photo, else the address. */
  function changePhoto(to: PhotoChange) {
    if (to === 'none' && !(photo instanceof Blob) && kept === '') onNoAddress()
    setPhoto(to === 'none' && uploaded === '' ? undefined : to)
  }

  // An address that is being typed is not asked for.
  return { photo, changePhoto, shown: kept || (address === first ? address : '') }
}
