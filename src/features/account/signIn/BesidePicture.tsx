import type { ReactNode } from 'react'
import { Picture } from '#ui/parts/Picture.tsx'
import { WithoutScript } from '#ui/parts/WithoutScript.tsx'
import styles from './besidePicture.module.css'

/** A short form, with a picture beside it on large screens; phones do not load the picture. */
export function BesidePicture({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Picture source="/pictures/gallery-fabrics" alt="" sizes="50vw" />
      </div>
      <div className={`page-narrow stack ${styles.form}`}>
        <WithoutScript />
        {children}
      </div>
    </div>
  )
}
