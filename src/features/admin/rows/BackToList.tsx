import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import styles from '#features/admin/parts/parts.module.css'
import { Link, opensHere } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useStepBack } from '#ui/routing/useGoBack.ts'

/** History state of an order that was opened from the list or the board. */
export const FROM_LIST = { fromList: true } as const

/** Links to the order list: back to the one that the order was opened from, or to a fresh one. */
export function BackToList() {
  const state: unknown = useLocation().state
  const stepBack = useStepBack()
  const isBehind = typeof state === 'object' && state !== null && 'fromList' in state
  function goBack(event: MouseEvent) {
    if (!isBehind || !opensHere(event)) return
    event.preventDefault()
    stepBack()
  }
  return (
    <Link
      className={`${styles.textButton} ${styles.noPrint}`}
      to={paths.adminPage('orders')}
      onClick={goBack}
    >
      {adminOrders.backToList}
    </Link>
  )
}
