import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { liveShop } from '#data/shop/shop.ts'
import { PageDataContext } from '#ui/state/contexts.ts'
import type { PageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'

type Props = { data: PageData; children: ReactNode }

/**
 * What came with the page. The house's settings are the newer of those in the page and those that
 * this device has heard since: a page out of the cache and the empty shell may be behind.
 */
export function PageDataProvider({ data, children }: Props) {
  const heard = useLive(liveShop)
  const current = useMemo(
    () => (heard && heard.seq > (data.seq ?? -1) ? { ...data, shop: heard.shop } : data),
    [data, heard],
  )
  return <PageDataContext value={current}>{children}</PageDataContext>
}
