const RENDERER = /\/react-dom\/cjs\/react-dom-client\.(production|development)\.js$/

/** `SuspenseException = Error(formatProdErrorMessage(460))`, while the module is evaluated. */
const SENTINEL =
  /\b((?:Suspense|Selective|Hydration)\w*Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/** How many of them the pinned version has. */
const SENTINELS = 5

/**
 * Creates the errors that React's renderer throws to itself without a stack. React only compares
 * them, and creates them while its module is evaluated. With DevTools attached, which is how
 * Lighthouse measures, V8 then parses the whole module a second time to find their line: 170 to 220
 * ms on a processor four times slower. A version that the pattern does not fit fails the build.
 * @returns {import('vite').Plugin}
 */
export function stacklessSentinels() {
  /** @type {number | undefined} */
  let found
  return {
    name: 'stackless-sentinels',
    apply: 'build',
    transform(code, id) {
      const [, variant] = RENDERER.exec(id) ?? []
      if (variant === undefined) return undefined
      if (variant === 'development') {
        found = SENTINELS // development build: left unchanged
        return undefined
      }
      found = code.match(SENTINEL)?.length ?? 0
      return {
        code: code.replace(
          SENTINEL,
          '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
        ),
        map: null,
      }
    },
    buildEnd(error) {
      if (error || found === SENTINELS) return
      this.error(
        `React's renderer has changed: it has ${found ?? 'no'} errors of its own instead of ${SENTINELS}.`,
      )
    },
  }
}
