const RENDERER = /\/react-dom\/cjs\/react-dom-client\.(production|development)\.js$/

/** Never reached without the parts of React that the shop does not use. */
const UNREACHED = [
  // <ViewTransition>
  'startViewTransition',
  'commitAfterMutationEffectsOnFiber',
  'getViewTransitionName',
  'getViewTransitionClassName',
  'applyViewTransitionToHostInstances',
  'measureViewTransitionHostInstancesRecursive',
  'scheduleViewTransitionEvent',
  'createViewTransitionInstance',
  // <Fragment ref>
  'FragmentInstance',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  // <style precedence>, <script async>; preload() and its like, which only the server calls
  'preload',
  'preconnectAs',
  'acquireResource',
  'preloadResourceAndSuspendIfNeeded',
  'suspendResource',
  'insertSuspendedStylesheets',
  'preloadStylesheet',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'preloadModule',
  // <SuspenseList>, <Activity>, useActionState()
  'updateSuspenseListComponent',
  'updateActivityComponent',
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
]

/** Called with every commit, to look for a <ViewTransition>. */
const IDLE = [
  'trackEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'getStackByFiberInDevAndProd',
]

/** Assigned to the prototype, which the bundler takes for use. */
const FRAGMENT_METHOD = /^FragmentInstance\.prototype\.\w+ = function [\s\S]*?^\};$/gm

/** How many of them the pinned version has. */
const FRAGMENT_METHODS = 12

const LEFT_OUT = 'function leftOut() { throw Error("Not in the shop\'s build of React"); }'

/**
 * Leaves out of React's renderer what the shop does not use: it is one module, which the bundler
 * cannot split. Lint refuses these parts in the shop's sources (`LEFT_OUT_OF_REACT` in
 * tools/lint/layers.js). A version that the names do not fit fails the build.
 * @returns {import('vite').Plugin}
 */
export function lightRenderer() {
  /** @type {string[]} */
  const missing = []
  let found = false
  return {
    name: 'light-renderer',
    apply: 'build',
    transform(code, id) {
      const [, variant] = RENDERER.exec(id) ?? []
      if (variant === undefined) return undefined
      found = true
      if (variant === 'development') return undefined // development build: left unchanged
      const methods = code.match(FRAGMENT_METHOD)?.length ?? 0
      if (methods !== FRAGMENT_METHODS) missing.push(`${FRAGMENT_METHODS} methods of a fragment`)
      const lighter = [...UNREACHED, ...IDLE].reduce(
        (text, name) => {
          const whole = functionNamed(name)
          if (!whole.test(text)) missing.push(name)
          const body = IDLE.includes(name) ? '' : ' leftOut(); '
          return text.replace(whole, `function ${name}() {${body}}`)
        },
        code.replace(FRAGMENT_METHOD, ''),
      )
      return { code: `${lighter}\n${LEFT_OUT}\n`, map: null }
    },
    buildEnd(error) {
      if (error || (found && missing.length === 0)) return
      this.error(`React's renderer has changed: it has no ${missing.join(', ')}.`)
    },
  }
}

/** A function of the module's own, as React's build formats it. @param {string} name */
function functionNamed(name) {
  return new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}$`, 'm')
}
