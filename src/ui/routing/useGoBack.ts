import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from './paths.ts'

/** Goes back to the previous page of the shop, or home if the visit started here. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const stepBack = useStepBack()
  return () => void (hasPageBefore() ? stepBack() : navigate(paths.home))
}

/** Presses within this many milliseconds of each other count as one step. */
const DOUBLE_PRESS_MS = 500

/** Goes one step back in the history, even if pressed several times in quick succession. */
export function useStepBack(): () => void {
  const navigate = useNavigate()
  const pressedAt = useRef(-Infinity)
  return () => {
    const before = pressedAt.current
    pressedAt.current = performance.now()
    if (pressedAt.current - before > DOUBLE_PRESS_MS) void navigate(-1)
  }
}

/**
 * Whether the previous history entry is a page of the shop. The router counts only pages since the
 * document was loaded; for earlier ones ask the Navigation API or, without it, the referrer.
 */
function hasPageBefore(): boolean {
  const state: unknown = history.state
  const isRouted =
    typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
  if (isRouted) return true
  // Lists only entries of the shop's own origin that follow each other.
  if ('navigation' in globalThis) return navigation.canGoBack
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`)
}
