import { lazy, useLayoutEffect, useState, type FunctionComponent } from 'react'
import { ping } from '#data/server/reachability.ts'
import { onReconnect } from '#data/server/connection.ts'
import { common, offlinePage } from '#copy/base/frame.ts'
import { Button } from '#ui/parts/Button.tsx'

type Load = () => Promise<FunctionComponent>

type PageProps = { onAgain: () => void; onTap: () => void }

/**
 * A page whose chunk loads on navigation. If that fails it says so and can be retried; React's own
 * `lazy` never retries a failed load. When a tap on "Try again" fails although the server responds,
 * the chunk is of a version that is no longer deployed: reloading gets the current one.
 */
export function lazyPage(load: Load): FunctionComponent {
  let Page = fetched(load)
  return function OnDemand() {
    const [, setTries] = useState(0)
    function again(load: Load) {
      Page = fetched(load)
      setTries((tries) => tries + 1)
    }
    return <Page onAgain={() => again(load)} onTap={() => again(() => orReload(load))} />
  }
}

async function orReload(load: Load): Promise<FunctionComponent> {
  try {
    return await load()
  } catch (error) {
    if (await ping()) location.reload()
    throw error
  }
}

function fetched(load: Load) {
  return lazy(async (): Promise<{ default: FunctionComponent<PageProps> }> => {
    // The previous page stays meanwhile; if that takes a while, a line at the top shows progress.
    const { dataset } = document.documentElement
    dataset['coming'] = ''
    const page = await load().catch(() => PageUnavailable)
    delete dataset['coming']
    return { default: page }
  })
}

/**
 * Replaces a page that could not be fetched. Retries automatically when the server is reachable
 * again.
 */
function PageUnavailable({ onAgain, onTap }: { onAgain: () => void; onTap: () => void }) {
  // A layout effect, because a reconnect between render and a passive effect would be missed.
  useLayoutEffect(() => {
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
