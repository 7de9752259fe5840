import { useNavigate } from 'react-router-dom'
import { paths } from './paths.ts'

/** Goes back to the previous page, or home if the visit started here. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  return () => void (hasPageBefore() ? navigate(-1) : navigate(paths.home))
}

/** The router stores the page's index in the history state; the first one is 0. */
function hasPageBefore(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
