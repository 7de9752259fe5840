import { unsupported } from '#copy/base/offline.ts'
import { paths } from '#ui/routing/paths.ts'

/** What a page says in a browser without JavaScript; React renders it on the server only. */
export function WithoutScript() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p>
          {unsupported.withoutScript} <a href={paths.contact}>{unsupported.contact}</a>.
        </p>
      )}
    </noscript>
  )
}
