/** Names for React's own tools, on the parts of the router: `Link.displayName = "Link";` */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm

/** Parts that a build may leave out, but for not knowing that making them has no effect. */
const MADE = /= (React\d*\.(?:forwardRef|createContext|createElement|memo)\()/g

/**
 * Lets the build leave out what the shop does not use of the router: its forms, its own links and
 * what it preloads for its framework. The router is one module, and a name written onto a part
 * counts as a use of it.
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
