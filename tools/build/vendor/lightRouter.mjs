/** Names for React DevTools, on the parts of the router: `Link.displayName = "Link";` */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm

/** Calls that have no side effects, which the bundler cannot know. */
const MADE = /= (React\d*\.(?:forwardRef|createContext|createElement|memo)\()/g

/**
 * Makes the router's unused parts tree-shakeable: its forms, its own links, and its framework's
 * preloading. The router is one module, and assigning a name to a part counts as using it.
 * @type {import('vite').Plugin}
 */
export const lightRouter = {
  name: 'light-router',
  apply: 'build',
  transform(code, id) {
    if (!/\/react-router\/dist\/.*\.mjs$/.test(id)) return undefined
    return {
      code: code.replace(DISPLAY_NAME, '').replace(MADE, '= /* @__PURE__ */ $1'),
      map: null,
    }
  },
}
