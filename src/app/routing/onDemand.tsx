import { lazy, useState } from 'react'
import type { FunctionComponent } from 'react'
import { PageAway } from './PageAway.tsx'

type Load = () => Promise<FunctionComponent>

/**
 * A page that is fetched when somebody goes there. Where it cannot be fetched it says so and is asked
 * for again; what React's own `lazy` has once failed to load it never tries a second time.
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
    // The page before stays until then: where that takes a while, a line at the top says so.
    const { dataset } = document.documentElement
    dataset['coming'] = ''
    const page = await load().catch(() => PageAway)
    delete dataset['coming']
    return { default: page }
  })
}
