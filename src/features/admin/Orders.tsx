import { ownerOrders } from '#data/adminOrders.ts'
import { adminOrders } from '#copy/adminOrders.ts'
import { deskPages } from '#copy/deskTitles.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Head } from '#ui/Head.tsx'
import { paths } from '#ui/paths.ts'
import { saveFile } from '#ui/saveFile.ts'
import styles from './admin.module.css'
import { Books } from './Books.tsx'
import { OrderBoard } from './OrderBoard.tsx'
import { ordersCsv } from './ordersCsv.ts'
import { OrderTable } from './OrderTable.tsx'
import { OrderTools } from './OrderTools.tsx'
import { useOrderList } from './useOrderList.ts'
import { isoDay } from './when.ts'

/** The orders of the house, as a board by status or as a list. */
export function Orders() {
  const list = useOrderList()
  const { found, view, asked } = list
  return (
    <>
      <Head copy={deskPages.orders} />
      <div className={styles.head}>
        <h1>{adminOrders.title}</h1>
        <div className="row">
          <Button
            look="quiet"
            onClick={() => saveFile(`orders-${isoDay(new Date())}.csv`, ordersCsv(found))}
          >
            {adminOrders.exportCsv}
          </Button>
          <ButtonLink to={paths.adminOrder('new')}>{adminOrders.counter}</ButtonLink>
        </div>
      </div>
      <OrderTools list={list} />
      <Books of={ownerOrders} loading={adminOrders.loading} problem="unreachable">
        {found.length === 0 && <p role="status">{adminOrders.empty}</p>}
        {found.length > 0 && view === 'board' && <OrderBoard orders={found} asked={asked} />}
        {found.length > 0 && view === 'list' && <OrderTable orders={found} asked={asked} />}
      </Books>
    </>
  )
}
