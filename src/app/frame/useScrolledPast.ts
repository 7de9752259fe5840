import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled past `pixels`; always false on the server. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    follow,
    () => scrollY > pixels,
    () => false,
  )
}

function follow(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}
