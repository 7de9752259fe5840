import { useEffect } from 'react'
import { onReconnect } from '#data/server/connection.ts'
import { common, offlinePage } from '#copy/base/frame.ts'
import { Button } from '#ui/parts/Button.tsx'

/**
 * Replaces a page that could not be fetched. Retries automatically when the server is reachable
 * again.
 */
export function PageAway({ onAgain, onTap }: { onAgain: () => void; onTap: () => void }) {
  useEffect(() => {
    return onReconnect(onAgain)
  }, [onAgain])
  return (
    <div className="page-narrow">
      <div className="notice" role="alert">
        <h1>{offlinePage.title}</h1>
        <p>{offlinePage.text}</p>
        <Button onClick={onTap}>{common.retry}</Button>
      </div>
    </div>
  )
}
