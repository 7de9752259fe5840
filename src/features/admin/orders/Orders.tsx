import { ownerOrders } from '#data/desk/orders.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { deskPages } from '#copy/desk/adminPages.ts'
import { Button, ButtonLink } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { paths } from '#ui/routing/paths.ts'
import { saveFile } from '#ui/device/saveFile.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { OrderBoard } from './OrderBoard.tsx'
import { ordersCsv } from './ordersCsv.ts'
import { OrderTable } from './OrderTable.tsx'
import { OrderTools } from './OrderTools.tsx'
import { useOrderList } from './useOrderList.ts'
import { shopToday } from '#ui/workroom/shopToday.ts'

/** All orders, as a board by status or as a list. */
export function Orders() {
  const list = useOrderList()
  const { found, view, listKey } = list
  return (
    <>
      <Head copy={deskPages.orders} />
      <div className={styles.head}>
        <h1>{adminOrders.title}</h1>
        <div className="row">
          <Button
            look="quiet"
            onClick={() => saveFile(`orders-${shopToday()}.csv`, ordersCsv(found))}
          >
            {adminOrders.exportCsv}
          </Button>
          <ButtonLink to={paths.adminOrder('new')}>{adminOrders.counter}</ButtonLink>
        </div>
      </div>
      <OrderTools list={list} />
      <ReplicaGate of={ownerOrders} loading={adminOrders.loading} problem="unreachable">
        {found.length === 0 && (
          <div className="notice" role="status">
            <p>{adminOrders.empty}</p>
          </div>
        )}
        {view === 'board' && <OrderBoard orders={found} listKey={listKey} />}
        {found.length > 0 && view === 'list' && <OrderTable orders={found} listKey={listKey} />}
      </ReplicaGate>
    </>
  )
}
