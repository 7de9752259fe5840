import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react'
import type { PhotoChange } from '#data/desk/edits/storedPhoto.ts'
import { productForm } from '#copy/desk/adminProducts.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from './PhotoField.module.css'
import { shrinkPhoto } from './shrinkPhoto.ts'

type PhotoFieldProps = {
  /** URL of the product's current picture, or empty. */
  shown: string
  onChange: (photo: PhotoChange) => void
  /** Called with true while a photo is made smaller, which takes seconds for a large one. */
  onPreparing: (preparing: boolean) => void
}

/** A photo from a file, the tablet's camera or a drop; shrunk on the device. */
export function PhotoField({ shown, onChange, onPreparing }: PhotoFieldProps) {
  const id = useId()
  const preview = useRef<HTMLDivElement>(null)
  const latest = useRef(0)
  const [file, setFile] = useState<File>()
  const [place, setPlace] = useState(0.5)
  const [kilobytes, setKilobytes] = useState(0)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState(false)

  async function preparePhoto(chosen: File | undefined, at: number) {
    if (!chosen) return
    const turn = (latest.current += 1)
    if (chosen === file) setPlace(at)
    onPreparing(true)
    const photo = await shrinkPhoto(chosen, at)
    // Removed, or another one chosen meanwhile.
    if (turn !== latest.current) return
    onPreparing(false)
    setRefused(!photo)
    if (!photo) return
    setFile(chosen)
    setPlace(at)
    setKilobytes(Math.max(1, Math.round(photo.blob.size / 1000)))
    preview.current?.replaceChildren(photo.canvas)
    onChange(photo.blob)
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    void preparePhoto(target.files?.[0], 0.5)
    // So that the same file can be chosen again after it was removed.
    target.value = ''
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void preparePhoto(event.dataTransfer.files[0], 0.5)
  }

  function remove() {
    latest.current += 1
    onPreparing(false)
    setFile(undefined)
    setRefused(false)
    preview.current?.replaceChildren()
    onChange('none')
  }

  return (
    <fieldset
      className={styles.photo}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="label">{productForm.photo}</legend>
      <div className={styles.frame}>
        <div ref={preview} hidden={!file} />
        {!file && shown && <Picture source={shown} alt="" sizes="9rem" />}
        {!file && !shown && <span className={styles.empty}>{productForm.dropPhoto}</span>}
      </div>
      <div className="stack">
        <label className="button" data-look="outline" htmlFor={`${id}-file`}>
          {productForm.choosePhoto}
        </label>
        <input
          id={`${id}-file`}
          className="visually-hidden"
          type="file"
          accept="image/*"
          onChange={choose}
        />
        <label className="button" data-look="outline" htmlFor={`${id}-camera`}>
          {productForm.takePhoto}
        </label>
        <input
          id={`${id}-camera`}
          className="visually-hidden"
          type="file"
          accept="image/*"
          capture="environment"
          onChange={choose}
        />
        {file && (
          <label className="stack">
            <span className="hint">{productForm.photoPlace}</span>
            <input
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={place}
              onChange={({ target }) => void preparePhoto(file, Number(target.value))}
            />
          </label>
        )}
        <p className="hint">{file ? productForm.photoReady(kilobytes) : productForm.photoHint}</p>
        {refused && (
          <p className="problem" role="alert">
            {productForm.photoRefused}
          </p>
        )}
        {(file || shown) && (
          <Button look="quiet" onClick={remove}>
            {productForm.removePhoto}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
