import { common } from '#copy/frame.ts'

/** Holds the place of a page that is on its way. */
export function PageSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <p className="visually-hidden" role="status">
        {common.loading}
      </p>
    </div>
  )
}
