const ROUTER = /\/react-router\/dist\/.*\.mjs$/

/** Names for React DevTools, on the parts of the router: `Link.displayName = "Link";` */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm

/** Calls that have no side effects, which the bundler cannot know. */
const MADE = /= (React\d*\.(?:forwardRef|createContext|createElement|memo)\()/g

/** How many of them the pinned version has. */
const PARTS = { names: 15, calls: 17 }

/**
 * Makes the router's unused parts tree-shakeable: its forms, its own links, and its framework's
 * preloading. The router is one module, and assigning a name to a part counts as using it. A
 * version that the patterns do not fit fails the build.
 * @returns {import('vite').Plugin}
 */
export function lightRouter() {
  const found = { names: 0, calls: 0 }
  return {
    name: 'light-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return undefined
      found.names += code.match(DISPLAY_NAME)?.length ?? 0
      found.calls += code.match(MADE)?.length ?? 0
      return {
        code: code.replace(DISPLAY_NAME, '').replace(MADE, '= /* @__PURE__ */ $1'),
        map: null,
      }
    },
    buildEnd(error) {
      if (error || (found.names === PARTS.names && found.calls === PARTS.calls)) return
      this.error(
        `The router has changed: it has ${JSON.stringify(found)} instead of ${JSON.stringify(PARTS)}.`,
      )
    },
  }
}
