import { useMemo } from 'react'
import { liveProducts } from '#data/catalogue/catalogue.ts'
import { homeShelfOf, type HomeShelf } from '#domain/shop/homeShelf.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'

const NOTHING: HomeShelf = { occasions: [], outfits: [], cloths: [] }

/**
 * The products on the home page: as the server chose them, or chosen from this device's catalogue.
 */
export function useHomeShelf(): HomeShelf {
  const { homeShelf, shop } = usePageData()
  const rows = useLive(liveProducts)
  return useMemo(() => {
    return homeShelf ?? (rows ? homeShelfOf(rows, shop.home) : NOTHING)
  }, [homeShelf, rows, shop.home])
}
