import { common } from '#copy/base/frame.ts'

/** Holds the place of a page that is on its way; it says so where that takes a while. */
export function PageSkeleton() {
  return (
    <div className="page page-coming" aria-busy="true">
      <p role="status">{common.loading}</p>
    </div>
  )
}
