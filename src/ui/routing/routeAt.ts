import { matchPath } from 'react-router-dom'

/** The first of the routes that an address is one of: their order is their rank. */
export function routeAt<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null)
}
