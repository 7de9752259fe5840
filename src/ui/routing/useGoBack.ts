import { useNavigate } from 'react-router-dom'
import { paths } from './paths.ts'

/** Leads to the page before; without one, as for somebody who followed a link from elsewhere, home. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => void (hasPageBefore() ? navigate(-1) : navigate(paths.home))
}

/** The router counts its pages in the history state; the first one is 0. */
function hasPageBefore(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
