import { lazy, useState, type FunctionComponent } from 'react'
import { PageAway } from './PageAway.tsx'

type Load = () => Promise<FunctionComponent>

/**
 * A page whose chunk loads on navigation. If that fails it says so and can be retried; React's own
 * `lazy` never retries a failed load.
 */
export function onDemand(load: Load): FunctionComponent {
  let Page = fetched(load)
  return function OnDemand() {
    const [, setTries] = useState(0)
    function again() {
      Page = fetched(load)
      setTries((tries) => tries + 1)
    }
    return <Page onAgain={again} />
  }
}

function fetched(load: Load) {
  return lazy(async (): Promise<{ default: FunctionComponent<{ onAgain: () => void }> }> => {
    // The previous page stays meanwhile; if that takes a while, a line at the top shows progress.
    const { dataset } = document.documentElement
    dataset['coming'] = ''
    const page = await load().catch(() => PageAway)
    delete dataset['coming']
    return { default: page }
  })
}
