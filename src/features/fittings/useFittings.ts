import { useCallback, useEffect, useMemo, useState } from 'react'
import { liveFittings, refreshFittings, type KnownFittings } from '#data/orders/fittings.ts'
import { nowAndOnReturn } from '#data/server/onReturn.ts'
import type { Problem } from '#domain/base/problem.ts'
import { useLive } from '#ui/state/useLive.ts'

type FittingsState = {
  known: KnownFittings | undefined
  /** Why the last request failed. */
  problem: Problem | undefined
  retry: () => void
}

/** The fittings behind a token, fetched again when the page is shown again or back online. */
export function useFittings(token: string): FittingsState {
  const known = useLive(useMemo(() => liveFittings(token), [token]))
  const [problem, setProblem] = useState<Problem>()
  const refresh = useCallback(async () => {
    const refreshed = await refreshFittings(token)
    setProblem(refreshed.ok ? undefined : refreshed.problem)
  }, [token])
  useEffect(() => {
    return nowAndOnReturn(() => void refresh())
  }, [refresh])
  return { known, problem, retry: () => void refresh() }
}
