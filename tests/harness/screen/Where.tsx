import { useLocation } from 'react-router-dom'

/** Shows the current location to a test, as the element named `where`. */
export function Where() {
  const { pathname, search, ...location } = useLocation()
  const state: unknown = location.state
  return (
    <output aria-label="where" data-state={JSON.stringify(state)}>
      {pathname + search}
    </output>
  )
}
