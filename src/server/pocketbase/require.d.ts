/** The bundle of `src/server`. Each of PocketBase's JavaScript engines loads its own. */
declare function require(path: `${string}/built/server.js`): typeof import('../main.ts')
/** The handler of every write to a synced collection. */
declare function require(path: `${string}/built/commitOrder.js`): typeof import('./commitOrder.ts')
/** The curve of the signatures that push services check. */
declare function require(path: `${string}/built/p256.js`): typeof import('../push/p256.ts')
/** The page renderer, the server entry of `src/app`. */
declare function require(path: `${string}/built/pages.js`): {
  render(url: string, data: unknown): string
}
/** The parts of `pb_hooks/main.pb.js`. */
declare function require(path: `${string}/hooks/${string}.js`): unknown
