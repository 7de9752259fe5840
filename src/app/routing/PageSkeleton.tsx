import { common } from '#copy/base/frame.ts'

/** Placeholder for a page that is loading; says so if that takes a while. */
export function PageSkeleton() {
  return (
    <div className="page page-coming" aria-busy="true">
      <p role="status">{common.loading}</p>
    </div>
  )
}
