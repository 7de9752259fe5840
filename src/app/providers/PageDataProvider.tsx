import { useMemo, type ReactNode } from 'react'
import { shopAfter } from '#data/shop/shop.ts'
import type { PageData } from '#domain/shop/pageData.ts'
import { PageDataContext } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'

type Props = { data: PageData; children: ReactNode }

/**
 * The data embedded in the page. The shop settings are the newer of those in the page and those
 * this device has received since: a cached page and the empty shell may be out of date.
 */
export function PageDataProvider({ data, children }: Props) {
  const newer = useLive(useMemo(() => shopAfter(data.seq), [data.seq]))
  const current = useMemo(() => (newer ? { ...data, shop: newer.shop } : data), [data, newer])
  return <PageDataContext value={current}>{children}</PageDataContext>
}
