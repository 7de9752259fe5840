import { useContext, type ComponentProps, type MouseEvent } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'
import type { Place } from '#ui/routing/paths.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: Place
  /** Replaces the current history entry. */
  replace?: boolean
  /** The history state for the next page. */
  state?: unknown
}

/**
 * A link within the shop. The router's own `Link` adds 4 kB of preloading for its framework, and its
 * hooks for links resolve each address against the routes, which here always begins at the root.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !opensHere(event)) return
        event.preventDefault()
        // As in any browser, a link to the open page adds nothing to the history.
        const isOpen = to === location.pathname + location.search + location.hash
        if (replace ?? isOpen) navigator.replace(to, state)
        else navigator.push(to, state)
      }}
    />
  )
}

/** Whether the browser would open the link in this tab. */
export function opensHere(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !isModified
}
