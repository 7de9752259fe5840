import { useMemo, type ReactNode } from 'react'
import { liveShop } from '#data/shop/shop.ts'
import type { PageData } from '#domain/shop/pageData.ts'
import { PageDataContext } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'

type Props = { data: PageData; children: ReactNode }

/**
 * The data embedded in the page. The shop settings are the newer of those in the page and those
 * this device has received since: a cached page and the empty shell may be out of date.
 */
export function PageDataProvider({ data, children }: Props) {
  const latest = useLive(liveShop)
  const current = useMemo(
    () => (latest && latest.seq > (data.seq ?? -1) ? { ...data, shop: latest.shop } : data),
    [data, latest],
  )
  return <PageDataContext value={current}>{children}</PageDataContext>
}
