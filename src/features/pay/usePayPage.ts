import { useCallback, useEffect, useState } from 'react'
import { payPageOf, storedPayPage } from '#data/orders/payPage.ts'
import { nowAndOnReturn } from '#data/server/onReturn.ts'
import type { PayAnswer } from '#domain/money/payAnswer.ts'
import type { Problem } from '#domain/base/problem.ts'
import { usePageData } from '#ui/state/contexts.ts'

/** `isStale`: computed from what this device stores, because the server is unreachable. */
export type PayState = { answer: PayAnswer; isStale: boolean } | { problem: Problem } | undefined

/** What is due, fetched again when the customer comes back from the UPI app or online. */
export function usePayPage(token: string): [PayState, () => void] {
  const { shop } = usePageData()
  const [state, setState] = useState<PayState>()
  const refresh = useCallback(async () => {
    const result = await payPageOf(token)
    if (result.ok) return setState({ answer: result.value, isStale: false })
    const { problem } = result
    const stored = problem.code === 'notFound' ? undefined : await storedPayPage(token, shop)
    setState((before) => {
      const last = before && 'answer' in before ? before.answer : stored
      return last && problem.code !== 'notFound' ? { answer: last, isStale: true } : { problem }
    })
  }, [token, shop])
  useEffect(() => {
    return nowAndOnReturn(() => void refresh())
  }, [refresh])
  return [state, () => void refresh()]
}
