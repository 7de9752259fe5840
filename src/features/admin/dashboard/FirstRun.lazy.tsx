import { useCallback, useEffect, useState } from 'react'
import { dismissFirstRun, isPasswordChanged, shippedProducts } from '#data/desk/firstRun.ts'
import { ownerOrders } from '#data/desk/orders.ts'
import { ownedProducts } from '#data/desk/products.ts'
import type { OwnedShop } from '#data/desk/replicas/shopReplica.ts'
import { ownedShop } from '#data/desk/shop.ts'
import {
  demoProducts,
  doneSteps,
  FIRST_STEPS,
  hasLaterDemo,
  type FirstStep,
} from '#domain/desk/firstRun.ts'
import type { ProductFields } from '#domain/products/ownedProduct.ts'
import { firstRun } from '#copy/desk/firstRun.ts'
import { notify } from '#ui/notices/notify.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths, type Place } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from '#features/admin/parts/parts.module.css'
import own from './FirstRun.module.css'
import { UndoBar } from '#features/admin/parts/UndoBar.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'
import { RemoveDemo } from './RemoveDemo.tsx'

/**
 * Where each step is done, with the name of its field as the hash; demo products are removed from
 * the list itself.
 */
const PLACES: Record<Exclude<FirstStep, 'demo'>, Place> = {
  password: `${paths.adminPage('settings')}#password`,
  name: `${paths.adminPage('settings')}#name`,
  whatsappNumber: `${paths.adminPage('settings')}#whatsappNumber`,
  hours: `${paths.adminPage('settings')}#hours`,
  product: `${paths.adminPage('products')}#add`,
}

type Undo = { text: string; onUndo: () => Promise<void> }

/**
 * The setup checklist of a new house, ticked by its records; hidden once everything is done or it
 * was dismissed.
 */
export function FirstRun({ owned }: { owned: OwnedShop }) {
  const products = useRows(ownedProducts)
  const orders = useRows(ownerOrders)
  const passwordChanged = useLive(isPasswordChanged) ?? true
  const shipped = useShippedProducts(hasLaterDemo(products))
  const [undo, setUndo] = useState<Undo>()
  const over = useCallback(() => setUndo(undefined), [])
  if (!shipped) return null
  const { shop } = owned
  const demo = demoProducts(products, orders, shipped)
  const done = doneSteps({ passwordChanged, shop, products, demo })

  async function dismiss() {
    const saved = await dismissFirstRun(owned, true)
    if (!saved.ok) return notify(firstRun.dismissFailed)
    setUndo({ text: firstRun.dismissed, onUndo: bringBack })
  }

  async function bringBack() {
    const [now = owned] = ownedShop.rows.current() ?? []
    const saved = await dismissFirstRun(now, false)
    notify(saved.ok ? firstRun.shown : firstRun.showFailed)
  }

  return (
    <>
      {!shop.firstRunDismissed && done.size < FIRST_STEPS.length && (
        <section className="card stack" aria-labelledby="first-run">
          <div className={own.head}>
            <h2 id="first-run">{firstRun.title}</h2>
            <button type="button" className={styles.textButton} onClick={() => void dismiss()}>
              {firstRun.dismiss}
            </button>
          </div>
          <p className="hint" role="status">
            {firstRun.progress(done.size, FIRST_STEPS.length)}
          </p>
          <ol className={own.steps}>
            {FIRST_STEPS.map((step) => (
              <li key={step} data-done={done.has(step) || undefined}>
                <span className={own.mark}>{done.has(step) && <Icon name="check" />}</span>
                {done.has(step) ? (
                  <span>
                    <span className="visually-hidden">{firstRun.done}</span> {firstRun.steps[step]}
                  </span>
                ) : step === 'demo' ? (
                  <RemoveDemo demo={demo} onRemoved={setUndo} />
                ) : (
                  <Link className={styles.textButton} to={PLACES[step]}>
                    {firstRun.steps[step]}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      {undo && (
        <UndoBar
          key={undo.text}
          text={undo.text}
          onUndo={() => {
            over()
            void undo.onUndo()
          }}
          onOver={over}
        />
      )}
    </>
  )
}

const NONE: ReadonlyMap<string, ProductFields> = new Map()

/** The demo products as shipped; undefined while loading. */
function useShippedProducts(wanted: boolean) {
  const [shipped, setShipped] = useState<ReadonlyMap<string, ProductFields>>()
  useEffect(() => {
    if (!wanted) return undefined
    let mounted = true
    void shippedProducts().then((found) => mounted && setShipped(found))
    return () => {
      mounted = false
    }
  }, [wanted])
  return wanted ? shipped : NONE
}
