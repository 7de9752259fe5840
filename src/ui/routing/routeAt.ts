import { matchPath } from 'react-router-dom'

/** The first route that matches an address; the order of the routes is their priority. */
export function routeAt<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null)
}
