import { useMemo } from 'react'
import { liveProducts } from '#data/catalogue/catalogue.ts'
import { homeShelfOf, type HomeShelf } from '#domain/shop/homeShelf.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'

const NOTHING: HomeShelf = { occasions: [], outfits: [], cloths: [] }

/** What the home page shows of the shelf: as the server chose it, or from this device's products. */
export function useHomeShelf(): HomeShelf {
  const { homeShelf, shop } = usePageData()
  const rows = useLive(liveProducts)
  return useMemo(() => {
    return homeShelf ?? (rows ? homeShelfOf(rows, shop.home) : NOTHING)
  }, [homeShelf, rows, shop.home])
}
